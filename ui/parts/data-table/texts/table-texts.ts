import { createTexts, type Translate } from '../../../texts/create-texts.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const tableTexts = createTexts({ 'zh-CN': zhCN, en });

/** The data table's own words. */
export function useTableTexts(): Translate<typeof zhCN> {
  return useTexts(tableTexts);
}
