/** Rows by date as a screen shows them, and what a new row begins with. */
import type { AnyRow } from '#bridge/calls/record/any-row.ts';
import type { AnyRecord } from '#bridge/calls/record/define.ts';
import type { RecordStart } from './record-door.ts';

/** Whether a row is still to come, is in force on a day, or is over. */
export function placeInTime(
  { dated }: AnyRecord,
  { fields }: AnyRow,
  day: string,
): 'planned' | 'current' | 'past' {
  if (dated === undefined) return 'current';
  if (String(fields[dated.from] ?? '') > day) return 'planned';
  const to = fields[dated.to];
  return typeof to === 'string' && to < day ? 'past' : 'current';
}

/** The newest first, whatever order they came in. */
export function rowsInOrder({ dated }: AnyRecord, rows: readonly AnyRow[]): readonly AnyRow[] {
  if (dated === undefined) return rows;
  const from = (row: AnyRow): string => String(row.fields[dated.from] ?? '');
  return rows.toSorted((one, other) => from(other).localeCompare(from(one)));
}

/** What a copy of a row begins with: all that can be written and read, but what no two rows share, and files. */
export function startOfCopy({ fields }: AnyRecord, row: AnyRow): RecordStart {
  const names = Object.keys(fields).filter((name) => {
    const field = fields[name];
    return field?.stored && !field.unique && field.kind !== 'file';
  });
  return { values: valuesOf(row, names), names: row.names };
}

/** What a new row takes over from the one before: all that can be written and read, but its days. */
export function startOf({ dated, fields }: AnyRecord, last: AnyRow | undefined): RecordStart {
  if (dated === undefined || last === undefined) return { values: {}, names: {} };
  const names = Object.keys(fields).filter(
    (name) => fields[name]?.stored && name !== dated.from && name !== dated.to,
  );
  return { values: valuesOf(last, names), names: last.names };
}

function valuesOf(row: AnyRow, names: readonly string[]): RecordStart['values'] {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = row.fields[name];
      return value === null || value === undefined ? [] : [[name, value]];
    }),
  );
}
