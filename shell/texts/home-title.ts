import type { Locale } from '#ui/texts/locale.ts';

/** What the home page is called. It is apart from the other words: tabs are named without React. */
export const homeTitle: Readonly<Record<Locale, string>> = { 'zh-CN': '首页', en: 'Home' };
