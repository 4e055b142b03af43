import { createTexts, type Translate } from '../../texts/create-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const recordTexts = createTexts({ 'zh-CN': zhCN, en });

/** Gives the words for a key of the screens of records. */
export type RecordScreenWords = Translate<typeof zhCN>;

/** The words of the screens of records in the language now in use. */
export function useRecordScreenWords(): RecordScreenWords {
  return useTexts(recordTexts);
}
