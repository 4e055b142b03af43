import { defineManifest } from '#bridge/methods/manifest.ts';

/** What the portal knows about the app before it runs; ask for as little as the app needs, with a reason for each. */
export const manifest = defineManifest({
  code: 'subapp-template',
  name: { 'zh-CN': '示例应用', en: 'Example App' },
  icon: 'apps',
  group: 'other',
  order: 100,
  tier: 'in-house',
  entry: 'main.ts',
  capabilities: [
    {
      capability: 'tabs',
      reason: {
        'zh-CN': '标记尚未添加的内容，避免误关页签时丢失',
        en: 'Marks what was typed but not added yet, so that it is not lost with the tab',
      },
    },
    {
      capability: 'storage',
      reason: {
        'zh-CN': '保存个人清单，换一台电脑也能看到',
        en: "Keeps the person's list, on every machine",
      },
    },
    {
      capability: 'dialogs',
      reason: { 'zh-CN': '清空清单前请求确认', en: 'Asks before the list is cleared' },
    },
  ],
  services: [],
  pages: [
    {
      code: 'list',
      name: { 'zh-CN': '示例应用', en: 'Example App' },
      route: '/list',
      icon: 'apps',
      functionId: 'subapp-template.list',
    },
  ],
});
