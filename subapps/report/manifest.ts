import { reportFunctions } from '#bridge/calls/prism/functions.ts';
import { workReportFunctions } from '#bridge/calls/wpm/functions.ts';
import { defineManifest } from '#bridge/methods/manifest.ts';

/** Reports over the figures of the company: built-in ones, own ones and shared ones. */
export const manifest = defineManifest({
  code: 'report',
  name: { 'zh-CN': '报表中心', en: 'Reports' },
  icon: 'document',
  group: 'insight',
  order: 10,
  tier: 'in-house',
  entry: 'main.tsx',
  capabilities: [
    {
      capability: 'session.token',
      reason: {
        'zh-CN': '读取报表数据时，向网关证明当前登录人的身份',
        en: 'Proves who is signed in when figures are read',
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
        'zh-CN': '打开数字背后的明细名单，标记尚未保存的报表',
        en: 'Opens the lists behind figures, and marks a report that is not saved',
      },
    },
    {
      capability: 'dialogs',
      reason: {
        'zh-CN': '放弃修改或删除报表前请求确认，打印报表，并提示操作结果',
        en: 'Asks before changes are dropped or a report is removed, prints, and says how it went',
      },
    },
    {
      capability: 'navigation',
      reason: {
        'zh-CN': '让报表及其查询条件可以收藏、后退和恢复',
        en: 'Lets a report and what it is narrowed to be bookmarked, restored and gone back to',
      },
    },
    {
      capability: 'files',
      reason: {
        'zh-CN': '把导出的报表保存到本机',
        en: 'Saves exported reports on the machine',
      },
    },
    {
      capability: 'search',
      reason: {
        'zh-CN': '让全局搜索找到各张报表',
        en: 'Lets the search over the portal find reports',
      },
    },
  ],
  services: [
    {
      service: 'wpm',
      reason: {
        'zh-CN': '填写、提交和查看工作汇报',
        en: 'Writes, sends and reads work reports',
      },
    },
    {
      service: 'prism',
      reason: {
        'zh-CN': '查询统计数字，打开、保存和共享报表',
        en: 'Reads figures, and opens, saves and shares reports',
      },
    },
    {
      service: 'ums',
      reason: {
        'zh-CN': '选择报表的组织范围',
        en: 'Offers the organisations a report can be narrowed to',
      },
    },
  ],
  cards: [
    {
      code: 'work',
      name: { 'zh-CN': '工作汇报', en: 'Work reports' },
      size: 'small',
      source: 'wpm.card.reports',
    },
  ],
  menus: [{ code: 'work', name: { 'zh-CN': '工作汇报', en: 'Work reports' }, icon: 'edit' }],
  pages: [
    {
      code: 'work-mine',
      menu: 'work',
      name: { 'zh-CN': '我的汇报', en: 'My work reports' },
      route: '/work/mine',
      icon: 'edit',
      functionId: workReportFunctions.work,
    },
    {
      code: 'work-received',
      menu: 'work',
      name: { 'zh-CN': '收到的汇报', en: 'Received reports' },
      route: '/work/received',
      icon: 'inbox',
      functionId: workReportFunctions.work,
    },
    {
      code: 'work-team',
      menu: 'work',
      name: { 'zh-CN': '团队汇报', en: 'Reports of my team' },
      route: '/work/team',
      icon: 'people',
      functionId: workReportFunctions.work,
    },
    {
      code: 'reports',
      name: { 'zh-CN': '报表中心', en: 'Reports' },
      route: '/reports',
      icon: 'document',
      functionId: reportFunctions.reports,
      buttons: [
        {
          name: { 'zh-CN': '共享报表', en: 'Share reports' },
          functionId: reportFunctions['reports.share'],
        },
        {
          name: { 'zh-CN': '为他人订阅报表', en: 'Subscribe others to reports' },
          functionId: reportFunctions['reports.subscribe'],
        },
        {
          name: { 'zh-CN': '统计在职人员', en: 'Figures of people' },
          functionId: reportFunctions['figures.headcount'],
        },
        {
          name: { 'zh-CN': '统计入离职', en: 'Figures of movement' },
          functionId: reportFunctions['figures.movement'],
        },
        {
          name: { 'zh-CN': '统计劳动合同', en: 'Figures of contracts' },
          functionId: reportFunctions['figures.contract'],
        },
        {
          name: { 'zh-CN': '统计考勤', en: 'Figures of attendance' },
          functionId: reportFunctions['figures.attendance'],
        },
        {
          name: { 'zh-CN': '统计休假', en: 'Figures of leave' },
          functionId: reportFunctions['figures.leave'],
        },
        {
          name: { 'zh-CN': '统计薪酬', en: 'Figures of pay' },
          functionId: reportFunctions['figures.pay'],
        },
        {
          name: { 'zh-CN': '统计招聘', en: 'Figures of hiring' },
          functionId: reportFunctions['figures.recruit'],
        },
        {
          name: { 'zh-CN': '统计培训', en: 'Figures of training' },
          functionId: reportFunctions['figures.training'],
        },
        {
          name: { 'zh-CN': '统计绩效', en: 'Figures of performance' },
          functionId: reportFunctions['figures.performance'],
        },
        {
          name: { 'zh-CN': '统计劳务派遣', en: 'Figures of dispatched people' },
          functionId: reportFunctions['figures.outsourcing'],
        },
        {
          name: { 'zh-CN': '统计审批', en: 'Figures of approvals' },
          functionId: reportFunctions['figures.approval'],
        },
      ],
    },
    {
      code: 'subscriptions',
      name: { 'zh-CN': '报表订阅', en: 'Subscriptions' },
      route: '/subscriptions',
      icon: 'bell',
      functionId: reportFunctions.reports,
    },
  ],
});
