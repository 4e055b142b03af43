import { createTexts, type Translate } from '../../../texts/create-texts.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const viewerTexts = createTexts({ 'zh-CN': zhCN, en });

/** The image viewer's own words; they come with it. */
export function useViewerTexts(): Translate<typeof zhCN> {
  return useTexts(viewerTexts);
}
