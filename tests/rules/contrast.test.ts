import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrast, over, readColourSets } from '../support/colours.ts';
import { root } from '../support/source-files.ts';

const sets = readColourSets(readFileSync(join(root, 'assets/tokens.css'), 'utf8'));

const surfaces = ['canvas', 'surface', 'sunken', 'raised'];
const tints = [1, 2, 3, 4, 5, 6].map((tint) => `tint-${tint}`);

/** Which words stand on which ground; `ink-off` is left out, since what is disabled needs no contrast. */
const words: readonly (readonly [word: string, grounds: readonly string[]])[] = [
  ['ink', [...surfaces, 'accent-soft', 'good-soft', 'warn-soft', 'bad-soft', 'accent-line']],
  ['ink-2', [...surfaces, 'accent-soft', 'good-soft', 'warn-soft', 'bad-soft']],
  ['ink-3', surfaces],
  ['accent-strong', [...surfaces, 'accent-soft']],
  ['on-accent', ['accent', 'accent-strong']],
  ['on-bad', ['bad', 'bad-strong']],
  ['good', ['surface', 'raised', 'good-soft']],
  ['warn', ['surface', 'raised', 'warn-soft']],
  ['bad', ['surface', 'raised', 'bad-soft']],
  ['bad-strong', ['surface', 'raised', 'bad-soft']],
  ...tints.map((tint) => [`${tint}-ink`, [tint]] as const),
];

/** What tells something without words: the focus, a chosen mark, a dot of a state. */
const signs: readonly (readonly [sign: string, grounds: readonly string[]])[] = [
  ['accent', [...surfaces, 'accent-soft']],
  ['ink-3', [...surfaces, 'accent-soft']],
  // The edge of a box to tick, which nothing else shows.
  ['line-3', ['canvas', 'surface', 'raised']],
  ['good', surfaces],
  ['warn', surfaces],
  ['bad', surfaces],
  // The series of a chart.
  ...[2, 3, 4, 5, 6].map((at) => [`series-${at}`, ['surface', 'raised']] as const),
];

test('there are four colour sets, and they differ', () => {
  expect(sets.map(({ name }) => name)).toEqual([
    'blue, light',
    'orange, light',
    'blue, dark',
    'orange, dark',
  ]);
  expect(new Set(sets.map(({ colour }) => String(colour('accent')))).size).toBe(4);
});

test('black on white is 21:1, and a veil lets through what is below it', () => {
  expect(contrast([0, 0, 0, 1], [1, 1, 1, 1])).toBeCloseTo(21, 5);
  expect(over([0, 0, 0, 0.5], [1, 1, 1, 1])).toEqual([0.5, 0.5, 0.5, 1]);
});

describe.each(sets)('in $name', ({ colour }) => {
  test('words have at least 4.5:1 on every ground they stand on, pointed at or not', () => {
    const weak = words.flatMap(([word, grounds]) =>
      grounds.flatMap((ground) => {
        const still = colour(ground);
        const pointedAt = over(colour('hover'), still);
        const both = surfaces.includes(ground) && word !== 'ink-3' ? [still, pointedAt] : [still];
        return both.map((below, at) =>
          line(word, `${ground}${at ? ', pointed at,' : ''}`, contrast(colour(word), below), 4.5),
        );
      }),
    );
    expect(weak.filter(Boolean)).toEqual([]);
  });

  test('signs have at least 3:1', () => {
    const weak = signs.flatMap(([sign, grounds]) =>
      grounds.map((ground) => line(sign, ground, contrast(colour(sign), colour(ground)), 3)),
    );
    expect(weak.filter(Boolean)).toEqual([]);
  });
});

function line(word: string, ground: string, found: number, least: number): string {
  return found >= least ? '' : `--${word} on --${ground} has ${found.toFixed(2)}:1`;
}
