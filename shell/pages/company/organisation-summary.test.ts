import { expect, test } from 'vitest';
import { summarise } from './organisation-summary.ts';

type Node = Parameters<typeof summarise>[0]['organs'][number];

function node(id: string, parentId: string | null, totalHeadCount: number, order = 0): Node {
  return {
    id,
    parentId,
    code: id,
    name: id,
    kind: 'department',
    leaderId: null,
    leaderName: null,
    order,
    headCount: 0,
    totalHeadCount,
    childCount: 0,
  };
}

const summed = (organs: Node[], total = organs.length) => summarise({ organs, total });

test('a company is summed up by what stands right below its top', () => {
  const organs = [node('top', null, 10), node('b', 'top', 4, 2), node('a', 'top', 6, 1)];
  const summary = summed(organs, 4);
  expect(summary).toMatchObject({ people: 10, organisations: 4 });
  expect(summary.departments.map(({ name, share }) => [name, share])).toEqual([
    ['a', 0.6],
    ['b', 0.4],
  ]);
});

test('people in the top itself are counted, so that the shares add up', () => {
  const summary = summed([node('top', null, 10), node('a', 'top', 9)]);
  expect(summary.direct).toEqual({ people: 1, share: 0.1 });
  expect(summed([node('top', null, 9), node('a', 'top', 9)]).direct).toBeNull();
});

test('a person who sees a part of the company gets the tops of that part', () => {
  const summary = summed([node('x', 'unseen', 3), node('y', 'unseen', 5), node('z', 'y', 2)]);
  expect(summary.people).toBe(8);
  expect(summary.departments.map(({ id }) => id)).toEqual(['x', 'y']);
});

test('a company without people has no shares', () => {
  expect(summed([node('top', null, 0), node('a', 'top', 0)]).departments[0]?.share).toBe(0);
});
