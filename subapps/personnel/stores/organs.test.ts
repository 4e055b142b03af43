import { expect, test } from 'vitest';
import type { Organ } from '#bridge/react/directory/organ-nodes.ts';
import { organPath } from './organs.ts';

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
  };
}

const organs = [
  organ('company', null, 9),
  organ('research', 'company', 6),
  organ('test', 'research', 2),
];

test('tells the way down to an organisation', () => {
  expect(organPath(organs, 'test')).toEqual(['company', 'research', 'test']);
  expect(organPath(organs, 'gone')).toEqual([]);
});
