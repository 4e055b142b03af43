import { createTexts, type Translate } from '#ui/texts/create-texts.ts';
import { useTexts } from '#ui/texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const companySettingTexts = createTexts({ 'zh-CN': zhCN, en });

/** The words of the page of company settings in the language now in use. */
export function useCompanySettingWords(): Translate<typeof zhCN> {
  return useTexts(companySettingTexts);
}
