import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from './limits.ts';
import { measure } from './measure.ts';

test('plain data of an honest size passes with its weight', () => {
  expect(measure({ route: '/a' })).toEqual({ ok: true, bytes: 8 + 10 + 4 });
  expect(measure(undefined).ok).toBe(true);
  expect(measure([1, 'a', null, true, { deep: [] }]).ok).toBe(true);
});

test('whatever JSON can say within the limits passes', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      const poisoned = /"(?:__proto__|constructor|prototype)":/.test(JSON.stringify(value));
      return measure(value).ok !== poisoned;
    }),
  );
});

test('length, breadth and depth each have an end', () => {
  const tooLarge = { ok: false, code: 'tooLarge' };
  expect(measure('x'.repeat(limits.messageBytes / 2 + 1))).toEqual(tooLarge);
  expect(measure(Array.from({ length: limits.messageNodes + 1 }, () => 0))).toEqual(tooLarge);
  expect(measure(new Array(1_000_000_000))).toEqual({ ...tooLarge, gross: true });
  expect(measure({ text: 'x'.repeat(9_000_000) })).toEqual({ ...tooLarge, gross: true });
  let deep: unknown = 0;
  for (let depth = 0; depth <= limits.messageDepth; depth += 1) deep = [deep];
  expect(measure(deep)).toEqual(tooLarge);
});

test('what is not plain data is refused', () => {
  for (const odd of [new Map(), new Date(), new Uint8Array(2), /a/, 1n, Symbol('a'), () => 0]) {
    expect(measure({ odd })).toEqual({ ok: false, code: 'badInput' });
  }
});

test('what is no plain data hides no weight, for reading it held the page up all the same', () => {
  const gross = { ok: false, code: 'tooLarge', gross: true };
  const long = 'x'.repeat(9_000_000);
  for (const odd of [new Map([[1, long]]), new Set([[long]]), new Error(long), Object(long)])
    expect(measure({ odd })).toEqual(gross);
  expect(measure({ odd: new Uint8Array(20_000_000) })).toEqual(gross);
  expect(measure({ odd: new Set(Array.from({ length: 700_000 }, (_, n) => n)) })).toEqual(gross);
  expect(measure([1n, long])).toEqual(gross);
  expect(measure({ constructor: 1, long })).toEqual(gross);
  expect(measure({ file: new File([], long) }, { fileBytes: 1 })).toEqual(gross);
  expect(measure({ file: new File(['abc'], 'a.csv') }, { fileBytes: 2 })).toEqual({
    ok: false,
    code: 'tooLarge',
    isFile: true,
  });
});
