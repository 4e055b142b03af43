import { createTexts, type Translate } from '#ui/texts/create-texts.ts';
import { useTexts } from '#ui/texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const registerTexts = createTexts({ 'zh-CN': zhCN, en });

/** The words of asking for a company. */
export function useRegisterTexts(): Translate<typeof zhCN> {
  return useTexts(registerTexts);
}
