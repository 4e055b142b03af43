import { createTexts, type Translate } from '#ui/texts/create-texts.ts';
import { useTexts } from '#ui/texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const mockTexts = createTexts({ 'zh-CN': zhCN, en });

/** The mock host's words in the language now in use. */
export function useMockTexts(): Translate<typeof zhCN> {
  return useTexts(mockTexts);
}
