import { performanceFunctions } from '#bridge/calls/performance/functions.ts';
import { performanceCycle } from '#bridge/calls/performance/records/cycle.ts';
import { performanceCycleWords } from '#bridge/calls/performance/records/cycle.words.ts';
import { reviewForm } from '#bridge/calls/performance/records/form.ts';
import { reviewFormWords } from '#bridge/calls/performance/records/form.words.ts';
import { performanceGoal } from '#bridge/calls/performance/records/goal.ts';
import { performanceGoalWords } from '#bridge/calls/performance/records/goal.words.ts';
import { calibrationMeeting } from '#bridge/calls/performance/records/meeting.ts';
import { calibrationMeetingWords } from '#bridge/calls/performance/records/meeting.words.ts';
import { performanceScale } from '#bridge/calls/performance/records/scale.ts';
import { performanceScaleWords } from '#bridge/calls/performance/records/scale.words.ts';
import { recordPage } from '#bridge/calls/record/record-page.ts';
import { defineManifest } from '#bridge/methods/manifest.ts';

/** Performance: goals, reviews, calibration and results. */
export const manifest = defineManifest({
  code: 'performance',
  name: { 'zh-CN': '绩效', en: 'Performance' },
  icon: 'chart',
  group: 'organisation',
  order: 40,
  tier: 'in-house',
  entry: 'main.tsx',
  capabilities: [
    {
      capability: 'session.token',
      reason: {
        'zh-CN': '读取和保存绩效数据时，向网关证明当前登录人的身份',
        en: 'Proves who is signed in when performance data is read and saved',
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
        'zh-CN': '导入导出时，在整个门户中显示进度和结果',
        en: 'Shows the progress and the result of imports and exports over the whole portal',
      },
    },
    {
      capability: 'tabs',
      reason: {
        'zh-CN': '显示页签标题，标记尚未保存的修改',
        en: 'Names the tab and marks unsaved changes',
      },
    },
    {
      capability: 'dialogs',
      reason: { 'zh-CN': '提示保存的结果', en: 'Tells how a save went' },
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
      reason: { 'zh-CN': '把导出的表格保存到本机', en: 'Saves exported sheets on the machine' },
    },
  ],
  services: [
    {
      service: 'performance',
      reason: {
        'zh-CN': '查询和保存考核周期、目标、评价、校准和申诉',
        en: 'Lists and saves cycles, goals, reviews, calibration and appeals',
      },
    },
    {
      service: 'joyhr',
      reason: { 'zh-CN': '保存列表的查询方案', en: 'Keeps the views of lists' },
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
    { code: 'manage', name: { 'zh-CN': '绩效管理', en: 'Performance' }, icon: 'chart' },
    {
      code: 'settings',
      name: { 'zh-CN': '绩效设置', en: 'Performance settings' },
      icon: 'list',
      menu: 'manage',
    },
  ],
  pages: [
    {
      code: 'mine',
      name: { 'zh-CN': '我的绩效', en: 'My performance' },
      route: '/mine',
      icon: 'person',
      functionId: performanceFunctions.mine,
    },
    // Those who meet come here from a message, the home page or their own performance.
    {
      code: 'meeting',
      name: { 'zh-CN': '校准会', en: 'Calibration meeting' },
      route: '/meeting',
      icon: 'columns',
      functionId: performanceFunctions.mine,
      hidden: true,
    },
    // One entry of the menu for all who look after it.
    ...[
      {
        code: 'team',
        name: { 'zh-CN': '团队绩效', en: 'Team performance' },
        route: '/team',
        icon: 'people',
        functionId: performanceFunctions.team,
      },
      {
        code: 'progress',
        name: { 'zh-CN': '考核进度', en: 'Progress' },
        route: '/progress',
        icon: 'list',
        functionId: performanceFunctions.progress,
      },
      {
        code: 'calibration',
        name: { 'zh-CN': '绩效校准', en: 'Calibration' },
        route: '/calibration',
        icon: 'columns',
        functionId: performanceFunctions.calibration,
      },
      {
        code: 'appeals',
        name: { 'zh-CN': '绩效申诉', en: 'Appeals' },
        route: '/appeals',
        icon: 'inbox',
        functionId: performanceFunctions.appeals,
      },
      recordPage(performanceCycle, performanceCycleWords, { code: 'cycles', icon: 'calendar' }),
      recordPage(calibrationMeeting, calibrationMeetingWords, { code: 'meetings', icon: 'people' }),
      recordPage(performanceGoal, performanceGoalWords, { code: 'goals', icon: 'check' }),
      {
        ...recordPage(performanceScale, performanceScaleWords, { code: 'scales', icon: 'sort' }),
        menu: 'settings',
      },
      {
        ...recordPage(reviewForm, reviewFormWords, { code: 'forms', icon: 'document' }),
        menu: 'settings',
      },
    ].map((page) => ({ menu: 'manage', ...page })),
  ],
  cards: [
    {
      code: 'mine',
      name: { 'zh-CN': '绩效待办', en: 'Performance' },
      size: 'small',
      source: 'performance.card.mine',
    },
  ],
});
