import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { calls } from './index.ts';
import { codes } from './kit/codes.ts';
import type { AnyCall, CallTable } from './kit/define.ts';

const shared = ['kit', 'record'];

test('every area has its calls in the table, and no two calls share a key, a name or a path', async () => {
  const areas = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !shared.includes(entry.name))
    .map(({ name }) => name);
  expect(areas.length).toBeGreaterThan(5);
  const tables = await Promise.all(
    areas.map(async (area): Promise<CallTable> => {
      const exported = await import(`./${area}/calls.ts`);
      return exported[`${area}Calls`];
    }),
  );
  const keys = tables.flatMap((table) => Object.keys(table));
  expect(keys.toSorted()).toEqual(Object.keys(calls).toSorted());
  const all = tables.flatMap((table) => Object.values(table));
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
});

test('no number of a code means two things', () => {
  const ofAreas = Object.values<AnyCall>(calls).flatMap(({ errors }) =>
    errors.filter((code) => typeof code === 'object'),
  );
  const numbers = [...new Set(ofAreas)].map(({ code }) => code);
  const all = [...numbers, ...Object.values(codes).map(({ code }) => code)];
  expect(numbers.length).toBeGreaterThan(5);
  expect(new Set(all).size).toBe(all.length);
});
