import { createTexts, type Translate } from '#ui/texts/create-texts.ts';
import { useTexts } from '#ui/texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const doorTexts = createTexts({ 'zh-CN': zhCN, en });

/** The words of signing in by another system or a link. */
export function useDoorTexts(): Translate<typeof zhCN> {
  return useTexts(doorTexts);
}
