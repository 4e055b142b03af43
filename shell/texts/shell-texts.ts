import { createTexts, type Translate } from '#ui/texts/create-texts.ts';
import { useTexts } from '#ui/texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const shellTexts = createTexts({ 'zh-CN': zhCN, en });

/** The shell's words in the language now in use. */
export const t = shellTexts.t;

/** The shell's words, for a component that follows the language. */
export function useShellTexts(): Translate<typeof zhCN> {
  return useTexts(shellTexts);
}
