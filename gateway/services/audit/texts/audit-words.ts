import type { Locale } from '#bridge/calls/kit/words.ts';

/** The name of an exported audit trail, and of its sheet. */
export const auditFileWords: Readonly<
  Record<Locale, { readonly file: string; readonly sheet: string }>
> = {
  'zh-CN': { file: '操作审计', sheet: '操作审计' },
  en: { file: 'audit-trail', sheet: 'Audit trail' },
};
