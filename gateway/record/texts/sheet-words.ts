import type { Locale } from '#bridge/calls/kit/words.ts';

/** The words of sheets that no record says itself. */
export const sheetWords: Readonly<
  Record<Locale, { readonly yes: string; readonly no: string; readonly state: string }>
> = {
  'zh-CN': { yes: '是', no: '否', state: '状态' },
  en: { yes: 'Yes', no: 'No', state: 'State' },
};
