import { createTexts, type Translate } from '../../../texts/create-texts.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const pickerTexts = createTexts({ 'zh-CN': zhCN, en });

/** The pickers' own words. */
export function usePickerTexts(): Translate<typeof zhCN> {
  return useTexts(pickerTexts);
}
