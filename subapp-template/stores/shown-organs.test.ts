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

const first = { filters: {}, keyword: '', page: 1, rows: 10 };
const idsOf = (query: Partial<typeof first> & { filters?: Record<string, string> }) =>
  shownOrgans(organs, { ...first, ...query }).rows.map((row) => row.id);

test('shows what stands directly below an organisation', () => {
  expect(idsOf({ filters: { organId: 'a' } })).toEqual(['b']);
});

test('shows the topmost organisations the person sees where none is chosen', () => {
  expect(idsOf({})).toEqual(['top', 'stray']);
  expect(idsOf({ filters: { organId: 'gone' } })).toEqual(['top', 'stray']);
});

test('shows those with the keyword in their name, page by page', () => {
  expect(idsOf({ keyword: 'str' })).toEqual(['stray']);
  expect(shownOrgans(organs, { ...first, page: 2, rows: 1 })).toMatchObject({
    rows: [{ id: 'stray' }],
    total: 2,
  });
});
