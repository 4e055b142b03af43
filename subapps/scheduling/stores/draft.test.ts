import { expect, test } from 'vitest';
import {
  beginDraft,
  carryOver,
  differences,
  editCells,
  keepSaved,
  numberOf,
  planOf,
  type Roster,
  redo,
  undo,
} from './draft.ts';

const shifts = [{ id: 'early' }, { id: 'late' }] as unknown as Roster['shifts'];

function rosterOf(rows: Readonly<Record<string, readonly number[]>>, names = shifts): Roster {
  return {
    first: 0,
    last: 2,
    days: ['2026-11-01', '2026-11-02', '2026-11-03'].map((day) => ({ day })),
    shifts: names,
    people: Object.entries(rows).map(([id, plans]) => ({ id, plans })),
  } as unknown as Roster;
}

test('changes cells in one step, and leaves rows alone that do not change', () => {
  const roster = rosterOf({ ada: [-1, -1, -1], bo: [0, 0, 0] });
  const draft = beginDraft(roster);
  const edited = editCells(draft, [
    { row: 0, column: 0, plan: 1 },
    { row: 0, column: 2, plan: 2 },
    { row: 1, column: 0, plan: 0 },
    { row: 9, column: 0, plan: 1 },
    { row: 0, column: 9, plan: 1 },
  ]);
  expect(edited.rows).toEqual([
    [1, -1, 2],
    [0, 0, 0],
  ]);
  expect(edited.rows[1]).toBe(draft.rows[1]);
  expect(differences(edited.saved, edited.rows, roster)).toEqual([
    { row: 0, column: 0, plan: 1 },
    { row: 0, column: 2, plan: 2 },
  ]);
  expect(editCells(draft, [{ row: 1, column: 0, plan: 0 }])).toBe(draft);
});

test('what is saved in part leaves the rest to be saved', () => {
  const roster = rosterOf({ ada: [-1, -1, -1] });
  const edits = [0, 1].map((column) => ({ row: 0, column, plan: 1 }));
  const draft = keepSaved(editCells(beginDraft(roster), edits), edits.slice(0, 1));
  expect(differences(draft.saved, draft.rows, roster)).toEqual(edits.slice(1));
});

test('goes back and forth; another change ends the way forth', () => {
  const draft = beginDraft(rosterOf({ ada: [-1, -1, -1] }));
  const one = editCells(draft, [{ row: 0, column: 0, plan: 1 }]);
  const two = editCells(one, [{ row: 0, column: 1, plan: 2 }]);
  expect(undo(two).rows).toBe(one.rows);
  expect(undo(undo(two)).rows).toBe(draft.rows);
  expect(undo(draft)).toBe(draft);
  expect(redo(undo(two)).rows).toBe(two.rows);
  expect(redo(two)).toBe(two);
  expect(editCells(undo(two), [{ row: 0, column: 2, plan: 0 }]).future).toEqual([]);
});

test('carries unsaved cells over to a roster with other people and shifts in another order', () => {
  const before = rosterOf({ ada: [-1, -1, -1], bo: [-1, -1, -1] });
  const draft = editCells(beginDraft(before), [
    { row: 0, column: 0, plan: 1 },
    { row: 1, column: 1, plan: 2 },
    { row: 1, column: 2, plan: 0 },
  ]);
  const turned = [{ id: 'late' }, { id: 'early' }] as unknown as Roster['shifts'];
  const next = carryOver(draft, before, rosterOf({ bo: [2, 2, 2] }, turned));
  expect(next.rows).toEqual([[2, 1, 0]]);
  expect(next.saved).toEqual([[2, 2, 2]]);
});

test('turns numbers into plans and back', () => {
  expect([-1, 0, 1, 3].map((plan) => planOf(plan, shifts))).toEqual([null, 'rest', 'early', null]);
  expect([null, 'rest', 'late', 'gone'].map((plan) => numberOf(plan, shifts))).toEqual([
    -1, 0, 2, -1,
  ]);
});
