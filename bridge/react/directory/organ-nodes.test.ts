import { expect, test } from 'vitest';
import { type Organ, organNodes, organPath } from './organ-nodes.ts';

function organ(id: string, parentId: string | null, totalHeadCount: number): Organ {
  return {
    id,
    parentId,
    code: id.toUpperCase(),
    name: id,
    kind: 'department',
    leaderId: null,
    leaderName: null,
    order: 0,
    headCount: 0,
    totalHeadCount,
    childCount: 0,
  };
}

const organs = [
  organ('company', null, 9),
  organ('research', 'company', 6),
  organ('test', 'research', 2),
];

test('hangs every organisation below its parent, with all its people', () => {
  const [company] = organNodes(organs);
  expect(company).toMatchObject({ id: 'company', count: 9 });
  expect(company?.children?.[0]?.children?.[0]).toMatchObject({ id: 'test', count: 2 });
});

test('puts an organisation at the root when its parent is out of sight', () => {
  expect(organNodes(organs.slice(1)).map((node) => node.id)).toEqual(['research']);
});

test('leads from the company down to an organisation', () => {
  expect(organPath(organs, 'test')).toEqual(['company', 'research', 'test']);
  expect(organPath(organs, 'gone')).toEqual([]);
});

test('says of an organisation that some are below it which are not loaded', () => {
  const [company] = organNodes(
    organs.map((one) => ({ ...one, childCount: one.id === 'test' ? 3 : 1 })),
  );
  const research = company?.children[0];
  expect(research?.more).toBe(false);
  expect(research?.children[0]?.more).toBe(true);
});
