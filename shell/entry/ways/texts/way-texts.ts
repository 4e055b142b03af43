import { createTexts, type Translate } from '#ui/texts/create-texts.ts';
import { useTexts } from '#ui/texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const wayTexts = createTexts({ 'zh-CN': zhCN, en });

/** The words of the other ways to sign in, which come with their scripts. */
export function useWayTexts(): Translate<typeof zhCN> {
  return useTexts(wayTexts);
}
