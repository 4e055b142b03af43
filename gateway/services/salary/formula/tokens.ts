import { FormulaError } from './types.ts';

/** A word of a formula; `at` is its first character, counted from 1. */
export interface Token {
  readonly kind: 'number' | 'text' | 'name' | 'sign' | 'end';
  readonly text: string;
  readonly at: number;
}

/** Names are letters of any script, digits, `_` and dots between parts; texts are short and in quotes. */
const pattern =
  /\s+|(?<number>\d+(?:\.\d+)?)|["“”'‘’](?<quoted>[^"“”'‘’]{1,20})["“”'‘’]|(?<name>[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*)|(?<sign><=|>=|<>|[-+*/()<>=,，（）])/uy;

const longest = 500;

/** Reads the words of a formula. @throws {FormulaError} at a character that means nothing. */
export function tokensOf(text: string): readonly Token[] {
  if (text.length > longest) throw new FormulaError('too-long', longest, '');
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match === null) throw new FormulaError('unexpected', at + 1, text.slice(at, at + 1));
    const { number, quoted, name, sign } = match.groups ?? {};
    if (number !== undefined) tokens.push({ kind: 'number', text: number, at: at + 1 });
    if (quoted !== undefined) tokens.push({ kind: 'text', text: quoted, at: at + 1 });
    if (name !== undefined) tokens.push({ kind: 'name', text: name, at: at + 1 });
    if (sign !== undefined) tokens.push({ kind: 'sign', text: plainSign(sign), at: at + 1 });
    at = pattern.lastIndex;
  }
  return [...tokens, { kind: 'end', text: '', at: text.length + 1 }];
}

/** Signs typed with a Chinese keyboard mean the same. */
function plainSign(sign: string): string {
  return { '，': ',', '（': '(', '）': ')' }[sign] ?? sign;
}
