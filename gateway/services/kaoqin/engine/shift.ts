import { clockMinute, dayMinutes, dayNumber, localTime } from './clock.ts';
import { type Span, without } from './spans.ts';

/** One stretch of work of a shift: minutes of the shift's day, the end may pass midnight. */
export interface Segment {
  readonly on: number;
  readonly off: number;
}

/** Minutes late from which an arrival is late, seriously late, or counts as an absence; null is never. */
export interface Thresholds {
  readonly lateFrom: number;
  readonly seriousLateFrom: number | null;
  readonly absentFrom: number | null;
  readonly earlyFrom: number;
}

/** What a shift asks of who works it. */
export interface ShiftRule extends Thresholds {
  /** One to three, in their order. */
  readonly segments: readonly Segment[];
  /** Unpaid breaks inside the segments, in their order: they are not due and not worked. */
  readonly breaks: readonly Span[];
  /** Paid breaks count as work. */
  readonly paidBreaks: readonly Span[];
  /** How long before its start and after its end a punch belongs to the shift. */
  readonly minutesBefore: number;
  readonly minutesAfter: number;
  /** A late arrival of so many minutes is made up in the evening, an early one goes home earlier. */
  readonly flexLate: number;
  readonly flexEarly: number;
  readonly needsIn: boolean;
  readonly needsOut: boolean;
  /** Presence below which a day is half a day, or none; null is no limit. */
  readonly halfDayBelow: number | null;
  readonly absentBelow: number | null;
}

/** The first and the last minute of a shift. */
export function shiftSpan({ segments }: Pick<ShiftRule, 'segments'>): Span {
  const [first] = segments;
  const last = segments.at(-1);
  if (first === undefined || last === undefined) throw new Error('A shift has no segment.');
  return { from: first.on, to: last.off };
}

/** The spans of a shift that are due: its segments without unpaid breaks. */
export function dueSpans({ segments, breaks }: Pick<ShiftRule, 'segments' | 'breaks'>) {
  return without(
    segments.map(({ on, off }) => ({ from: on, to: off })),
    breaks,
  );
}

/** Where a shift has its middle: the longest break or gap, of equal ones the nearest to half the shift; null without any. */
export function middlePause(shift: Pick<ShiftRule, 'segments' | 'breaks' | 'paidBreaks'>) {
  const { from, to } = shiftSpan(shift);
  const gaps = shift.segments.slice(1).flatMap(({ on }, at): Span[] => {
    const before = shift.segments[at];
    return before === undefined ? [] : [{ from: before.off, to: on }];
  });
  const far = (pause: Span) => Math.abs(pause.from + pause.to - from - to);
  const pauses = [...shift.breaks, ...shift.paidBreaks, ...gaps].toSorted(
    (a, b) => b.to - b.from - (a.to - a.from) || far(a) - far(b) || a.from - b.from,
  );
  return pauses[0] ?? null;
}

/** The segment of two wall times; an end at or before the start is on the next day. */
export function segmentOf(start: string, end: string): Segment {
  const on = clockMinute(start);
  const off = clockMinute(end);
  return { on, off: off <= on ? off + dayMinutes : off };
}

/** When a shift of a day ends, as `YYYY-MM-DDTHH:MM`. */
export function shiftEnd(day: string, start: string, end: string): string {
  return localTime(dayNumber(day) * dayMinutes + segmentOf(start, end).off);
}

/** Whether a shift can be given beside others of the same day; ends may touch. */
export function fitsBeside(others: readonly Segment[], added: Segment): boolean {
  return others.every(({ on, off }) => off <= added.on || added.off <= on);
}
