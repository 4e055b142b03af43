import { createTexts, type Translate } from '#ui/texts/create-texts.ts';
import { useTexts } from '#ui/texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const verifyTexts = createTexts({ 'zh-CN': zhCN, en });

/** The words of the page that checks certificates. */
export function useVerifyTexts(): Translate<typeof zhCN> {
  return useTexts(verifyTexts);
}
