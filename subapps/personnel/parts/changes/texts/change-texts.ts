import { createTexts, type Translate } from '#ui/texts/create-texts.ts';
import { useTexts } from '#ui/texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const changeTexts = createTexts({ 'zh-CN': zhCN, en });

/** Gives the words for a key of the screens about changes of employments. */
export type ChangeWords = Translate<typeof zhCN>;

/** The words about changes of employments in the language now in use. */
export function useChangeWords(): ChangeWords {
  return useTexts(changeTexts);
}
