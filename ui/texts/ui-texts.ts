import { createTexts, type Translate } from './create-texts.ts';
import { en } from './en.ts';
import { useTexts } from './use-texts.ts';
import { zhCN } from './zh-CN.ts';

const uiTexts = createTexts({ 'zh-CN': zhCN, en });

/** The parts' own words. */
export function useUiTexts(): Translate<typeof zhCN> {
  return useTexts(uiTexts);
}
