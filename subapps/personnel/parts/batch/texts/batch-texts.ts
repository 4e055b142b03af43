import { createTexts, type Translate } from '#ui/texts/create-texts.ts';
import { useTexts } from '#ui/texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const batchTexts = createTexts({ 'zh-CN': zhCN, en });

/** The words of a batch in the language now in use. */
export function useBatchWords(): Translate<typeof zhCN> {
  return useTexts(batchTexts);
}
