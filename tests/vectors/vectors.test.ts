import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '#tests/support/source-files.ts';
import answer, { hasRule } from './adapter.ts';
import type { Vector } from './vector.ts';

interface Area {
  readonly area: string;
  readonly vectors: readonly Vector[];
}

const folder = process.env.ATRIUM_VECTORS ?? join(root, 'tests/vectors/data');
const areas = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name): Area => JSON.parse(readFileSync(join(folder, name), 'utf8')))
  .map(({ area, vectors }) => ({
    area,
    vectors: vectors.filter(({ rule }) => hasRule(area, rule)),
  }))
  .filter(({ vectors }) => vectors.length > 0);

test('there are cases of rules the product has', () => {
  expect(areas.map(({ area }) => area)).toEqual(
    expect.arrayContaining(['contract-and-severance', 'retirement']),
  );
});

describe.each(areas)('$area', ({ area, vectors }) => {
  test.each(vectors)('$id $tier $title', async (vector) => {
    const found = await answer(area, vector.rule, vector);
    expect(found).toMatchObject(vector.expected);
  });
});
