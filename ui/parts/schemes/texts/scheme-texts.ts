import { createTexts, type Translate } from '../../../texts/create-texts.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const schemeTexts = createTexts({ 'zh-CN': zhCN, en });

/** The scheme menu's own words. */
export function useSchemeTexts(): Translate<typeof zhCN> {
  return useTexts(schemeTexts);
}
