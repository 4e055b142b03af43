import type { Selectable } from 'kysely';
import type { Database } from '#gateway/db/tables.ts';
import { clockMinute } from '../engine/clock.ts';
import type { Segment, ShiftRule } from '../engine/shift.ts';
import type { Span } from '../engine/spans.ts';

/** A row of the table of shifts, as far as its rule is made of it. */
export type ShiftRow = Pick<
  Selectable<Database['shift']>,
  | 'id'
  | 'name'
  | 'on_at'
  | 'off_at'
  | 'break_from'
  | 'break_to'
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

function segment(on: string | null, off: string | null): readonly Segment[] {
  return on === null || off === null ? [] : [{ on: clockMinute(on), off: clockMinute(off) }];
}

/** Makes the rule of a shift out of its row. */
export function namedShift(row: ShiftRow): NamedShift {
  const { break_from: from, break_to: to } = row;
  const breaks: readonly Span[] =
    from === null || to === null ? [] : [{ from: clockMinute(from), to: clockMinute(to) }];
  return {
    id: row.id,
    name: row.name,
    rule: {
      segments: [
        ...segment(row.on_at, row.off_at),
        ...segment(row.second_on, row.second_off),
        ...segment(row.third_on, row.third_off),
      ],
      breaks,
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
