import { insuranceFunctions } from '#bridge/calls/insurance/functions.ts';
import { enrolment } from '#bridge/calls/insurance/records/enrolment.ts';
import { enrolmentWords } from '#bridge/calls/insurance/records/enrolment.words.ts';
import { recordPage } from '#bridge/calls/record/record-page.ts';
import { salaryFunctions } from '#bridge/calls/salary/functions.ts';
import { bankTemplate } from '#bridge/calls/salary/records/bank-template.ts';
import { bankTemplateWords } from '#bridge/calls/salary/records/bank-template.words.ts';
import { payEntry } from '#bridge/calls/salary/records/pay-entry.ts';
import { payEntryWords } from '#bridge/calls/salary/records/pay-entry.words.ts';
import { payGroup } from '#bridge/calls/salary/records/pay-group.ts';
import { payGroupWords } from '#bridge/calls/salary/records/pay-group.words.ts';
import { payItem } from '#bridge/calls/salary/records/pay-item.ts';
import { payItemWords } from '#bridge/calls/salary/records/pay-item.words.ts';
import { payOpening } from '#bridge/calls/salary/records/pay-opening.ts';
import { payOpeningWords } from '#bridge/calls/salary/records/pay-opening.words.ts';
import { payPlan } from '#bridge/calls/salary/records/pay-plan.ts';
import { payPlanWords } from '#bridge/calls/salary/records/pay-plan.words.ts';
import { payRaise } from '#bridge/calls/salary/records/pay-raise.ts';
import { payRaiseWords } from '#bridge/calls/salary/records/pay-raise.words.ts';
import { payTest } from '#bridge/calls/salary/records/pay-test.ts';
import { payTestWords } from '#bridge/calls/salary/records/pay-test.words.ts';
import { salaryFile } from '#bridge/calls/salary/records/salary-file.ts';
import { salaryFileWords } from '#bridge/calls/salary/records/salary-file.words.ts';
import { defineManifest } from '#bridge/methods/manifest.ts';

const groups = recordPage(payGroup, payGroupWords, { code: 'groups', icon: 'people' });

/** Pay: salary files, runs, slips, insurance. */
export const manifest = defineManifest({
  code: 'salary',
  name: { 'zh-CN': '薪资管理', en: 'Pay' },
  icon: 'briefcase',
  group: 'time-and-pay',
  order: 40,
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
      service: 'salary',
      reason: {
        'zh-CN': '维护薪资档案、调薪和月度录入，算薪、发放，查看工资单',
        en: 'Looks after salary files, raises and entries; calculates and pays runs; shows payslips',
      },
    },
    {
      service: 'insurance',
      reason: {
        'zh-CN': '查询和维护员工的社保公积金参保信息',
        en: 'Reads and changes where and on what employees are insured',
      },
    },
    {
      service: 'joyhr',
      reason: { 'zh-CN': '选择员工', en: 'Offers employees to choose from' },
    },
    {
      service: 'workflow',
      reason: {
        'zh-CN': '显示单据的审批进度',
        en: 'Shows where the approval of a record is',
      },
    },
  ],
  menus: [
    { code: 'manage', name: { 'zh-CN': '薪资管理', en: 'Pay' }, icon: 'list' },
    {
      code: 'settings',
      name: { 'zh-CN': '薪资设置', en: 'Pay settings' },
      icon: 'list',
      menu: 'manage',
    },
  ],
  pages: [
    {
      code: 'slips',
      name: { 'zh-CN': '我的工资单', en: 'My payslips' },
      route: '/slips',
      icon: 'document',
      functionId: salaryFunctions.slips,
    },
    // One entry of the menu for all who look after it.
    ...[
      {
        code: 'runs',
        name: { 'zh-CN': '算薪发放', en: 'Payroll runs' },
        route: '/runs',
        icon: 'list',
        functionId: salaryFunctions.runs,
        buttons: [
          {
            functionId: salaryFunctions['runs.edit'],
            name: { 'zh-CN': '算薪和发放', en: 'Calculate and pay runs' },
          },
          {
            functionId: salaryFunctions['runs.approve'],
            name: { 'zh-CN': '审批薪资', en: 'Approve runs' },
          },
        ],
      },
      {
        code: 'leavers',
        name: { 'zh-CN': '离职结算', en: 'Final pay' },
        route: '/leavers',
        icon: 'people',
        functionId: salaryFunctions.runs,
      },
      {
        code: 'disputes',
        name: { 'zh-CN': '工资异议', en: 'Disputed slips' },
        route: '/disputes',
        icon: 'mail',
        functionId: salaryFunctions.runs,
      },
      {
        code: 'costs',
        name: { 'zh-CN': '人工成本', en: 'Pay costs' },
        route: '/costs',
        icon: 'chart',
        functionId: salaryFunctions.costs,
      },
      {
        code: 'insurance',
        name: { 'zh-CN': '社保公积金月报', en: 'Insurance and fund' },
        route: '/insurance',
        icon: 'list',
        functionId: insuranceFunctions.insurance,
      },
      {
        code: 'bases',
        name: { 'zh-CN': '年度基数调整', en: 'Yearly bases' },
        route: '/bases',
        icon: 'edit',
        functionId: insuranceFunctions.insurance,
      },
      recordPage(salaryFile, salaryFileWords, { code: 'files', icon: 'folder' }),
      recordPage(payRaise, payRaiseWords, { code: 'raises', icon: 'arrow-up' }),
      recordPage(payEntry, payEntryWords, { code: 'entries', icon: 'edit' }),
      recordPage(enrolment, enrolmentWords, { code: 'enrolments', icon: 'people' }),
      {
        ...recordPage(payOpening, payOpeningWords, { code: 'openings', icon: 'list' }),
        menu: 'settings',
      },
      { ...groups, menu: 'settings' },
      {
        ...recordPage(bankTemplate, bankTemplateWords, { code: 'banks', icon: 'document' }),
        menu: 'settings',
      },
      { ...recordPage(payPlan, payPlanWords, { code: 'plans', icon: 'list' }), menu: 'settings' },
      {
        ...recordPage(payTest, payTestWords, { code: 'tests', icon: 'success' }),
        menu: 'settings',
      },
      { ...recordPage(payItem, payItemWords, { code: 'items', icon: 'list' }), menu: 'settings' },
    ].map((page) => ({ menu: 'manage', ...page })),
  ],
});
