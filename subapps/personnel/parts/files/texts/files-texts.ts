import { createTexts, type Translate } from '#ui/texts/create-texts.ts';
import { useTexts } from '#ui/texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const filesTexts = createTexts({ 'zh-CN': zhCN, en });

/** The words of photos and files in the language now in use; they come with them. */
export function useFilesWords(): Translate<typeof zhCN> {
  return useTexts(filesTexts);
}
