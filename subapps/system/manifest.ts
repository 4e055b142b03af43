import { auditEventFunctions, bridgeCallFunctions } from '#bridge/calls/audit/functions.ts';
import { companySettingFunctions } from '#bridge/calls/company/functions.ts';
import { dictionaryCategory } from '#bridge/calls/company/records/dictionary-category.ts';
import { dictionaryCategoryWords } from '#bridge/calls/company/records/dictionary-category.words.ts';
import { dictionaryItem } from '#bridge/calls/company/records/dictionary-item.ts';
import { dictionaryItemWords } from '#bridge/calls/company/records/dictionary-item.words.ts';
import { legalEntity } from '#bridge/calls/company/records/legal-entity.ts';
import { legalEntityWords } from '#bridge/calls/company/records/legal-entity.words.ts';
import { workPlace } from '#bridge/calls/company/records/work-place.ts';
import { workPlaceWords } from '#bridge/calls/company/records/work-place.words.ts';
import { customField } from '#bridge/calls/custom/records/custom-field.ts';
import { customFieldWords } from '#bridge/calls/custom/records/custom-field.words.ts';
import { jobFunctions } from '#bridge/calls/jobs/functions.ts';
import { recordPage } from '#bridge/calls/record/record-page.ts';
import { registryFunctions } from '#bridge/calls/registry/functions.ts';
import { usageFunctions } from '#bridge/calls/track/functions.ts';
import { companyFunctions } from '#bridge/calls/tum/functions.ts';
import {
  accountFunctions,
  deliveryFunctions,
  outboxFunctions,
  roleFunctions,
} from '#bridge/calls/uac/functions.ts';
import { defineManifest } from '#bridge/methods/manifest.ts';

