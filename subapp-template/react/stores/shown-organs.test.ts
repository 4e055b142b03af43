import { expect, test } from 'vitest';
import { type Organ, shownOrgans } from './shown-organs.ts';

function organ(id: string, parentId: string | null): Organ {
  return {
    id,
    parentId,
    code: id,
    name: id,
    kind: 'team',
    leaderId: null,
    leaderName: null,
    order: 1,
    headCount: 0,
    totalHeadCount: 0,
  };
}

const organs = [organ('top', null), organ('a', 'top'), organ('b', 'a'), organ('stray', 'unseen')];

test('shows what stands directly below an organisation', () => {
  const { parent, rows } = shownOrgans(organs, 'a');
  expect(parent?.id).toBe('a');
  expect(rows.map((row) => row.id)).toEqual(['b']);
});

test('shows the topmost organisations the person sees where none is chosen', () => {
  expect(shownOrgans(organs, undefined).rows.map((row) => row.id)).toEqual(['top', 'stray']);
  expect(shownOrgans(organs, 'gone').rows.map((row) => row.id)).toEqual(['top', 'stray']);
});
