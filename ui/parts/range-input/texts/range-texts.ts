import { createTexts, type Translate } from '../../../texts/create-texts.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const rangeTexts = createTexts({ 'zh-CN': zhCN, en });

/** The range inputs' own words. */
export function useRangeTexts(): Translate<typeof zhCN> {
  return useTexts(rangeTexts);
}
