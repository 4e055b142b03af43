import { createTexts, type Translate } from '../../../texts/create-texts.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const stepTexts = createTexts({ 'zh-CN': zhCN, en });

/** The words a screen reader says for the marks of the steps; they come with them. */
export function useStepTexts(): Translate<typeof zhCN> {
  return useTexts(stepTexts);
}
