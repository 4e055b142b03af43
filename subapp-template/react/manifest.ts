import { defineManifest } from '#bridge/methods/manifest.ts';

/** What the portal knows about the app before it runs; ask for as little as the app needs, with a reason for each. */
export const manifest = defineManifest({
  code: 'subapp-template',
  name: { 'zh-CN': '示例应用', en: 'Example App' },
  icon: 'apps',
  group: 'other',
  order: 100,
  tier: 'in-house',
  entry: 'main.tsx',
  capabilities: [
    {
      capability: 'session.token',
      reason: {
        'zh-CN': '读取组织时，向网关证明当前登录人的身份',
        en: 'Proves who is signed in when organisations are read',
      },
    },
    {
      capability: 'tabs',
      reason: {
        'zh-CN': '显示页签标题，并标记尚未处理的勾选',
        en: 'Names its tab and marks what is chosen but not dealt with yet',
      },
    },
    {
      capability: 'dialogs',
      reason: {
        'zh-CN': '清空勾选前请求确认',
        en: 'Asks before what was chosen is cleared',
      },
    },
    {
      capability: 'navigation',
      reason: {
        'zh-CN': '让所选组织可以收藏、后退和恢复',
        en: 'Lets the chosen organisation be bookmarked, restored and gone back to',
      },
    },
  ],
  services: [
    {
      service: 'ums',
      reason: {
        'zh-CN': '列出可见的组织',
        en: 'Lists the organisations the person sees',
      },
    },
  ],
  pages: [
    {
      code: 'organs',
      name: { 'zh-CN': '示例应用', en: 'Example App' },
      route: '/organs',
      icon: 'apps',
      functionId: 'subapp-template.organs',
    },
  ],
});
