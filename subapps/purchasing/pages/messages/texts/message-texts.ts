import { createTexts, type Translate } from '#ui/texts/create-texts.ts';
import { useTexts } from '#ui/texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const messageTexts = createTexts({ 'zh-CN': zhCN, en });

/** Gives the words for a key. */
export type MessageWords = Translate<typeof zhCN>;

/** The words of order messages in the language now in use. */
export function useMessageWords(): MessageWords {
  return useTexts(messageTexts);
}
