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
      capability: 'tabs',
      reason: {
        'zh-CN': '在新页签中打开所选人员的员工档案',
        en: 'Opens the record of a chosen person in a tab of its own',
      },
    },
    {
      capability: 'dialogs',
      reason: {
        'zh-CN': '没有员工档案权限而无法打开时，给出提示',
        en: 'Tells why the record of a person cannot be opened',
      },
    },
    {
      capability: 'navigation',
      reason: {
        'zh-CN': '让所选组织、页签和页码可以收藏、后退和恢复',
        en: 'Lets the chosen organisation, view and page be bookmarked, restored and gone back to',
      },
    },
  ],
  services: [
    {
      service: 'ums',
      reason: {
        'zh-CN': '读取组织架构、岗位、职务和组织内人员',
        en: 'Reads organisations, positions, posts and the people of an organisation',
      },
    },
  ],
  pages: [
    {
      code: 'structure',
      name: { 'zh-CN': '组织架构', en: 'Structure' },
      route: '/structure',
      icon: 'organization',
      functionId: 'ums.structure',
    },
  ],
});
