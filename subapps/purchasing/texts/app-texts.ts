import { createTexts, type Translate } from '#ui/texts/create-texts.ts';
import { useTexts } from '#ui/texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const appTexts = createTexts({ 'zh-CN': zhCN, en });

/** Gives the words for a key of the app. */
export type Words = Translate<typeof zhCN>;

/** The app's words in the language now in use. */
export function useWords(): Words {
  return useTexts(appTexts);
}
