import { expect, test } from 'vitest';
import { groupsOf } from './groups.ts';

const said = (many: number) => Array.from({ length: many }, () => ({ answers: {}, comment: null }));
const sizes = (peers: number, upward: number, least: number) => {
  const groups = groupsOf(said(peers), said(upward), least);
  return [groups.peers, groups.upward, groups.colleagues].map((one) => one?.length ?? null);
};

test('9: groups below the least are one group together, and none where that is too small', () => {
  expect(sizes(2, 1, 3)).toEqual([null, null, 3]);
  expect(sizes(2, 1, 4)).toEqual([null, null, null]);
  expect(sizes(3, 3, 3)).toEqual([3, 3, null]);
});

test('what is too small beside a large group is absent: it would be the difference', () => {
  expect(sizes(5, 2, 3)).toEqual([5, null, null]);
  expect(sizes(0, 2, 3)).toEqual([null, null, null]);
});
