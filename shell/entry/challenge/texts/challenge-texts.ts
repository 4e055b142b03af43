import { createTexts, type Translate } from '#ui/texts/create-texts.ts';
import { useTexts } from '#ui/texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const challengeTexts = createTexts({ 'zh-CN': zhCN, en });

/** The words of the challenge, which come with its script. */
export function useChallengeTexts(): Translate<typeof zhCN> {
  return useTexts(challengeTexts);
}
