import { attendanceFunctions } from '#bridge/calls/kaoqin/functions.ts';
import { defineManifest } from '#bridge/methods/manifest.ts';
import { settingsMenu, timePages } from './time-pages.ts';

/** Attendance and leave: what people see of their own time, and what those who look after it need. */
export const manifest = defineManifest({
  code: 'attendance',
  name: { 'zh-CN': '考勤休假', en: 'Attendance' },
  icon: 'clock',
  group: 'time-and-pay',
  order: 10,
  tier: 'in-house',
  entry: 'main.tsx',
  // A punch says where it was made, where the company asks for it.
  features: ['geolocation'],
  capabilities: [
    {
      capability: 'jobs',
      reason: {
        'zh-CN': '导出和导入时，在整个门户中显示进度和结果',
        en: 'Shows the progress and the result of exports and imports over the whole portal',
      },
    },
    {
      capability: 'session.token',
      reason: {
        'zh-CN': '读取考勤和提交申请时，向网关证明当前登录人的身份',
        en: 'Proves who is signed in when attendance is read and requests are sent',
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
        'zh-CN': '标记尚未保存的修改',
        en: 'Marks unsaved changes',
      },
    },
    {
      capability: 'dialogs',
      reason: {
        'zh-CN': '放弃未保存的修改前请求确认，并提示打卡和提交的结果',
        en: 'Asks before unsaved changes are dropped, and tells how a punch or a request went',
      },
    },
    {
      capability: 'navigation',
      reason: {
        'zh-CN': '让月份和列表的筛选可以收藏、后退和恢复',
        en: 'Lets months and filters be bookmarked, restored and gone back to',
      },
    },
    {
      capability: 'files',
      reason: {
        'zh-CN': '把导出的表格保存到本机',
        en: 'Saves exported sheets on the machine',
      },
    },
  ],
  services: [
    {
      service: 'kaoqin',
      reason: {
        'zh-CN': '查询考勤、打卡，维护班次、考勤组和节假日',
        en: 'Reads attendance, punches, and keeps shifts, groups and the calendar',
      },
    },
    {
      service: 'vacation',
      reason: {
        'zh-CN': '查询假期余额，提交请假申请，维护假期类型',
        en: 'Reads balances, sends requests for leave, and keeps types of leave',
      },
    },
    {
      service: 'joyhr',
      reason: {
        'zh-CN': '选择员工，保存列表的查询方案',
        en: 'Offers people to choose from and keeps the saved views of lists',
      },
    },
    {
      service: 'ums',
      reason: {
        'zh-CN': '选择部门',
        en: 'Offers departments to choose from',
      },
    },
    {
      service: 'workflow',
      reason: {
        'zh-CN': '撤回审批中的申请',
        en: 'Withdraws requests that await approval',
      },
    },
    {
      service: 'filecenter',
      reason: {
        'zh-CN': '导入和导出表格',
        en: 'Takes and gives sheets',
      },
    },
  ],
  menus: [{ code: settingsMenu, name: { 'zh-CN': '考勤设置', en: 'Settings' }, icon: 'list' }],
  pages: [
    {
      code: 'mine',
      name: { 'zh-CN': '我的考勤', en: 'My time' },
      route: '/mine',
      icon: 'clock',
      functionId: attendanceFunctions.mine,
    },
    {
      code: 'team',
      name: { 'zh-CN': '团队考勤', en: 'Team' },
      route: '/team',
      icon: 'people',
      functionId: attendanceFunctions.team,
    },
    {
      code: 'sheet',
      name: { 'zh-CN': '考勤日报', en: 'Day sheet' },
      route: '/sheet',
      icon: 'list',
      functionId: attendanceFunctions.sheet,
    },
    {
      code: 'exceptions',
      name: { 'zh-CN': '考勤异常', en: 'Exceptions' },
      route: '/exceptions',
      icon: 'warning',
      functionId: attendanceFunctions.exceptions,
      buttons: [
        {
          name: { 'zh-CN': '处理考勤异常', en: 'Settle exceptions' },
          functionId: attendanceFunctions['exceptions.settle'],
        },
      ],
    },
    {
      code: 'months',
      name: { 'zh-CN': '考勤月报', en: 'Monthly sheet' },
      route: '/months',
      icon: 'calendar',
      functionId: attendanceFunctions.months,
      buttons: [
        {
          name: { 'zh-CN': '封账与反封账', en: 'Close and reopen months' },
          functionId: attendanceFunctions['months.close'],
        },
      ],
    },
    {
      code: 'balances',
      name: { 'zh-CN': '假期余额', en: 'Leave balances' },
      route: '/balances',
      icon: 'list',
      functionId: attendanceFunctions.balances,
      buttons: [
        {
          name: { 'zh-CN': '调整假期余额', en: 'Adjust leave balances' },
          functionId: attendanceFunctions['balances.adjust'],
        },
      ],
    },
    {
      code: 'try',
      menu: settingsMenu,
      name: { 'zh-CN': '规则试算', en: 'Try rules' },
      route: '/try',
      icon: 'search',
      functionId: attendanceFunctions.try,
    },
    ...timePages(),
  ],
});
