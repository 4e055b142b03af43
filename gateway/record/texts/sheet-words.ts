import type { Locale } from '#bridge/calls/kit/words.ts';

/** The words of sheets that no record says itself. */
export const sheetWords: Readonly<
  Record<
    Locale,
    Readonly<
      Record<'yes' | 'no' | 'state' | 'row' | 'column' | 'value' | 'reason' | 'errors', string>
    >
  >
> = {
  'zh-CN': {
    yes: '是',
    no: '否',
    state: '状态',
    row: '行号',
    column: '列',
    value: '内容',
    reason: '错误原因',
    errors: '错误清单',
  },
  en: {
    yes: 'Yes',
    no: 'No',
    state: 'State',
    row: 'Row',
    column: 'Column',
    value: 'Content',
    reason: 'Reason',
    errors: 'errors',
  },
};
