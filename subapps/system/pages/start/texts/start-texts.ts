import { createTexts, type Translate } from '#ui/texts/create-texts.ts';
import { useTexts } from '#ui/texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const startTexts = createTexts({ 'zh-CN': zhCN, en });

/** The words of the page about the start of a company. */
export type StartWords = Translate<typeof zhCN>;

/** The same in the language of the person. */
export function useStartWords(): StartWords {
  return useTexts(startTexts);
}
