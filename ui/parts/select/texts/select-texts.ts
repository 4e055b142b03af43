import { createTexts, type Translate } from '../../../texts/create-texts.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const selectTexts = createTexts({ 'zh-CN': zhCN, en });

/** The comboboxes' own words. */
export function useSelectTexts(): Translate<typeof zhCN> {
  return useTexts(selectTexts);
}
