import { createTexts, type Translate } from '#ui/texts/create-texts.ts';
import { useTexts } from '#ui/texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const lookTexts = createTexts({ 'zh-CN': zhCN, en });

/** The words for looking through records in the language now in use. */
export function useLookWords(): Translate<typeof zhCN> {
  return useTexts(lookTexts);
}
