import { personnelFunctions } from '#bridge/calls/joyhr/functions.ts';
import { defineManifest } from '#bridge/methods/manifest.ts';
import { changePages } from './change-pages.ts';
import { recordPages, recordsMenu } from './record-pages.ts';

/** Personnel: the roster of employees and the record of each. */
export const manifest = defineManifest({
  code: 'personnel',
  name: { 'zh-CN': '员工档案', en: 'Employees' },
  icon: 'person',
  group: 'organisation',
  order: 20,
  tier: 'in-house',
  entry: 'main.tsx',
  capabilities: [
    {
      capability: 'jobs',
      reason: {
        'zh-CN': '导出档案时，在整个门户中显示进度和结果',
        en: 'Shows the progress and the result of exports over the whole portal',
      },
    },
    {
      capability: 'session.token',
      reason: {
        'zh-CN': '读取和保存员工档案时，向网关证明当前登录人的身份',
        en: 'Proves who is signed in when employee records are read and saved',
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
      capability: 'tabs',
      reason: {
        'zh-CN': '在新页签中打开员工档案，并标记尚未保存的修改',
        en: 'Opens a record in a tab of its own and marks unsaved changes',
      },
    },
    {
      capability: 'dialogs',
      reason: {
        'zh-CN': '放弃未保存的修改前请求确认，并提示保存和导出的结果',
        en: 'Asks before unsaved changes are dropped, and tells how a save or an export went',
      },
    },
    {
      capability: 'navigation',
      reason: {
        'zh-CN': '让花名册的筛选、排序和页码可以收藏、后退和恢复',
        en: 'Lets filters, sorting and pages be bookmarked, restored and gone back to',
      },
    },
    {
      capability: 'search',
      reason: {
        'zh-CN': '让全局搜索找到本人保存的查询方案',
        en: 'Lets the search over the portal find the views a person saved',
      },
    },
    {
      capability: 'files',
      reason: {
        'zh-CN': '把员工附件保存到本机',
        en: 'Saves files of a record on the machine',
      },
    },
  ],
  services: [
    {
      service: 'joyhr',
      reason: {
        'zh-CN': '查询花名册，读取、保存和导出员工档案',
        en: 'Lists the roster; reads, saves and exports employee records',
      },
    },
    {
      service: 'contract',
      reason: {
        'zh-CN': '查询、保存、导入和导出劳动合同',
        en: 'Lists, saves, imports and exports labour contracts',
      },
    },
    {
      service: 'ums',
      reason: {
        'zh-CN': '显示组织架构，选择部门、岗位和编制',
        en: 'Shows the organisation tree; offers departments, posts and positions to choose from',
      },
    },
    {
      service: 'filecenter',
      reason: {
        'zh-CN': '显示员工照片，上传、预览、下载和删除档案附件',
        en: 'Shows photos; uploads, previews, downloads and deletes the files of a record',
      },
    },
    {
      service: 'workflow',
      reason: {
        'zh-CN': '显示单据的审批进度',
        en: 'Shows where the approval of a record is',
      },
    },
  ],
  menus: [{ code: recordsMenu, name: { 'zh-CN': '员工信息', en: 'Employee data' }, icon: 'list' }],
  pages: [
    {
      code: 'roster',
      name: { 'zh-CN': '员工档案', en: 'Employees' },
      route: '/roster',
      icon: 'person',
      functionId: personnelFunctions.roster,
      bizTypeId: 'employee',
      buttons: [
        {
          functionId: personnelFunctions['roster.export'],
          name: { 'zh-CN': '导出', en: 'Export' },
        },
      ],
    },
    {
      code: 'employee',
      name: { 'zh-CN': '员工详情', en: 'Employee' },
      route: '/employee',
      icon: 'person',
      functionId: personnelFunctions.employee,
      bizTypeId: 'employee',
      hidden: true,
      buttons: [
        { functionId: personnelFunctions['employee.edit'], name: { 'zh-CN': '编辑', en: 'Edit' } },
      ],
    },
    {
      code: 'changes',
      name: { 'zh-CN': '人事异动', en: 'Personnel changes' },
      route: '/changes',
      icon: 'approval',
      functionId: personnelFunctions.changes,
    },
    {
      code: 'handovers',
      name: { 'zh-CN': '待接收的工作交接', en: 'Work handed over to you' },
      route: '/handovers',
      icon: 'approval',
      functionId: personnelFunctions.handovers,
      hidden: true,
    },
    ...changePages({ 'zh-CN': '人事异动 · ', en: 'Personnel changes · ' }),
    ...recordPages({ 'zh-CN': '员工详情 · ', en: 'Employee · ' }),
  ],
  cards: [
    {
      code: 'todos',
      name: { 'zh-CN': '人事待办', en: 'Personnel' },
      size: 'small',
      joins: 'todos',
      source: 'joyhr.card.todos',
    },
    {
      code: 'handovers',
      name: { 'zh-CN': '工作交接', en: 'Hand-overs' },
      size: 'small',
      joins: 'todos',
      source: 'joyhr.card.handovers',
    },
    {
      code: 'calendar',
      name: { 'zh-CN': '人事日历', en: 'People calendar' },
      size: 'wide',
      source: 'joyhr.card.calendar',
    },
  ],
});
