import { createTexts, type Translate } from '#ui/texts/create-texts.ts';
import { useTexts } from '#ui/texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const parentTexts = createTexts({ 'zh-CN': zhCN, en });

/** The words of the pages that show the rows of one parent at a time. */
export function useParentWords(): Translate<typeof zhCN> {
  return useTexts(parentTexts);
}
