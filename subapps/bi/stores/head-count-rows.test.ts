import { expect, test } from 'vitest';
import { foldRest, headCountRows } from './head-count-rows.ts';

function organ(organId: string, headCount: number) {
  return { organId, organName: organId, headCount, hasChildren: false };
}

test('the largest organisation stands first, people of the organisation itself last', () => {
  const rows = headCountRows({ total: 12, rows: [organ('a', 3), organ('b', 8)] }, 'top');
  expect(rows).toEqual([
    { kind: 'below', ...organ('b', 8) },
    { kind: 'below', ...organ('a', 3) },
    { kind: 'direct', headCount: 1 },
  ]);
});

test('an organisation with nothing below it is all direct', () => {
  expect(headCountRows({ total: 4, rows: [] }, 'leaf')).toEqual([{ kind: 'direct', headCount: 4 }]);
});

test('a long list is folded and loses nobody', () => {
  const rows = headCountRows(
    { total: 10, rows: [organ('a', 4), organ('b', 3), organ('c', 2), organ('d', 1)] },
    'top',
  );
  const { shown, folded } = foldRest(rows, 3);
  expect(shown).toHaveLength(2);
  expect(folded).toEqual({ organs: 2, headCount: 3 });
  expect(foldRest(rows, 4).folded).toBeUndefined();
});
