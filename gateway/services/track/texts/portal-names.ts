import type { Locale } from '#bridge/calls/words.ts';

/** What the portal itself is called among the apps. */
export const portalNames: Readonly<Record<Locale, string>> = { 'zh-CN': '门户', en: 'Portal' };
