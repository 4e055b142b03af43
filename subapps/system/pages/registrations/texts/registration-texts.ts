import { createTexts, type Translate } from '#ui/texts/create-texts.ts';
import { useTexts } from '#ui/texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const registrationTexts = createTexts({ 'zh-CN': zhCN, en });

/** What `useRegistrationWords` returns. */
export type RegistrationWords = Translate<typeof zhCN>;

/** The words of the companies that people ask for. */
export function useRegistrationWords(): RegistrationWords {
  return useTexts(registrationTexts);
}
