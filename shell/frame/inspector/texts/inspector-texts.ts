import { createTexts, type Translate } from '#ui/texts/create-texts.ts';
import { useTexts } from '#ui/texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const inspectorTexts = createTexts({ 'zh-CN': zhCN, en });

/** The words of the inspector; they come with it, and not with the portal. */
export function useInspectorTexts(): Translate<typeof zhCN> {
  return useTexts(inspectorTexts);
}
