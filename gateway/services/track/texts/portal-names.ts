import type { Locale } from '#bridge/calls/kit/words.ts';

/** What the portal itself is called among the apps. */
export const portalNames: Readonly<Record<Locale, string>> = { 'zh-CN': '门户', en: 'Portal' };
