import { createTexts, type Translate } from '#ui/texts/create-texts.ts';
import { useTexts } from '#ui/texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const jobTexts = createTexts({ 'zh-CN': zhCN, en });

/** Says those words. */
export type JobWords = Translate<typeof zhCN>;

/** The words of the long work; they come with it, and not with the portal. */
export function useJobTexts(): Translate<typeof zhCN> {
  return useTexts(jobTexts);
}
