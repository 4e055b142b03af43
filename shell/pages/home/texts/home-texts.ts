import { createTexts, type Translate } from '#ui/texts/create-texts.ts';
import { useTexts } from '#ui/texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const homeTexts = createTexts({ 'zh-CN': zhCN, en });

/** The words of the home page, for what is said outside of a component. */
export const t = homeTexts.t;

/** The words of the home page; they come with it. */
export function useHomeTexts(): Translate<typeof zhCN> {
  return useTexts(homeTexts);
}
