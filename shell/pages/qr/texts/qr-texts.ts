import { createTexts, type Translate } from '#ui/texts/create-texts.ts';
import { useTexts } from '#ui/texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const qrTexts = createTexts({ 'zh-CN': zhCN, en });

/** The words of a sign-in by a phone. */
export function useQrTexts(): Translate<typeof zhCN> {
  return useTexts(qrTexts);
}
