import { createTexts, type Translate } from '#ui/texts/create-texts.ts';
import { useTexts } from '#ui/texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const messageTexts = createTexts({ 'zh-CN': zhCN, en });

/** The words of the bell in the language now in use. */
export const t = messageTexts.t;

/** The words of the bell; they come with it, and not with the portal. */
export function useMessageTexts(): Translate<typeof zhCN> {
  return useTexts(messageTexts);
}
