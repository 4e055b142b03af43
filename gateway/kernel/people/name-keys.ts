import { pinyin } from 'pinyin-pro';

/** What a name is sorted and found by. */
export interface NameKeys {
  /** Pinyin with tone numbers for Chinese, so that 张 is sorted beside 章; lower case otherwise. */
  readonly sort: string;
  /** Every way to begin typing the name, one per line: the name, pinyin, given name, initials. */
  readonly search: string;
}

const HAN = /\p{Script=Han}/u;

/**
 * Makes the keys of a person's name. A surname is read as a surname (单 is Shan, 仇 is Qiu); characters that
 * have no reading keep their own place after all others.
 */
export function personNameKeys(name: string): NameKeys {
  const lower = name.toLowerCase().trim();
  if (!HAN.test(name)) return { sort: lower, search: searchLines(lower, latinWords(lower)) };
  const letters = syllables(name, 'none');
  return { sort: sortKey(name, true), search: searchLines(lower, letters) };
}

/** Makes the sort key of a thing's name (organisation, post): no surname is looked for. */
export function nameSortKey(name: string): string {
  return HAN.test(name) ? sortKey(name, false) : name.toLowerCase().trim();
}

/**
 * Whether a keyword finds a thing (organisation, post) by its name and the sort key of that name: any part of the
 * name, the start of its pinyin or initials at one of its syllables.
 */
export function findsThing(
  keyword: string,
  { name, sort }: { name: string; sort: string },
): boolean {
  const word = keyword.trim().toLowerCase();
  const lower = name.toLowerCase();
  if (lower.includes(word)) return true;
  if (!HAN.test(name)) return false;
  const letters = sort.slice(0, sort.length - lower.length).replaceAll(/\d/g, '');
  const typed = word.replaceAll(/[ ']/g, '');
  return typed !== '' && searchLines(lower, latinWords(letters)).includes(`\n${typed}`);
}

/** Pinyin of a thing's name by syllables, such as `yuan gong dang an`; empty for a name without Chinese. */
export function spellingOf(name: string): string {
  if (!HAN.test(name)) return '';
  return pinyin(name, { toneType: 'none', nonZh: 'consecutive', v: true }).toLowerCase();
}

function sortKey(name: string, asPerson: boolean): string {
  const numbered = pinyin(name, {
    toneType: 'num',
    type: 'array',
    surname: asPerson ? 'head' : 'off',
    nonZh: 'consecutive',
    v: true,
  });
  // The characters follow the reading: two people read alike never swap places.
  return `${numbered.join(' ').toLowerCase()} ${name}`;
}

function syllables(name: string, toneType: 'none' | 'num'): string[] {
  return pinyin(name, {
    toneType,
    type: 'array',
    surname: 'head',
    nonZh: 'removed',
    v: true,
  }).map((part) => part.toLowerCase());
}

function latinWords(name: string): string[] {
  return name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** A keyword matches where a line begins with it: from the whole name, from each later part, by initials. */
function searchLines(name: string, parts: readonly string[]): string {
  const lines = new Set([name]);
  for (let start = 0; start < parts.length; start += 1) lines.add(parts.slice(start).join(''));
  const initials = parts.map((part) => part.charAt(0)).join('');
  for (let start = 0; start < initials.length - 1; start += 1) lines.add(initials.slice(start));
  return `\n${[...lines].join('\n')}\n`;
}
