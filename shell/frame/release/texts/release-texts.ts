import { createTexts, type Translate } from '#ui/texts/create-texts.ts';
import { useTexts } from '#ui/texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const releaseTexts = createTexts({ 'zh-CN': zhCN, en });

/** The words of the notice of a release in the language now in use. */
export function useReleaseTexts(): Translate<typeof zhCN> {
  return useTexts(releaseTexts);
}
