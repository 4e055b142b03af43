import { expect, test } from 'vitest';
import {
  effectiveValues,
  eventsOf,
  type JobColumn,
  type JobEvent,
  type JobRow,
  jobColumns,
  rowsOf,
  valuesOn,
  withEvent,
  withoutChange,
} from './job-chain.ts';

/** A generator of its own, so that a failing history comes again: mulberry32. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const dayAt = (offset: number): string =>
  new Date(Date.UTC(2026, 0, 1 + offset)).toISOString().slice(0, 10);

const hired: JobEvent = {
  id: 'hire',
  from: dayAt(0),
  values: {
    organ_id: 'a',
    post_id: 'a',
    position_id: null,
    grade_code: 'a',
    manager_id: null,
    work_place: null,
  },
  reason: 'hire',
  changeId: null,
};

/** The naive answer: of all that was said of a column, what was said for the latest day up to this one, and said last. */
function replay(said: readonly JobEvent[], column: JobColumn, day: string): string | null {
  let answer: string | null = null;
  let latest = '';
  for (const { from, values } of said) {
    const value = values[column];
    if (value === undefined || from > day || from < latest) continue;
    latest = from;
    answer = value;
  }
  return answer;
}

test.each(Array.from({ length: 200 }, (_, seed) => seed))(
  'history %i: the rows tell every day what a replay of all that was said tells',
  (seed) => {
    const random = randomOf(seed);
    let said: JobEvent[] = [hired];
    let rows: readonly JobRow[] = rowsOf([hired]);
    for (let turn = 0; turn < 12; turn += 1) {
      const planned = said.filter(({ changeId }) => changeId !== null);
      const cancelled = random(4) === 0 ? planned[random(planned.length || 1)] : undefined;
      if (cancelled?.changeId) {
        rows = rowsOf(withoutChange(eventsOf(rows), cancelled.changeId));
        said = said.filter((event) => event !== cancelled);
      } else {
        const event = drawn(random, turn, rows);
        rows = rowsOf(withEvent(eventsOf(rows), event));
        said.push(event);
      }
      expect(rows.map(({ from }) => from)).toEqual(rows.map(({ from }) => from).toSorted());
      const days = Array.from({ length: 60 }, (_, offset) => dayAt(offset));
      const told = (answer: (day: string, column: JobColumn) => string | null | undefined) =>
        days.map((day) => [day, ...jobColumns.map((column) => answer(day, column))].join());
      expect(told((day, column) => valuesOn(rows, day)?.[column])).toEqual(
        told((day, column) => replay(said, column, day)),
      );
    }
  },
);

/** A transfer on a day of its own, or a correction on any day, of one to three columns. */
function drawn(random: (below: number) => number, turn: number, rows: readonly JobRow[]): JobEvent {
  const free = Array.from({ length: 60 }, (_, offset) => dayAt(offset)).filter(
    (day) => !rows.some(({ from }) => from === day),
  );
  const isTransfer = random(2) === 0;
  const plain = rows.filter(({ changeId }) => changeId === null).map(({ from }) => from);
  const from = isTransfer
    ? (free[random(free.length)] ?? '')
    : ([...free, ...plain][random(free.length + plain.length)] ?? '');
  const columns = jobColumns.filter((_, index) => index === turn % 6 || random(4) === 0);
  const values = Object.fromEntries(
    columns.map((column) => [column, random(5) === 0 ? null : 'abc'.charAt(random(3))]),
  );
  return {
    id: `event ${turn}`,
    from,
    values,
    reason: isTransfer ? 'transfer' : 'correction',
    changeId: isTransfer ? `transfer ${turn}` : null,
  };
}

test('reads what a row sets from its difference where it was not kept', () => {
  const rows = rowsOf([
    hired,
    { ...hired, id: 'move', from: dayAt(10), values: { organ_id: 'b' }, reason: 'transfer' },
  ]).map((row) => ({ ...row, sets: null }));
  const corrected = rowsOf(
    withEvent(eventsOf(rows), { ...hired, id: 'fix', from: dayAt(5), values: { grade_code: 'c' } }),
  );
  expect(valuesOn(corrected, dayAt(20))).toMatchObject({ organ_id: 'b', grade_code: 'c' });
});

test('lets a position fall away with its organisation, and says nothing of what is so already', () => {
  const rows = rowsOf([{ ...hired, values: { ...hired.values, position_id: 'seat' } }]);
  expect(effectiveValues(rows, dayAt(3), { organ_id: 'b', grade_code: 'a' })).toEqual({
    organ_id: 'b',
    position_id: null,
  });
  expect(effectiveValues(rows, dayAt(3), { organ_id: 'a', position_id: 'seat' })).toEqual({});
});
