import { recordPage } from '#bridge/calls/record/record-page.ts';
import { umsFunctions } from '#bridge/calls/ums/functions.ts';
import { grade } from '#bridge/calls/ums/records/grade.ts';
import { gradeWords } from '#bridge/calls/ums/records/grade.words.ts';
import { position } from '#bridge/calls/ums/records/position.ts';
import { positionWords } from '#bridge/calls/ums/records/position.words.ts';
import { positionPlan } from '#bridge/calls/ums/records/position-plan.ts';
import { positionPlanWords } from '#bridge/calls/ums/records/position-plan.words.ts';
import { post } from '#bridge/calls/ums/records/post.ts';
import { postWords } from '#bridge/calls/ums/records/post.words.ts';
import { postCategory } from '#bridge/calls/ums/records/post-category.ts';
import { postCategoryWords } from '#bridge/calls/ums/records/post-category.words.ts';
import { defineManifest } from '#bridge/methods/manifest.ts';

/** Master data: the organisation structure with its people, positions and posts. */
export const manifest = defineManifest({
  code: 'ums',
  name: { 'zh-CN': '组织与岗位', en: 'Organisation' },
  icon: 'organization',
  group: 'organisation',
  order: 10,
  tier: 'in-house',
  entry: 'main.tsx',
  capabilities: [
    {
      capability: 'session.token',
      reason: {
        'zh-CN': '读取组织、岗位和人员时，向网关证明当前登录人的身份',
        en: 'Proves who is signed in when organisations, positions and people are read',
      },
    },
    {
      capability: 'permissions',
      reason: {
        'zh-CN': '仅当登录人可以维护组织时，允许拖动组织',
        en: 'Lets organisations be dragged by those who may edit the tree',
      },
    },
    {
      capability: 'tabs',
      reason: {
        'zh-CN': '在新页签中打开所选人员的员工档案',
        en: 'Opens the record of a chosen person in a tab of its own',
      },
    },
    {
      capability: 'dialogs',
      reason: {
        'zh-CN': '提示操作结果，并在删除查询方案前请求确认',
        en: 'Says how something ended, and asks before a saved view is deleted',
      },
    },
    {
      capability: 'navigation',
      reason: {
        'zh-CN': '让所选组织、页签和页码可以收藏、后退和恢复',
        en: 'Lets the chosen organisation, view and page be bookmarked, restored and gone back to',
      },
    },
    {
      capability: 'files',
      reason: {
        'zh-CN': '把导出的组织、岗位和职位保存到本机',
        en: 'Saves exported organisations, positions and posts on the machine',
      },
    },
    {
      capability: 'search',
      reason: {
        'zh-CN': '让全局搜索找到组织和职位，为此会收到搜索的关键词',
        en: 'Lets the search over the portal find organisations and posts; it gets the words searched for',
      },
    },
  ],
  services: [
    {
      service: 'ums',
      reason: {
        'zh-CN': '读取组织架构、岗位、职位和组织内人员',
        en: 'Reads organisations, positions, posts and the people of an organisation',
      },
    },
    {
      service: 'joyhr',
      reason: {
        'zh-CN': '保存和读取本人的列表查询方案',
        en: 'Keeps the views a person saved of a list',
      },
    },
  ],
  pages: [
    {
      code: 'structure',
      name: { 'zh-CN': '组织架构', en: 'Structure' },
      route: '/structure',
      icon: 'organization',
      functionId: umsFunctions.structure,
      buttons: [
        {
          functionId: umsFunctions['structure.edit'],
          name: { 'zh-CN': '维护组织', en: 'Edit the tree' },
        },
      ],
    },
    recordPage(position, positionWords, { code: 'positions', icon: 'briefcase' }),
    recordPage(positionPlan, positionPlanWords, { code: 'position-plans', icon: 'calendar' }),
    recordPage(post, postWords, { code: 'posts', icon: 'document' }),
    recordPage(postCategory, postCategoryWords, { code: 'post-categories', icon: 'list' }),
    recordPage(grade, gradeWords, { code: 'grades', icon: 'chart' }),
  ],
});
