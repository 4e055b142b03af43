import { schedulingFunctions } from '#bridge/calls/paiban/functions.ts';
import { rotationPattern } from '#bridge/calls/paiban/records/rotation-pattern.ts';
import { rotationPatternWords } from '#bridge/calls/paiban/records/rotation-pattern.words.ts';
import { recordPage } from '#bridge/calls/record/record-page.ts';
import { defineManifest } from '#bridge/methods/manifest.ts';

/** Rosters: who works which shift on which day. */
export const manifest = defineManifest({
  code: 'scheduling',
  name: { 'zh-CN': '排班', en: 'Scheduling' },
  icon: 'calendar',
  group: 'time-and-pay',
  order: 12,
  tier: 'in-house',
  entry: 'main.tsx',
  capabilities: [
    {
      capability: 'session.token',
      reason: {
        'zh-CN': '读取和保存排班时，向网关证明当前登录人的身份',
        en: 'Proves who is signed in when rosters are read and saved',
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
        'zh-CN': '标记尚未保存的排班',
        en: 'Marks a roster that is not saved',
      },
    },
    {
      capability: 'dialogs',
      reason: {
        'zh-CN': '放弃未保存的排班前请求确认，并提示保存和发布的结果',
        en: 'Asks before unsaved changes are dropped, and tells how a save or a publication went',
      },
    },
    {
      capability: 'navigation',
      reason: {
        'zh-CN': '让部门、月份和列表的筛选可以收藏、后退和恢复',
        en: 'Lets departments, months and filters be bookmarked, restored and gone back to',
      },
    },
    {
      capability: 'files',
      reason: {
        'zh-CN': '把导出的排班表保存到本机',
        en: 'Saves exported rosters on the machine',
      },
    },
  ],
  services: [
    {
      service: 'paiban',
      reason: {
        'zh-CN': '查询、保存和发布排班，维护轮班规律',
        en: 'Reads, saves and publishes rosters, and keeps the patterns of rotations',
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
      service: 'joyhr',
      reason: {
        'zh-CN': '保存列表的查询方案',
        en: 'Keeps the views of lists',
      },
    },
    {
      service: 'message',
      reason: {
        'zh-CN': '显示排班发布和变更的通知',
        en: 'Shows the messages about rosters that were published or changed',
      },
    },
    {
      service: 'filecenter',
      reason: {
        'zh-CN': '导入和导出轮班规律',
        en: 'Takes and gives sheets of patterns',
      },
    },
  ],
  pages: [
    {
      code: 'roster',
      name: { 'zh-CN': '排班表', en: 'Rosters' },
      route: '/roster',
      icon: 'columns',
      functionId: schedulingFunctions.rosters,
      buttons: [
        {
          name: { 'zh-CN': '编辑排班', en: 'Draw up rosters' },
          functionId: schedulingFunctions['rosters.edit'],
        },
        {
          name: { 'zh-CN': '发布与锁定排班', en: 'Publish and lock rosters' },
          functionId: schedulingFunctions['rosters.publish'],
        },
      ],
    },
    {
      code: 'mine',
      name: { 'zh-CN': '我的排班', en: 'My roster' },
      route: '/mine',
      icon: 'calendar',
      functionId: schedulingFunctions.mine,
    },
    recordPage(rotationPattern, rotationPatternWords, { code: 'patterns', icon: 'refresh' }),
  ],
});
