import { createTexts, type Translate } from '../../../texts/create-texts.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const listTexts = createTexts({ 'zh-CN': zhCN, en });

/** The list screen's own words. */
export function useListTexts(): Translate<typeof zhCN> {
  return useTexts(listTexts);
}
