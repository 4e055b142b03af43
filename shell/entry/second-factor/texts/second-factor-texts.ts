import { createTexts, type Translate } from '#ui/texts/create-texts.ts';
import { useTexts } from '#ui/texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const secondFactorTexts = createTexts({ 'zh-CN': zhCN, en });

/** The words of the second step, which come with its script. */
export function useSecondFactorTexts(): Translate<typeof zhCN> {
  return useTexts(secondFactorTexts);
}
