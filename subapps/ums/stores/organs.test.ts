import { expect, test } from 'vitest';
import { type Organ, organNodes, organsBelow } from './organs.ts';

function organ(id: string, parentId: string | null, order: number): Organ {
  return {
    id,
    parentId,
    order,
    code: id.toUpperCase(),
    name: id,
    kind: 'department',
    leaderId: null,
    leaderName: null,
    headCount: 1,
    totalHeadCount: 2,
  };
}

const organs = [
  organ('top', null, 1),
  organ('b', 'top', 2),
  organ('a', 'top', 1),
  organ('c', 'b', 1),
];
const hint = (direct: number, total: number): string => `${direct}/${total}`;

test('the tree keeps the order of the organisations and says both head-counts', () => {
  const [top] = organNodes(organs, hint);
  expect(top?.children?.map((node) => node.id)).toEqual(['a', 'b']);
  expect(top).toMatchObject({ count: 2, countHint: '1/2', keywords: 'TOP' });
});

test('what stands below an unseen organisation stands at the root', () => {
  const nodes = organNodes(
    organs.filter((each) => each.id !== 'top'),
    hint,
  );
  expect(nodes.map((node) => node.id)).toEqual(['a', 'b']);
});

test('finds what stands directly below', () => {
  expect(organsBelow(organs, 'top').map((each) => each.id)).toEqual(['a', 'b']);
  expect(organsBelow(organs, 'c')).toEqual([]);
});
