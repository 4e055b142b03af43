import { createTexts, type Translate } from '../../../texts/create-texts.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const uploadTexts = createTexts({ 'zh-CN': zhCN, en });

/** The upload's own words; they come with it. */
export function useUploadTexts(): Translate<typeof zhCN> {
  return useTexts(uploadTexts);
}
