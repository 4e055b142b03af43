import { createTexts, type Translate } from '#ui/texts/create-texts.ts';
import { useTexts } from '#ui/texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const accountTexts = createTexts({ 'zh-CN': zhCN, en });

/** Gives the words for a key of the page about accounts. */
export type AccountWords = Translate<typeof zhCN>;

/** The words of the page about accounts in the language now in use. */
export function useAccountWords(): AccountWords {
  return useTexts(accountTexts);
}
