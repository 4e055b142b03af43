import { expect, test } from 'vitest';
import { answers, treeFilter, withFilter } from './filters.ts';

test('keeps both ends of a range, and nothing that is empty', () => {
  const range = { kind: 'number', min: 1, max: 3 } as const;
  expect([0, 1, 3, 4, null].map((value) => answers(value, range))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});

test('a node of a tree stands for all below it', () => {
  const nodes = [{ id: 'a', label: 'A', children: [{ id: 'b', label: 'B' }] }];
  expect(answers('b', treeFilter(nodes, 'a'))).toBe(true);
  expect(answers('a', treeFilter(nodes, 'b'))).toBe(false);
});

test('takes a filter away again', () => {
  const filters = withFilter({}, 'name', { kind: 'text', text: 'x' });
  expect(withFilter(filters, 'name', undefined)).toEqual({});
});
