import type { Locale } from '#bridge/calls/kit/words.ts';
import type { RecordWords } from '#bridge/calls/record/words.ts';

/** What lists of tasks call the tasks of a record. */
export function taskWords(
  words: RecordWords,
): Readonly<Record<'export' | 'import', Readonly<Record<Locale, string>>>> {
  const [zh, en] = [words['zh-CN'].plural, words.en.plural];
  return {
    export: { 'zh-CN': `导出${zh}`, en: `Export ${en.toLowerCase()}` },
    import: { 'zh-CN': `导入${zh}`, en: `Import ${en.toLowerCase()}` },
  };
}
