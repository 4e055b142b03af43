import { createTexts, type Translate } from '#ui/texts/create-texts.ts';
import { useTexts } from '#ui/texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const loginTexts = createTexts({ 'zh-CN': zhCN, en });

/** Gives the words for a key. */
export type LoginWords = Translate<typeof zhCN>;

/** The words of logins in the language now in use. */
export function useLoginWords(): LoginWords {
  return useTexts(loginTexts);
}
