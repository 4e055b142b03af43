import { addDays } from '#gateway/kernel/people/calendar.ts';

/** What a job says, by column. */
export const jobColumns = [
  'organ_id',
  'post_id',
  'position_id',
  'grade_code',
  'manager_id',
  'work_place',
] as const;

/** One of them. */
export type JobColumn = (typeof jobColumns)[number];

/** Some values of a job. */
export type JobValues = Readonly<Partial<Record<JobColumn, string | null>>>;

/** Why a job changed. */
export type JobReason = 'hire' | 'transfer' | 'promotion' | 'reorganisation' | 'correction';

/** One dated row; the last one has no last day. */
export interface JobRow {
  readonly id: string;
  readonly from: string;
  readonly to: string | null;
  readonly values: Readonly<Record<JobColumn, string | null>>;
  /** The columns it sets itself; null where that was not kept: those that differ from the row before. */
  readonly sets: readonly JobColumn[] | null;
  readonly reason: JobReason;
  /** The transfer that made it. */
  readonly changeId: string | null;
}

/** What happens to a job on a day. */
export interface JobEvent {
  readonly id: string;
  readonly from: string;
  readonly values: JobValues;
  readonly reason: JobReason;
  readonly changeId: string | null;
}

/** Reads rows, the first one first, as what happened on the first day of each. */
export function eventsOf(rows: readonly JobRow[]): readonly JobEvent[] {
  return rows.map((row, index) => {
    const before = rows[index - 1];
    const set = jobColumns.filter((column) =>
      before === undefined
        ? true
        : (row.sets?.includes(column) ?? row.values[column] !== before.values[column]),
    );
    const values = Object.fromEntries(set.map((column) => [column, row.values[column]]));
    const { id, from, reason, changeId } = row;
    return { id, from, values, reason, changeId };
  });
}

/** Makes rows of events: each keeps from the row before what it does not set. */
export function rowsOf(events: readonly JobEvent[]): readonly JobRow[] {
  let values: JobRow['values'] = {
    organ_id: null,
    post_id: null,
    position_id: null,
    grade_code: null,
    manager_id: null,
    work_place: null,
  };
  return events.map((event, index) => {
    const next = events[index + 1];
    values = { ...values, ...event.values };
    const { id, from, reason, changeId } = event;
    const sets = jobColumns.filter((column) => event.values[column] !== undefined);
    return { id, from, to: next ? addDays(next.from, -1) : null, values, sets, reason, changeId };
  });
}

/** Adds an event; one on the same day takes its values in and keeps its reason. */
export function withEvent(events: readonly JobEvent[], added: JobEvent): readonly JobEvent[] {
  const same = events.find(({ from }) => from === added.from);
  if (same === undefined) {
    return [...events, added].toSorted((one, other) => (one.from < other.from ? -1 : 1));
  }
  const merged = { ...same, values: { ...same.values, ...added.values } };
  return events.map((event) => (event === same ? merged : event));
}

/** Takes back what a transfer did. */
export function withoutChange(events: readonly JobEvent[], changeId: string): readonly JobEvent[] {
  return events.filter((event, index) => index === 0 || event.changeId !== changeId);
}

/** The values of a job on a day, the first ones before it began. */
export function valuesOn(rows: readonly JobRow[], day: string): JobRow['values'] | undefined {
  return (rows.findLast(({ from }) => from <= day) ?? rows[0])?.values;
}

/** What of some values is not so yet on a day. A position goes with its organisation and post. */
export function effectiveValues(rows: readonly JobRow[], day: string, asked: JobValues): JobValues {
  const now = valuesOn(rows, day);
  const changed = jobColumns.filter(
    (column) => asked[column] !== undefined && asked[column] !== now?.[column],
  );
  const values = Object.fromEntries(changed.map((column) => [column, asked[column]]));
  const moved = changed.includes('organ_id') || changed.includes('post_id');
  const stale = moved && asked.position_id === undefined && (now?.position_id ?? null) !== null;
  return stale ? { ...values, position_id: null } : values;
}
