import type { Locale } from '#bridge/calls/kit/words.ts';

/** Words of what the portal itself lets people do, for the catalogue of roles. */
export const portalWords: Readonly<
  Record<Locale, { portal: string; publish: string; employee: string }>
> = {
  'zh-CN': { portal: '门户', publish: '发布公告', employee: '员工档案' },
  en: { portal: 'Portal', publish: 'Publish announcements', employee: 'Employee record' },
};
