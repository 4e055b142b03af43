import { createTexts, type Translate } from '../../../texts/create-texts.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const tourTexts = createTexts({ 'zh-CN': zhCN, en });

/** The guided tour's own words; they come with it. */
export function useTourTexts(): Translate<typeof zhCN> {
  return useTexts(tourTexts);
}
