import type { Segment, ShiftRule } from './shift.ts';

/** What is wrong with a day. */
export type AttendanceException =
  | 'late'
  | 'serious-late'
  | 'absent-late'
  | 'early'
  | 'no-punch-in'
  | 'no-punch-out'
  | 'absent';

/** What a segment asks, and when somebody came and went. */
export interface Ends extends Segment {
  readonly inAt: number | null;
  readonly outAt: number | null;
  readonly needsIn: boolean;
  readonly needsOut: boolean;
}

type EndRule = Pick<
  ShiftRule,
  'flexLate' | 'flexEarly' | 'lateFrom' | 'seriousLateFrom' | 'absentFrom' | 'earlyFrom'
>;

/** How somebody came and went. */
export interface EndsResult {
  readonly exceptions: readonly AttendanceException[];
  readonly lateMinutes: number;
  readonly earlyMinutes: number;
  /** When the segment ends for this person, flexible time counted. */
  readonly dueOff: number;
  /** How many minutes of lateness are made up. */
  readonly madeUpMinutes: number;
}

function lateness(minutes: number, rule: EndRule): AttendanceException | null {
  if (rule.absentFrom !== null && minutes >= rule.absentFrom) return 'absent-late';
  if (rule.seriousLateFrom !== null && minutes >= rule.seriousLateFrom) return 'serious-late';
  return minutes >= rule.lateFrom && minutes > 0 ? 'late' : null;
}

/** Judges the two ends of a segment: flexible time moves its end by the minutes used, never by more than allowed. */
export function judgeEnds(ends: Ends, rule: EndRule): EndsResult {
  const { on, off, inAt, outAt, needsIn, needsOut } = ends;
  const over = inAt === null ? 0 : Math.max(0, inAt - on);
  const madeUp = Math.min(over, rule.flexLate);
  const gained = inAt === null ? 0 : Math.min(Math.max(0, on - inAt), rule.flexEarly);
  const dueOff = off + madeUp - gained;
  const late = lateness(over - madeUp, rule);
  const early = outAt === null ? 0 : Math.max(0, dueOff - outAt);
  const leftEarly = early > 0 && early >= rule.earlyFrom;
  const exceptions: AttendanceException[] = [];
  if (inAt === null && needsIn) exceptions.push('no-punch-in');
  if (late !== null) exceptions.push(late);
  if (leftEarly) exceptions.push('early');
  if (outAt === null && needsOut) exceptions.push('no-punch-out');
  return {
    exceptions,
    lateMinutes: late === null ? 0 : over - madeUp,
    earlyMinutes: leftEarly ? early : 0,
    dueOff,
    madeUpMinutes: madeUp,
  };
}
