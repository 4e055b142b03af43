import { createTexts, type Translate } from '#ui/texts/create-texts.ts';
import { useTexts } from '#ui/texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const entryTexts = createTexts({ 'zh-CN': zhCN, en });

/** The words of the first chunk; the portal's own come with the portal. */
export function useEntryTexts(): Translate<typeof zhCN> {
  return useTexts(entryTexts);
}
