import { dayMinutes, dayNumber, dayText } from './clock.ts';
import { type ShiftRule, shiftSpan } from './shift.ts';

/** A shift on a day. */
export interface PlannedShift {
  readonly id: string;
  readonly day: string;
  readonly shift: Pick<ShiftRule, 'segments' | 'minutesBefore' | 'minutesAfter'>;
}

/** The calendar minutes in which punches belong to a shift, both ends included. */
export interface Window {
  readonly id: string;
  readonly day: string;
  readonly from: number;
  readonly to: number;
  /** Where the work itself begins and ends. */
  readonly on: number;
  readonly off: number;
}

function windowOf({ id, day, shift }: PlannedShift): Window {
  const { from, to } = shiftSpan(shift);
  const start = dayNumber(day) * dayMinutes;
  const on = start + from;
  const off = start + to;
  return { id, day, on, off, from: on - shift.minutesBefore, to: off + shift.minutesAfter };
}

/**
 * The windows of shifts in the order of their starts. Where two overlap, the later begins no earlier than the earlier
 * shift ends, and the earlier closes where the later begins.
 */
export function punchWindows(planned: readonly PlannedShift[]): readonly Window[] {
  const windows = planned.map(windowOf).sort((a, b) => a.on - b.on || a.off - b.off);
  for (const [at, later] of windows.entries()) {
    const earlier = windows[at - 1];
    if (earlier === undefined || earlier.to < later.from) continue;
    const from = Math.max(later.from, Math.min(earlier.off, later.on));
    windows[at] = { ...later, from };
    windows[at - 1] = { ...earlier, to: Math.min(earlier.to, from) };
  }
  return windows;
}

/** The window a punch belongs to; at an edge that two share, the earlier one. */
export function windowAt(windows: readonly Window[], minute: number): Window | null {
  return windows.find(({ from, to }) => from <= minute && minute <= to) ?? null;
}

/** Days `YYYY-MM-DD` on which a shift is given. */
export interface Assignment {
  readonly shiftId: string;
  readonly from: string;
  readonly to: string;
}

/** The shifts of the days around punches: those assigned, else the usual one. */
export function shiftsAround(
  days: { readonly from: string; readonly to: string },
  assignments: readonly Assignment[],
  usualShiftId: string | null,
): readonly { readonly day: string; readonly shiftId: string }[] {
  const found: { day: string; shiftId: string }[] = [];
  for (let number = dayNumber(days.from) - 1; number <= dayNumber(days.to) + 1; number += 1) {
    const day = dayText(number);
    const given = assignments.filter(({ from, to }) => from <= day && day <= to);
    const ids = given.map(({ shiftId }) => shiftId);
    if (ids.length === 0 && usualShiftId !== null) ids.push(usualShiftId);
    found.push(...ids.map((shiftId) => ({ day, shiftId })));
  }
  return found;
}
