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
