import { auditEventFunctions, bridgeCallFunctions } from '#bridge/calls/audit/functions.ts';
import { jobFunctions } from '#bridge/calls/jobs/functions.ts';
import { registryFunctions } from '#bridge/calls/registry/functions.ts';
import { usageFunctions } from '#bridge/calls/track/functions.ts';
import { brandFunctions, companyFunctions, releaseFunctions } from '#bridge/calls/tum/functions.ts';
import {
  accountFunctions,
  connectorFunctions,
  deliveryFunctions,
  outboxFunctions,
  roleFunctions,
} from '#bridge/calls/uac/functions.ts';
import { defineManifest } from '#bridge/methods/manifest.ts';
import { companyPages } from './company-pages.ts';
import { messagePages } from './message-pages.ts';

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
      reason: { 'zh-CN': '显示页签标题', en: 'Names its tab' },
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
      reason: { 'zh-CN': '按组织和职位授予角色', en: 'Gives roles by organisation and post' },
    },
    {
      service: 'tum',
      reason: {
        'zh-CN': '维护自定义字段；供平台运营开通、停用企业',
        en: 'Looks after custom fields; lets operators add and disable companies',
      },
    },
    {
      service: 'message',
      reason: {
        'zh-CN': '设置消息渠道和文案，查看送达情况',
        en: 'Sets by which channels messages go, in which words, and shows how they went',
      },
    },
    {
      service: 'filecenter',
      reason: {
        'zh-CN': '显示企业文件占用的存储空间',
        en: 'Shows how much the files of the company take up',
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
    { code: 'reach', name: { 'zh-CN': '消息设置', en: 'Messages' }, icon: 'mail' },
    { code: 'own-company', name: { 'zh-CN': '企业设置', en: 'Company' }, icon: 'briefcase' },
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
    ...companyPages({
      start: { 'zh-CN': '开始使用', en: 'Begin' },
      company: { 'zh-CN': '基本设置', en: 'Basic settings' },
      edit: { 'zh-CN': '修改基本设置', en: 'Change basic settings' },
      dictionaries: { 'zh-CN': '数据字典', en: 'Dictionaries' },
    }),
    {
      code: 'companies',
      name: { 'zh-CN': '企业管理', en: 'Companies' },
      route: '/companies',
      icon: 'organization',
      functionId: companyFunctions.companies,
    },
    {
      code: 'brands',
      name: { 'zh-CN': '品牌管理', en: 'Brands' },
      route: '/brands',
      icon: 'edit',
      functionId: brandFunctions.brands,
    },
    {
      code: 'releases',
      name: { 'zh-CN': '版本公告', en: 'Release notices' },
      route: '/releases',
      icon: 'bell',
      functionId: releaseFunctions.releases,
    },
    {
      code: 'registrations',
      name: { 'zh-CN': '企业注册审核', en: 'Registrations' },
      route: '/registrations',
      icon: 'approval',
      functionId: companyFunctions.companies,
    },
    {
      code: 'delivery',
      name: { 'zh-CN': '短信与邮件', en: 'SMS and mail' },
      route: '/delivery',
      icon: 'mail',
      functionId: deliveryFunctions.delivery,
    },
    ...messagePages({
      messages: { 'zh-CN': '消息通知', en: 'Notifications' },
      rule: { 'zh-CN': '发送规则', en: 'Sending rules' },
      deliveries: { 'zh-CN': '送达记录', en: 'Delivery log' },
    }),
    {
      code: 'connectors',
      name: { 'zh-CN': '第三方登录', en: 'Sign-in systems' },
      route: '/connectors',
      icon: 'lock',
      functionId: connectorFunctions.connectors,
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
  cards: [
    {
      code: 'start',
      name: { 'zh-CN': '开始使用', en: 'Begin' },
      size: 'small',
      joins: 'todos',
      source: 'company.card.start',
    },
  ],
});
