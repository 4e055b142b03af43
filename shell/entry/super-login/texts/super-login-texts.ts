import { createTexts, type Translate } from '#ui/texts/create-texts.ts';
import { useTexts } from '#ui/texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const superLoginTexts = createTexts({ 'zh-CN': zhCN, en });

/** The words of super logins. */
export function useSuperLoginTexts(): Translate<typeof zhCN> {
  return useTexts(superLoginTexts);
}
