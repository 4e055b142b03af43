import { createTexts, type Translate } from '../../../texts/create-texts.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const codeTexts = createTexts({ 'zh-CN': zhCN, en });

/** The QR code's own words; they come with it. */
export function useCodeTexts(): Translate<typeof zhCN> {
  return useTexts(codeTexts);
}
