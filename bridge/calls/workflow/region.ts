/** Parts of China as a form holds them: the code of GB/T 2260, down to the level that the field asks for. */

/** How far down a region is chosen. */
export const regionDepths = ['province', 'city', 'county'] as const;

/** One of them. */
export type RegionDepth = (typeof regionDepths)[number];

/** The shape of a code. */
export const regionCode = /^[1-8]\d{5}$/;

/** What provinces are below. */
export const wholeCountry = 'CN';

/** The codes a region may be below, the farthest first, and its own; a city of its own has a province alone above it. */
export function regionPath(code: string): readonly string[] {
  return [...new Set([`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, code])];
}