/** What administrators and operators look after: what the apps asked of the shell, and which apps of vendors there are. */
export const manifest = defineManifest({
  code: 'system',
  name: { 'zh-CN': '系统管理', en: 'System' },
  icon: 'lock',
  group: 'other',
  order: 90,
  tier: 'in-house',
  entry: 'main.tsx',
  capabilities: [
    {
      capability: 'session.token',
      reason: {
        'zh-CN': '读取审计记录时，向网关证明当前登录人的身份',
        en: 'Proves who is signed in when the audit trail is read',
      },
    },
    {
      capability: 'permissions',
      reason: {
        'zh-CN': '只向可以导出的人显示导出按钮',
        en: 'Offers the export only to those who may use it',
      },
    },
    {
      capability: 'tabs',
      reason: {
        'zh-CN': '显示页签标题',
        en: 'Names its tab',
      },
    },
    {
      capability: 'dialogs',
      reason: {
        'zh-CN': '提示导出和审批的结果，停用应用前请求确认',
        en: 'Says how an export or a decision went, and asks before an app is disabled',
      },
    },
    {
      capability: 'navigation',
      reason: {
        'zh-CN': '让筛选、排序和页码可以收藏、后退和恢复',
        en: 'Lets filters, sorting and pages be bookmarked, restored and gone back to',
      },
    },
    {
      capability: 'files',
      reason: {
        'zh-CN': '把导出的审计记录和使用统计保存到本机',
        en: 'Saves an exported audit trail or usage figures on the machine',
      },
    },
    {
      capability: 'jobs',
      reason: {
        'zh-CN': '后台任务有变化时及时刷新列表',
        en: 'Keeps the list of background jobs up to date',
      },
    },
  ],
  services: [
    {
      service: 'jobs',
      reason: {
        'zh-CN': '查看、取消和重试企业的后台任务',
        en: 'Lists, cancels and retries the background jobs of the company',
      },
    },
    {
      service: 'uac',
      reason: {
        'zh-CN': '管理账号，查询和导出应用调用审计记录与使用统计',
        en: 'Looks after accounts; lists and exports what apps asked of the portal, and what is used',
      },
    },
    {
      service: 'joyhr',
      reason: {
        'zh-CN': '管理角色，并为账号选择对应的员工',
        en: 'Looks after roles, and finds the employee of an account',
      },
    },
    {
      service: 'ums',
      reason: {
        'zh-CN': '按组织和职位授予角色',
        en: 'Gives roles by organisation and post',
      },
    },
    {
      service: 'tum',
      reason: {
        'zh-CN': '维护自定义字段；供平台运营开通、停用企业',
        en: 'Looks after custom fields; lets operators add and disable companies',
      },
    },
    {
      service: 'registry',
      reason: {
        'zh-CN': '登记、审批供应商应用，并为企业启用',
        en: 'Registers and approves the apps of vendors and hands them to companies',
      },
    },
  ],
  menus: [
    { code: 'access', name: { 'zh-CN': '权限管理', en: 'Access' }, icon: 'person' },
    {
      code: 'own-company',
      name: { 'zh-CN': '企业设置', en: 'Company' },
      icon: 'briefcase',
    },
  ],
  pages: [
    {
      code: 'accounts',
      name: { 'zh-CN': '账号管理', en: 'Accounts' },
      route: '/accounts',
      menu: 'access',
      icon: 'person',
      functionId: accountFunctions.accounts,
      buttons: [
        {
          functionId: accountFunctions['accounts.edit'],
          name: { 'zh-CN': '维护账号', en: 'Edit accounts' },
        },
      ],
    },
    {
      code: 'roles',
      name: { 'zh-CN': '角色管理', en: 'Roles' },
      route: '/roles',
      menu: 'access',
      icon: 'lock',
      functionId: roleFunctions.roles,
      buttons: [
        {
          functionId: roleFunctions['roles.edit'],
          name: { 'zh-CN': '维护角色', en: 'Edit roles' },
        },
      ],
    },
    {
      code: 'rights',
      name: { 'zh-CN': '权限查询', en: 'Who sees what' },
      route: '/rights/field',
      menu: 'access',
      icon: 'search',
      functionId: roleFunctions.roles,
    },
    {
      code: 'company',
      menu: 'own-company',
      name: { 'zh-CN': '基本设置', en: 'Basic settings' },
      route: '/company',
      icon: 'edit',
      functionId: companySettingFunctions.company,
      buttons: [
        {
          functionId: companySettingFunctions['company.edit'],
          name: { 'zh-CN': '修改企业设置', en: 'Change company settings' },
        },
      ],
    },
    {
      ...recordPage(workPlace, workPlaceWords, { code: 'places', icon: 'pin' }),
      menu: 'own-company',
    },
    {
      ...recordPage(legalEntity, legalEntityWords, { code: 'legal-entities', icon: 'document' }),
      menu: 'own-company',
    },
    {
      ...recordPage(dictionaryCategory, dictionaryCategoryWords, {
        code: 'dictionary-categories',
        icon: 'list',
      }),
      menu: 'own-company',
    },
    {
      ...recordPage(dictionaryItem, dictionaryItemWords, { code: 'dictionaries', icon: 'list' }),
      name: { 'zh-CN': '数据字典', en: 'Dictionaries' },
      menu: 'own-company',
    },
    {
      ...recordPage(customField, customFieldWords, { code: 'custom-fields', icon: 'edit' }),
      menu: 'own-company',
    },
    {
      code: 'companies',
      name: { 'zh-CN': '企业管理', en: 'Companies' },
      route: '/companies',
      icon: 'organization',
      functionId: companyFunctions.companies,
    },
    {
      code: 'delivery',
      name: { 'zh-CN': '短信与邮件', en: 'SMS and mail' },
      route: '/delivery',
      icon: 'mail',
      functionId: deliveryFunctions.delivery,
    },
    {
      code: 'sent',
      name: { 'zh-CN': '发送记录', en: 'Sent messages' },
      route: '/sent',
      icon: 'history',
      functionId: outboxFunctions.messages,
    },
    {
      code: 'apps',
      name: { 'zh-CN': '应用管理', en: 'App registry' },
      route: '/apps',
      icon: 'apps',
      functionId: registryFunctions.apps,
    },
    {
      code: 'audit',
      name: { 'zh-CN': '操作审计', en: 'Audit trail' },
      route: '/audit',
      icon: 'history',
      functionId: auditEventFunctions.audit,
      buttons: [
        {
          functionId: auditEventFunctions['audit.export'],
          name: { 'zh-CN': '导出', en: 'Export' },
        },
      ],
    },
    {
      code: 'bridge-calls',
      name: { 'zh-CN': '应用调用审计', en: 'App call audit' },
      route: '/bridge-calls',
      icon: 'history',
      functionId: bridgeCallFunctions['bridge-calls'],
      buttons: [
        {
          functionId: bridgeCallFunctions['bridge-calls.export'],
          name: { 'zh-CN': '导出', en: 'Export' },
        },
      ],
    },
    {
      code: 'jobs',
      name: { 'zh-CN': '后台任务', en: 'Background jobs' },
      route: '/jobs',
      icon: 'clock',
      functionId: jobFunctions.jobs,
      buttons: [
        {
          functionId: jobFunctions['jobs.manage'],
          name: { 'zh-CN': '取消和重试', en: 'Cancel and retry' },
        },
      ],
    },
    {
      code: 'usage',
      name: { 'zh-CN': '使用统计', en: 'Usage' },
      route: '/usage',
      icon: 'chart',
      functionId: usageFunctions.usage,
      buttons: [
        { functionId: usageFunctions['usage.export'], name: { 'zh-CN': '导出', en: 'Export' } },
      ],
    },
  ],
});
