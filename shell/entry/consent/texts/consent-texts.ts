import { createTexts, type Translate } from '#ui/texts/create-texts.ts';
import { useTexts } from '#ui/texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const consentTexts = createTexts({ 'zh-CN': zhCN, en });

/** The words of what candidates agree to. */
export function useConsentTexts(): Translate<typeof zhCN> {
  return useTexts(consentTexts);
}
