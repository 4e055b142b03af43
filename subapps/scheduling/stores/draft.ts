/** A roster while it is drawn up: its rows, what was saved of them, and the way back. Pure. */
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { openRoster } from '#bridge/calls/paiban/rosters.ts';
import type { RosterPlan } from '#bridge/calls/paiban/rotation.ts';

/** A roster as the gateway gives it. */
export type Roster = ResultOf<typeof openRoster>;

/** One shift of it. */
export type Shift = Roster['shifts'][number];

/** One person of it. */
export type Person = Roster['people'][number];

/** Days of people: -1 nothing, 0 rest, from 1 on a shift by its place. A row that does not change stays the same value. */
export type Rows = readonly (readonly number[])[];

/** A cell that gets another plan. */
export interface Edit {
  readonly row: number;
  readonly column: number;
  readonly plan: number;
}

/** What is drawn up, what of it is saved, and the steps back and forth. */
export interface Draft {
  readonly saved: Rows;
  readonly rows: Rows;
  readonly past: readonly Rows[];
  readonly future: readonly Rows[];
}

const mostSteps = 100;

/** Begins with what the gateway has. */
export function beginDraft({ people }: Pick<Roster, 'people'>): Draft {
  const rows = people.map(({ plans }) => plans);
  return { saved: rows, rows, past: [], future: [] };
}

/** Changes cells; one step back undoes them all. */
export function editCells(draft: Draft, edits: readonly Edit[]): Draft {
  const rows = withEdits(draft.rows, edits);
  if (rows === draft.rows) return draft;
  return { ...draft, rows, past: [...draft.past, draft.rows].slice(-mostSteps), future: [] };
}

/** Notes that cells are saved. */
export function keepSaved(draft: Draft, edits: readonly Edit[]): Draft {
  return { ...draft, saved: withEdits(draft.saved, edits) };
}

function withEdits(rows: Rows, edits: readonly Edit[]): Rows {
  const changed = new Map<number, number[]>();
  for (const { row, column, plan } of edits) {
    const line = changed.get(row) ?? rows[row];
    if (line === undefined || line[column] === undefined || line[column] === plan) continue;
    const copy = changed.get(row) ?? [...line];
    copy[column] = plan;
    changed.set(row, copy);
  }
  return changed.size === 0 ? rows : rows.map((line, row) => changed.get(row) ?? line);
}

/** Takes the last change back. */
export function undo(draft: Draft): Draft {
  const rows = draft.past.at(-1);
  if (rows === undefined) return draft;
  return { ...draft, rows, past: draft.past.slice(0, -1), future: [draft.rows, ...draft.future] };
}

/** Makes the change again that was taken back last. */
export function redo(draft: Draft): Draft {
  const [rows, ...future] = draft.future;
  if (rows === undefined) return draft;
  return { ...draft, rows, past: [...draft.past, draft.rows], future };
}

/** The cells in which two states of the same rows differ, from the first to the last column. */
export function differences(
  before: Rows,
  after: Rows,
  { first, last }: { readonly first: number; readonly last: number },
): readonly Edit[] {
  return after.flatMap((line, row) => {
    const other = before[row];
    if (other === line) return [];
    return line.flatMap((plan, column): Edit[] =>
      column >= first && column <= last && plan !== other?.[column] ? [{ row, column, plan }] : [],
    );
  });
}

/** Puts what is not saved onto a roster that was read again: rows are found by person, plans by shift. */
export function carryOver(draft: Draft, before: Roster, next: Roster): Draft {
  const rowOf = new Map(next.people.map(({ id }, row) => [id, row]));
  const columnOf = new Map(next.days.map(({ day }, column) => [day, column]));
  const shiftOf = new Map(next.shifts.map(({ id }, at) => [id, at + 1]));
  const edits = differences(draft.saved, draft.rows, before).flatMap((edit): Edit[] => {
    const row = rowOf.get(before.people[edit.row]?.id ?? '');
    const column = columnOf.get(before.days[edit.column]?.day ?? '');
    const plan = edit.plan <= 0 ? edit.plan : shiftOf.get(before.shifts[edit.plan - 1]?.id ?? '');
    return row === undefined || column === undefined || plan === undefined
      ? []
      : [{ row, column, plan }];
  });
  return editCells(beginDraft(next), edits);
}

/** A number of a row as what it plans. */
export function planOf(plan: number, shifts: readonly Pick<Shift, 'id'>[]): RosterPlan {
  if (plan < 0) return null;
  return plan === 0 ? 'rest' : (shifts[plan - 1]?.id ?? null);
}

/** What is planned as the number that rows hold. */
export function numberOf(plan: RosterPlan, shifts: readonly Pick<Shift, 'id'>[]): number {
  if (plan === null) return -1;
  return plan === 'rest' ? 0 : shifts.findIndex(({ id }) => id === plan) + 1 || -1;
}
