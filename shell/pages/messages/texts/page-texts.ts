import { createTexts, type Translate } from '#ui/texts/create-texts.ts';
import { useTexts } from '#ui/texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const pageTexts = createTexts({ 'zh-CN': zhCN, en });

/** The words of the messages page in the language now in use. */
export const t = pageTexts.t;

/** The words of the messages page; they come with it. */
export function usePageTexts(): Translate<typeof zhCN> {
  return useTexts(pageTexts);
}
