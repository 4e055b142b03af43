import { codeWords, type Locale } from '../kit/words.ts';
import { recruitCodes } from './terms.ts';

/** What a code that a move of many returns means: of recruitment, or of the platform. */
export function wordsOfCode(code: string, locale: Locale): string {
  const own = Object.values(recruitCodes).find(({ name }) => name === code);
  return own?.words[locale] ?? codeWords[locale][code as 'conflict'] ?? code;
}
