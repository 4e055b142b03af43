import { dayMinutes } from './clock.ts';
import type { AttendanceException } from './judge.ts';
import { type ShiftRule, shiftSpan } from './shift.ts';

/** What became of a day. */
export type DayState =
  | 'open'
  | 'normal'
  | 'exception'
  | 'half-day'
  | 'absent'
  | 'leave'
  | 'trip'
  | 'rest'
  | 'overtime';

/** What the state of a day follows from. */
export interface JudgedDay {
  readonly dueMinutes: number;
  readonly presentMinutes: number;
  readonly absentMinutes: number;
  readonly leaveMinutes: number;
  readonly tripMinutes: number;
  readonly exceptions: readonly AttendanceException[];
}

/** The state of a day with a shift. */
export function stateOf(
  facts: { readonly punches: readonly number[]; readonly now: number },
  shift: ShiftRule,
  judged: JudgedDay,
): DayState {
  if (judged.dueMinutes === 0) return judged.leaveMinutes >= judged.tripMinutes ? 'leave' : 'trip';
  if (judged.absentMinutes === judged.dueMinutes) return 'absent';
  const { absentBelow, halfDayBelow } = shift;
  const came = facts.punches.length > 0;
  const closed = facts.now > shiftSpan(shift).to + shift.minutesAfter;
  const gone = came && closed && !judged.exceptions.includes('no-punch-out');
  if (gone && absentBelow !== null && judged.presentMinutes < absentBelow) return 'absent';
  if (gone && halfDayBelow !== null && judged.presentMinutes < halfDayBelow) return 'half-day';
  if (judged.exceptions.length > 0) return 'exception';
  return closed || (facts.punches.at(-1) ?? -dayMinutes) >= shiftSpan(shift).to ? 'normal' : 'open';
}
