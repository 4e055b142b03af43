import type { Selectable } from 'kysely';
import { breaksOf } from '#bridge/calls/kaoqin/break-times.ts';
import type { Database } from '#gateway/db/tables.ts';
import { clockMinute } from '../engine/clock.ts';
import type { Segment, ShiftRule } from '../engine/shift.ts';

/** A row of the table of shifts, as far as its rule is made of it. */
export type ShiftRow = Pick<
  Selectable<Database['shift']>,
  | 'id'
  | 'name'
  | 'on_at'
  | 'off_at'
  | 'breaks'
  | 'paid_breaks'
  | 'second_on'
  | 'second_off'
  | 'third_on'
  | 'third_off'
  | 'minutes_before'
  | 'minutes_after'
  | 'flex_late'
  | 'flex_early'
  | 'late_from'
  | 'serious_late_from'
  | 'absent_from'
  | 'needs_in'
  | 'needs_out'
>;

/** A shift with its name, as days are judged by it. */
export interface NamedShift {
  readonly id: string;
  readonly name: string;
  readonly rule: ShiftRule;
}

/** A stretch of work; one whose times cannot be read asks for nothing. */
function segment(on: string | null, off: string | null): readonly Segment[] {
  if (on === null || off === null) return [];
  const times = { on: clockMinute(on), off: clockMinute(off) };
  return times.on < times.off ? [times] : [];
}

const noWork: Segment = { on: 0, off: 0 };

/** Makes the rule of a shift out of its row. */
export function namedShift(row: ShiftRow): NamedShift {
  const segments = [
    ...segment(row.on_at, row.off_at),
    ...segment(row.second_on, row.second_off),
    ...segment(row.third_on, row.third_off),
  ];
  return {
    id: row.id,
    name: row.name,
    rule: {
      segments: segments.length === 0 ? [noWork] : segments,
      breaks: breaksOf(row.breaks) ?? [],
      paidBreaks: breaksOf(row.paid_breaks) ?? [],
      minutesBefore: row.minutes_before,
      minutesAfter: row.minutes_after,
      flexLate: row.flex_late,
      flexEarly: row.flex_early,
      lateFrom: row.late_from,
      seriousLateFrom: row.serious_late_from,
      absentFrom: row.absent_from,
      earlyFrom: 1,
      needsIn: row.needs_in,
      needsOut: row.needs_out,
      halfDayBelow: null,
      absentBelow: null,
    },
  };
}
