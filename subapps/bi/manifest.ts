import { biFunctions } from '#bridge/calls/report/functions.ts';
import { defineManifest } from '#bridge/methods/manifest.ts';

/** Workforce analysis: figures and charts about people, without React. */
export const manifest = defineManifest({
  code: 'bi',
  name: { 'zh-CN': '人力分析', en: 'Workforce' },
  icon: 'chart',
  group: 'insight',
  order: 30,
  tier: 'in-house',
  entry: 'main.ts',
  capabilities: [
    {
      capability: 'session.token',
      reason: {
        'zh-CN': '读取统计数据时，向网关证明当前登录人的身份',
        en: 'Proves who is signed in when figures are read',
      },
    },
    {
      capability: 'tabs',
      reason: {
        'zh-CN': '打开图表和数字背后的名单，把分析存为报表，并显示页签标题',
        en: 'Opens the lists behind figures, keeps a question as a report, and names its own tab',
      },
    },
    {
      capability: 'dialogs',
      reason: {
        'zh-CN': '没有员工档案权限而无法打开名单时，给出提示',
        en: 'Tells why a list of people cannot be opened',
      },
    },
    {
      capability: 'navigation',
      reason: {
        'zh-CN': '让所选组织和统计区间可以收藏、后退和恢复',
        en: 'Lets the chosen organisation and span be bookmarked, restored and gone back to',
      },
    },
    {
      capability: 'files',
      reason: {
        'zh-CN': '把分析结果保存到本机',
        en: 'Saves figures on the machine',
      },
    },
    {
      capability: 'search',
      reason: {
        'zh-CN': '让全局搜索找到各项分析图表',
        en: 'Lets the search over the portal find its charts',
      },
    },
  ],
  services: [
    {
      service: 'report',
      reason: {
        'zh-CN': '读取在职人数、年龄结构、入离职和离职率',
        en: 'Reads head-count, ages, joiners, leavers and turnover',
      },
    },
    {
      service: 'prism',
      reason: {
        'zh-CN': '按所选指标、分组和条件查询统计数字',
        en: 'Reads figures by the chosen measures, dimensions and conditions',
      },
    },
    {
      service: 'ums',
      reason: {
        'zh-CN': '显示组织架构，选择要分析的组织',
        en: 'Shows the organisations to choose from',
      },
    },
  ],
  pages: [
    {
      code: 'workforce',
      name: { 'zh-CN': '人力分析', en: 'Workforce' },
      route: '/workforce',
      icon: 'chart',
      functionId: biFunctions.workforce,
    },
    {
      code: 'explore',
      name: { 'zh-CN': '自由分析', en: 'Explore' },
      route: '/explore',
      icon: 'search',
      functionId: biFunctions.explore,
    },
    {
      code: 'cohort',
      name: { 'zh-CN': '留存分析', en: 'Retention' },
      route: '/cohort',
      icon: 'people',
      functionId: biFunctions.explore,
    },
    {
      code: 'survival',
      name: { 'zh-CN': '留存曲线', en: 'Survival curve' },
      route: '/survival',
      icon: 'chart',
      functionId: biFunctions.explore,
    },
  ],
  cards: [
    {
      code: 'figures',
      name: { 'zh-CN': '人力概览', en: 'Workforce at a glance' },
      size: 'full',
      source: 'report.card.figures',
    },
  ],
});
