import { createTexts, type Translate } from '#ui/texts/create-texts.ts';
import { useTexts } from '#ui/texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

/** The words of personnel, for code outside components. */
export const personnelTexts = createTexts({ 'zh-CN': zhCN, en });

/** Gives the words for a key of personnel. */
export type Words = Translate<typeof zhCN>;

/** The words of personnel in the language now in use. */
export function useWords(): Words {
  return useTexts(personnelTexts);
}
