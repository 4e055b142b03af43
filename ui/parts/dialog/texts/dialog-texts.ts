import { createTexts, type Translate } from '../../../texts/create-texts.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const dialogTexts = createTexts({ 'zh-CN': zhCN, en });

/** Words of the larger dialogs; they come with them and not with the plain ones, which the shell carries. */
export function useDialogTexts(): Translate<typeof zhCN> {
  return useTexts(dialogTexts);
}
