import { createTexts, type Translate } from '../../../texts/create-texts.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const formTexts = createTexts({ 'zh-CN': zhCN, en });

/** A form's own words. */
export function useFormTexts(): Translate<typeof zhCN> {
  return useTexts(formTexts);
}
