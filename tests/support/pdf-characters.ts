import { inflateSync } from 'node:zlib';

/** The characters of a PDF that can be searched and copied, as its fonts map them. */
export function charactersOfPdf(content: Buffer): Set<string> {
  const characters = new Set<string>();
  const text = content.toString('latin1');
  for (const { index } of text.matchAll(/\bstream\r?\n/g)) {
    const start = text.indexOf('\n', index) + 1;
    const stream = content.subarray(start, text.indexOf('endstream', start));
    for (const code of codesOf(stream)) characters.add(String.fromCodePoint(code));
  }
  return characters;
}

function codesOf(stream: Buffer): number[] {
  const map = inflated(stream);
  if (!map.includes('beginbfrange') && !map.includes('beginbfchar')) return [];
  return [...map.matchAll(/<([0-9a-f]{4,8})>/gi)].map(([, hex = '']) => {
    const units = hex.match(/.{4}/g)?.map((unit) => Number.parseInt(unit, 16)) ?? [];
    return String.fromCharCode(...units).codePointAt(0) ?? 0;
  });
}

function inflated(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    return '';
  }
}
