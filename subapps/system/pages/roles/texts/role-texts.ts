import { createTexts, type Translate } from '#ui/texts/create-texts.ts';
import { useTexts } from '#ui/texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const roleTexts = createTexts({ 'zh-CN': zhCN, en });

/** Gives the words for a key of the pages about roles. */
export type RoleWords = Translate<typeof zhCN>;

/** The words of the pages about roles in the language now in use. */
export function useRoleWords(): RoleWords {
  return useTexts(roleTexts);
}
