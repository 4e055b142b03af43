/** What texts are found by: pairs of Chinese characters, and whole words of other scripts. Pure. */
import { synonyms } from '../texts/synonyms.ts';

const run = /\p{Script=Han}+|[\p{L}\p{N}]+/gu;
const isHan = /^\p{Script=Han}/u;

/** The tokens of a text in their order: overlapping pairs of a Chinese run, a single character on its own, other words whole. */
export function tokensOf(text: string): readonly string[] {
  const found = text.normalize('NFKC').toLowerCase().match(run) ?? [];
  return found.flatMap((word) => {
    if (!isHan.test(word)) return [word.slice(0, 60)];
    const letters = [...word];
    if (letters.length === 1) return [word];
    return letters.slice(1).map((letter, place) => `${letters[place] ?? ''}${letter}`);
  });
}

/** The tokens of a question, with those of words that mean the same. */
export function questionTokens(question: string): readonly string[] {
  const plain = question.normalize('NFKC').toLowerCase();
  const others = Object.entries(synonyms).flatMap(([word, same]) =>
    plain.includes(word) ? same : [],
  );
  return [...new Set([plain, ...others].flatMap((text) => tokensOf(text)))].slice(0, 40);
}

/** A text as a search vector; headings count more (weight A) than what is below them. */
export function vectorOf(headings: readonly string[], content: string): string {
  const positions = new Map<string, string[]>();
  let at = 1;
  const add = (tokens: readonly string[], weight: string): void => {
    for (const token of tokens) {
      const places = positions.get(token) ?? [];
      // A vector keeps 255 places of a word, and none behind 16,383.
      if (places.length < 250 && at < 16_000) places.push(`${at}${weight}`);
      positions.set(token, places);
      at += 1;
    }
  };
  for (const heading of headings) add(tokensOf(heading), 'A');
  add(tokensOf(content), '');
  return [...positions]
    .map(([token, places]) => `'${token.replaceAll("'", "''")}':${places.join(',')}`)
    .join(' ');
}
