import { ownTaxFunctions, taxFunctions } from '#bridge/calls/etax/functions.ts';
import { deductionClaim } from '#bridge/calls/etax/records/deduction-claim.ts';
import { deductionClaimWords } from '#bridge/calls/etax/records/deduction-claim.words.ts';
import { otherIncome } from '#bridge/calls/etax/records/other-income.ts';
import { otherIncomeWords } from '#bridge/calls/etax/records/other-income.words.ts';
import { taxpayer } from '#bridge/calls/etax/records/taxpayer.ts';
import { taxpayerWords } from '#bridge/calls/etax/records/taxpayer.words.ts';
import { recordPage } from '#bridge/calls/record/record-page.ts';
import { companyRule } from '#bridge/calls/ruleEngine/records/company-rule.ts';
import { companyRuleWords } from '#bridge/calls/ruleEngine/records/company-rule.words.ts';
import { defineManifest } from '#bridge/methods/manifest.ts';

/** Income tax: the own tax, monthly declarations, taxpayers, special deductions, calculators, rules of law. */
export const manifest = defineManifest({
  code: 'tax',
  name: { 'zh-CN': '个税管理', en: 'Income tax' },
  icon: 'document',
  group: 'time-and-pay',
  order: 50,
  tier: 'in-house',
  entry: 'main.tsx',
  capabilities: [
    {
      capability: 'session.token',
      reason: {
        'zh-CN': '向网关证明当前登录人的身份',
        en: 'Proves who is signed in',
      },
    },
    {
      capability: 'permissions',
      reason: {
        'zh-CN': '只显示当前登录人可以使用的按钮',
        en: 'Shows only the buttons the signed-in person may use',
      },
    },
    {
      capability: 'jobs',
      reason: {
        'zh-CN': '在整个门户中显示算薪、导入和导出的进度',
        en: 'Shows the progress of runs, imports and exports over the whole portal',
      },
    },
    {
      capability: 'tabs',
      reason: {
        'zh-CN': '标记尚未保存的修改',
        en: 'Marks unsaved changes',
      },
    },
    {
      capability: 'dialogs',
      reason: {
        'zh-CN': '操作前请求确认，并提示结果',
        en: 'Asks before a step and says how it went',
      },
    },
    {
      capability: 'navigation',
      reason: {
        'zh-CN': '让列表的筛选、排序和页码可以收藏、后退和恢复',
        en: 'Lets filters, sorting and pages be bookmarked, restored and gone back to',
      },
    },
    {
      capability: 'files',
      reason: {
        'zh-CN': '把导出的文件保存到本机',
        en: 'Saves exported files on the machine',
      },
    },
  ],
  services: [
    {
      service: 'etax',
      reason: {
        'zh-CN': '查询和维护纳税人信息、专项附加扣除和非工资薪金所得，汇总扣缴申报',
        en: 'Reads and changes taxpayers, special deductions and other income, and declares what was withheld',
      },
    },
    {
      service: 'ruleEngine',
      reason: {
        'zh-CN': '查询和维护政策规则，使用薪税计算器',
        en: 'Lists rules of law, keeps those of the company and calculates by them',
      },
    },
    {
      service: 'joyhr',
      reason: { 'zh-CN': '选择员工', en: 'Offers employees to choose from' },
    },
  ],
  pages: [
    {
      code: 'mine',
      name: { 'zh-CN': '我的个税', en: 'My tax' },
      route: '/mine',
      icon: 'document',
      functionId: ownTaxFunctions.mine,
    },
    {
      code: 'declarations',
      name: { 'zh-CN': '扣缴申报', en: 'Tax declarations' },
      route: '/declarations',
      icon: 'approval',
      functionId: taxFunctions.declarations,
      buttons: [
        {
          functionId: taxFunctions['declarations.file'],
          name: { 'zh-CN': '登记申报', en: 'Note a month as filed' },
        },
      ],
    },
    recordPage(taxpayer, taxpayerWords, { code: 'taxpayers', icon: 'person' }),
    recordPage(deductionClaim, deductionClaimWords, { code: 'deductions', icon: 'approval' }),
    recordPage(otherIncome, otherIncomeWords, { code: 'income', icon: 'list' }),
    {
      code: 'calculators',
      name: { 'zh-CN': '薪税计算器', en: 'Calculators' },
      route: '/calculators',
      icon: 'chart',
      functionId: taxFunctions.calculators,
    },
    {
      code: 'rules',
      name: { 'zh-CN': '政策规则', en: 'Rules of law' },
      route: '/rules',
      icon: 'list',
      functionId: taxFunctions.rules,
    },
    recordPage(companyRule, companyRuleWords, { code: 'company-rules', icon: 'list' }),
  ],
});
