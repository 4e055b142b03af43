import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const folder = dirname(
  createRequire(import.meta.url).resolve('@fontsource/noto-sans-sc/package.json'),
);

/** Characters from the first to the last one, and the file of the font that draws them. */
interface FontPart {
  readonly first: number;
  readonly last: number;
  readonly name: string;
}

let parts: readonly FontPart[] | undefined;

/**
 * Names the part of Noto Sans SC (SIL Open Font License) that draws a character. The font comes in some hundred files by
 * how often characters are used, so a document reads and carries those alone that it needs, and rare names are drawn too.
 */
export function fontOf(character: string): string {
  parts ??= readParts();
  const code = character.codePointAt(0) ?? 0;
  return parts.find(({ first, last }) => first <= code && code <= last)?.name ?? 'latin';
}

/** The file of a part. */
export function fontFile(name: string): string {
  return join(folder, `files/noto-sans-sc-${name}-400-normal.woff`);
}

function readParts(): FontPart[] {
  const ranges: Readonly<Record<string, string>> = JSON.parse(
    readFileSync(join(folder, 'unicode.json'), 'utf8'),
  );
  const found = Object.entries(ranges).flatMap(([key, listed]) =>
    listed.split(',').map((range) => {
      const [first = '', last = first] = range.replace(/^U\+/i, '').split('-');
      return {
        first: Number.parseInt(first, 16),
        last: Number.parseInt(last, 16),
        name: key.replace(/[[\]]/g, ''),
      };
    }),
  );
  // Latin letters and digits are in one file, whichever others hold some of them.
  return found.toSorted((one, other) => rank(one) - rank(other));
}

function rank({ name }: FontPart): number {
  return name === 'latin' ? 0 : 1;
}
