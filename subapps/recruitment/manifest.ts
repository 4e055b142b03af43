import { recordPage } from '#bridge/calls/record/record-page.ts';
import { overrideFunctions, recruitFunctions } from '#bridge/calls/recruit/functions.ts';
import { candidate } from '#bridge/calls/recruit/records/candidate.ts';
import { candidateWords } from '#bridge/calls/recruit/records/candidate.words.ts';
import { hiringChannel } from '#bridge/calls/recruit/records/channel.ts';
import { hiringChannelWords } from '#bridge/calls/recruit/records/channel.words.ts';
import { hiringJob } from '#bridge/calls/recruit/records/job.ts';
import { hiringJobWords } from '#bridge/calls/recruit/records/job.words.ts';
import { offer } from '#bridge/calls/recruit/records/offer.ts';
import { offerWords } from '#bridge/calls/recruit/records/offer.words.ts';
import { offerTemplate } from '#bridge/calls/recruit/records/offer-template.ts';
import { offerTemplateWords } from '#bridge/calls/recruit/records/offer-template.words.ts';
import { requisition } from '#bridge/calls/recruit/records/requisition.ts';
import { requisitionWords } from '#bridge/calls/recruit/records/requisition.words.ts';
import { hiringStage } from '#bridge/calls/recruit/records/stage.ts';
import { hiringStageWords } from '#bridge/calls/recruit/records/stage.words.ts';
import { defineManifest } from '#bridge/methods/manifest.ts';

/** Recruitment: requisitions, jobs, candidates and the board from a first look to an offer. */
export const manifest = defineManifest({
  code: 'recruitment',
  name: { 'zh-CN': '招聘', en: 'Recruitment' },
  icon: 'people',
  group: 'organisation',
  order: 30,
  tier: 'in-house',
  entry: 'main.tsx',
  capabilities: [
    {
      capability: 'session.token',
      reason: {
        'zh-CN': '读取和保存招聘数据时，向网关证明当前登录人的身份',
        en: 'Proves who is signed in when recruiting data is read and saved',
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
        'zh-CN': '标记尚未保存的修改，打开入职办理页面',
        en: 'Marks unsaved changes and opens the page of an entry',
      },
    },
    {
      capability: 'dialogs',
      reason: {
        'zh-CN': '提示保存和移动的结果',
        en: 'Tells how a save or a move went',
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
        'zh-CN': '把简历保存到本机',
        en: 'Saves résumés on the machine',
      },
    },
  ],
  services: [
    {
      service: 'recruit',
      reason: {
        'zh-CN': '查询和保存招聘需求、职位、候选人、面试和录用',
        en: 'Lists and saves requisitions, jobs, candidates, interviews and offers',
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
      service: 'filecenter',
      reason: {
        'zh-CN': '上传和下载候选人简历',
        en: 'Uploads and downloads résumés',
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
  cards: [
    {
      code: 'todos',
      name: { 'zh-CN': '招聘待办', en: 'Recruitment' },
      size: 'small',
      source: 'recruit.card.todos',
    },
  ],
  menus: [
    { code: 'manage', name: { 'zh-CN': '招聘管理', en: 'Recruitment' }, icon: 'people' },
    {
      code: 'settings',
      name: { 'zh-CN': '招聘设置', en: 'Recruiting settings' },
      icon: 'list',
      menu: 'manage',
    },
  ],
  pages: [
    {
      code: 'interviews',
      name: { 'zh-CN': '我的面试', en: 'My interviews' },
      route: '/interviews',
      icon: 'calendar',
      functionId: recruitFunctions.interviews,
    },
    // One entry of the menu for all who look after it.
    ...[
      {
        code: 'board',
        name: { 'zh-CN': '招聘看板', en: 'Board' },
        route: '/board',
        icon: 'columns',
        functionId: recruitFunctions.board,
        buttons: [
          {
            functionId: recruitFunctions['board.move'],
            name: { 'zh-CN': '推进候选人', en: 'Move candidates' },
          },
          {
            functionId: overrideFunctions['board.override'],
            name: { 'zh-CN': '评价未齐时推进', en: 'Move without scorecards' },
          },
        ],
      },
      recordPage(requisition, requisitionWords, { code: 'requisitions', icon: 'document' }),
      recordPage(hiringJob, hiringJobWords, { code: 'jobs', icon: 'briefcase' }),
      recordPage(candidate, candidateWords, { code: 'candidates', icon: 'people' }),
      recordPage(offer, offerWords, { code: 'offers', icon: 'document' }),
      {
        code: 'duplicates',
        name: { 'zh-CN': '疑似重复', en: 'Duplicates' },
        route: '/duplicates',
        icon: 'copy',
        functionId: recruitFunctions.duplicates,
      },
      {
        code: 'privacy',
        name: { 'zh-CN': '信息保护', en: 'Data protection' },
        route: '/privacy',
        icon: 'lock',
        functionId: recruitFunctions.privacy,
        buttons: [
          {
            functionId: recruitFunctions['privacy.edit'],
            name: { 'zh-CN': '修改保存期限和同意书', en: 'Change the period and the consent text' },
          },
          {
            functionId: recruitFunctions['privacy.clear'],
            name: { 'zh-CN': '清除候选人信息', en: 'Remove data of candidates' },
          },
        ],
      },
      {
        ...recordPage(hiringChannel, hiringChannelWords, { code: 'channels', icon: 'inbox' }),
        menu: 'settings',
      },
      {
        ...recordPage(hiringStage, hiringStageWords, { code: 'stages', icon: 'list' }),
        menu: 'settings',
      },
      {
        ...recordPage(offerTemplate, offerTemplateWords, {
          code: 'offer-templates',
          icon: 'document',
        }),
        menu: 'settings',
      },
    ].map((page) => ({ menu: 'manage', ...page })),
  ],
});
