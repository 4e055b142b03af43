import { createTexts, type Translate } from '#ui/texts/create-texts.ts';
import { useTexts } from '#ui/texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const setupTexts = createTexts({ 'zh-CN': zhCN, en });

/** The words of the first start. */
export function useSetupTexts(): Translate<typeof zhCN> {
  return useTexts(setupTexts);
}
