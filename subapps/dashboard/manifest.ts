import { dashboardFunctions } from '#bridge/calls/prism/functions.ts';
import { defineManifest } from '#bridge/methods/manifest.ts';

/** Boards of tiles over the figures of the company. */
export const manifest = defineManifest({
  code: 'dashboard',
  name: { 'zh-CN': '数据看板', en: 'Dashboards' },
  icon: 'apps',
  group: 'insight',
  order: 20,
  tier: 'in-house',
  entry: 'main.tsx',
  capabilities: [
    {
      capability: 'session.token',
      reason: {
        'zh-CN': '读取看板数据时，向网关证明当前登录人的身份',
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
        'zh-CN': '打开图块对应的报表和明细名单，标记尚未保存的看板',
        en: 'Opens reports and lists behind tiles, and marks a board that is not saved',
      },
    },
    {
      capability: 'dialogs',
      reason: {
        'zh-CN': '放弃修改或删除看板前请求确认，并提示操作结果',
        en: 'Asks before changes are dropped or a board is removed, and says how it went',
      },
    },
    {
      capability: 'navigation',
      reason: {
        'zh-CN': '让看板及其筛选可以收藏、后退和恢复',
        en: 'Lets a board and its filters be bookmarked, restored and gone back to',
      },
    },
    {
      capability: 'search',
      reason: {
        'zh-CN': '让全局搜索找到各个看板',
        en: 'Lets the search over the portal find boards',
      },
    },
  ],
  services: [
    {
      service: 'prism',
      reason: {
        'zh-CN': '查询统计数字，打开、保存和共享看板',
        en: 'Reads figures, and opens, saves and shares boards',
      },
    },
    {
      service: 'ums',
      reason: {
        'zh-CN': '选择看板的组织范围',
        en: 'Offers the organisations a board can be narrowed to',
      },
    },
  ],
  pages: [
    {
      code: 'boards',
      name: { 'zh-CN': '数据看板', en: 'Dashboards' },
      route: '/boards',
      icon: 'apps',
      functionId: dashboardFunctions.boards,
      buttons: [
        {
          name: { 'zh-CN': '共享看板', en: 'Share boards' },
          functionId: dashboardFunctions['boards.share'],
        },
      ],
    },
  ],
});
