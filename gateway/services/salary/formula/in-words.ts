import type { Locale } from '#bridge/calls/kit/words.ts';
import { formulaCommas, formulaWords } from '../texts/formula-words.ts';
import type { BothLanguages } from '../texts/line-words.ts';
import { type Token, tokensOf } from './tokens.ts';

/** The name of an item or a fact as people read it; undefined where it is no name of the plan. */
export type NameInWords = (name: string) => BothLanguages | undefined;

/** A formula as people read it: names and functions in words, signs as they are written by hand. */
export function formulaInWords(text: string, nameOf: NameInWords): BothLanguages {
  const tokens = tokensOf(text).filter(({ kind }) => kind !== 'end');
  const written = (locale: Locale) =>
    tokens
      .map((token, at) => wordOf(token, { before: tokens[at - 1], locale, nameOf }))
      .join('')
      .trim();
  return { 'zh-CN': written('zh-CN'), en: written('en') };
}

interface Place {
  readonly before: Token | undefined;
  readonly locale: Locale;
  readonly nameOf: NameInWords;
}

const signs: Readonly<Record<string, string>> = {
  '*': '×',
  '/': '÷',
  '-': '−',
  '<=': '≤',
  '>=': '≥',
  '<>': '≠',
};

function wordOf({ kind, text }: Token, { before, locale, nameOf }: Place): string {
  if (kind === 'text') return locale === 'en' ? `“${text}”` : `「${text}」`;
  if (kind === 'number' || text === '(' || text === ')') return text;
  if (text === ',') return formulaCommas[locale].comma;
  if (kind === 'sign') {
    const sign = signs[text] ?? text;
    return isValueEnd(before) ? ` ${sign} ` : sign;
  }
  const known = nameOf(text)?.[locale];
  if (known !== undefined) return known;
  const words: Readonly<Record<string, string>> = formulaWords[locale];
  const word = words[text] ?? text;
  return text === 'and' || text === 'or' ? ` ${word} ` : text === 'not' ? `${word} ` : word;
}

/** Whether a sign comes after a value, and so is between two of them. */
function isValueEnd(token: Token | undefined): boolean {
  if (token === undefined) return false;
  if (token.kind === 'name') return !['and', 'or', 'not'].includes(token.text);
  return token.kind === 'number' || token.kind === 'text' || token.text === ')';
}
