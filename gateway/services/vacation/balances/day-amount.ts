import { divide, ratio } from '#gateway/kernel/exact/ratio.ts';
import { coverSpan } from '../../kaoqin/days/read-facts.ts';
import { clockMinute, clockText, dayMinutes } from '../../kaoqin/engine/clock.ts';
import { dueSpans, type ShiftRule, shiftSpan } from '../../kaoqin/engine/shift.ts';
import { common, lengthOf } from '../../kaoqin/engine/spans.ts';
import { type Amount, amountOf, oneUnit } from '../engine/amount.ts';

/** The minutes of a day without a shift: what an hour is a part of there. */
const usualMinutes = 480;

/** What of a day is asked for. */
export interface AskedPart {
  readonly day: string;
  readonly half: 'whole' | 'am' | 'pm';
  /** Times of the day on which a leave by the hour begins or ends; null on the others. */
  readonly fromAt: string | null;
  readonly toAt: string | null;
}

/** What a leave takes of a day. */
export interface DayPart {
  readonly half: 'whole' | 'am' | 'pm' | 'times';
  readonly fromAt: string | null;
  readonly toAt: string | null;
  readonly amount: Amount;
  /** Of what is due; null for a part that is counted in days. */
  readonly minutes: number | null;
}

/** A part of a day that is taken by days or halves of days. */
export function halfPart(half: AskedPart['half']): DayPart {
  const amount = half === 'whole' ? oneUnit : oneUnit / 2;
  return { half, fromAt: null, toAt: null, amount, minutes: null };
}

/**
 * A part of a day that is taken by the hour: the minutes due within the times asked for, as a part of what the shift of the
 * day has. Breaks and the time outside the shift take nothing.
 */
export function hourPart(asked: AskedPart, shift: ShiftRule | null): DayPart {
  const { day, half, fromAt, toAt } = asked;
  const part = coverSpan({ kind: 'leave', day, half, from: null, to: null }, shift);
  const { from: first, to: last } = shift === null ? { from: 0, to: dayMinutes } : shiftSpan(shift);
  const from = Math.max(first, fromAt === null ? part.from : clockMinute(fromAt));
  const to = Math.min(last, toAt === null ? part.to : clockMinute(toAt));
  const spans = from < to ? [{ from, to }] : [];
  const due = shift === null ? spans : dueSpans(shift);
  const whole = shift === null ? usualMinutes : lengthOf(due);
  const minutes = Math.min(lengthOf(common(due, spans)), whole);
  if (minutes === whole) return { ...halfPart('whole'), minutes };
  const amount = amountOf(divide(ratio(minutes), ratio(whole)));
  if (fromAt === null && toAt === null) return { ...halfPart(half), amount, minutes };
  return { half: 'times', fromAt: clockText(from), toAt: clockText(to), amount, minutes };
}
