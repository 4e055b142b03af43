import { createTexts, type Translate } from '#ui/texts/create-texts.ts';
import { useTexts } from '#ui/texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const companyTexts = createTexts({ 'zh-CN': zhCN, en });

/** Gives the words for a key of the page about companies. */
export type CompanyWords = Translate<typeof zhCN>;

/** The words of the page about companies in the language now in use. */
export function useCompanyWords(): CompanyWords {
  return useTexts(companyTexts);
}
