import type { Locale } from '#ui/texts/locale.ts';

/** What the home page is called. It is kept apart from the other words, because tabs are named without React. */
export const homeTitle: Readonly<Record<Locale, string>> = { 'zh-CN': '首页', en: 'Home' };
