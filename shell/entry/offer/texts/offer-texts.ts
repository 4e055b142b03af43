import { createTexts, type Translate } from '#ui/texts/create-texts.ts';
import { useTexts } from '#ui/texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const offerTexts = createTexts({ 'zh-CN': zhCN, en });

/** The words of the page on which a candidate answers an offer. */
export function useOfferTexts(): Translate<typeof zhCN> {
  return useTexts(offerTexts);
}
