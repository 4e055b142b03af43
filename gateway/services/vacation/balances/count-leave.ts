import { addDays, daysBetween, daysThrough } from '#gateway/kernel/people/calendar.ts';
import { type Plans, readPlans } from '../../kaoqin/days/read-plans.ts';
import type { ShiftRule } from '../../kaoqin/engine/shift.ts';
import { type Amount, amount } from '../engine/amount.ts';
import type { LeaveDay } from '../engine/lots.ts';
import { type DayPart, halfPart, hourPart } from './day-amount.ts';
import type { LeaveContext } from './read-lots.ts';

/** The longest span that is counted. */
const longestSpan = 400;

/** A leave that somebody asks for. */
export interface AskedLeave {
  readonly employment: string;
  readonly type: string;
  readonly fromOn: string;
  readonly fromHalf: 'am' | 'pm';
  readonly toOn: string;
  readonly toHalf: 'am' | 'pm';
  /** Of a type that is taken by the hour. */
  readonly fromAt?: string | null | undefined;
  readonly toAt?: string | null | undefined;
}

/** A day of a leave as it counts. */
export interface CountedDay extends LeaveDay, DayPart {
  /** The shift that the day was counted by. */
  readonly shift: ShiftRule | null;
}

/** A leave, counted. */
export interface CountedLeave {
  readonly days: readonly CountedDay[];
  readonly total: Amount;
  /** What it takes of the hours due; null for a type that is taken by days. */
  readonly minutes: number | null;
  readonly notCounted: readonly { readonly day: string; readonly name: string | null }[];
}

/** What a type of leave says. */
export interface LeaveTypeRule {
  readonly id: string;
  readonly unit: 'hour' | 'half' | 'day';
  readonly countsHolidays: boolean;
  readonly hasBalance: boolean;
  readonly atMostInARow: number | null;
  readonly noticeDays: number | null;
  readonly belowZero: Amount;
}

/** Reads the rules of a type of leave; null where there is none. */
export async function readLeaveType(
  { database, tenantId }: LeaveContext,
  id: string,
): Promise<LeaveTypeRule | null> {
  const row = await database
    .selectFrom('leave_type')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .selectAll()
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id,
    unit: row.unit,
    countsHolidays: row.counts_holidays,
    hasBalance: row.has_balance,
    atMostInARow: row.at_most_in_a_row,
    noticeDays: row.notice_days,
    belowZero: amount(row.below_zero ?? '0'),
  };
}

function halfOf(day: string, { fromOn, fromHalf, toOn, toHalf }: AskedLeave) {
  const noMorning = day === fromOn && fromHalf === 'pm';
  const noAfternoon = day === toOn && toHalf === 'am';
  if (noMorning) return 'pm';
  return noAfternoon ? 'am' : 'whole';
}

/** What calls have counted: one call asks for the same leave before it is written, while it is, and before it is sent. */
const countedBy = new WeakMap<LeaveContext, Map<string, Promise<CountedLeave>>>();

/**
 * Counts a leave day by day: days without a shift of the person are left out, unless the type counts them. One call
 * counts the same leave once: nothing that it does to leave changes the plans.
 */
export function countLeave(
  context: LeaveContext,
  asked: AskedLeave,
  type: Pick<LeaveTypeRule, 'unit' | 'countsHolidays'>,
): Promise<CountedLeave> {
  const known = countedBy.get(context) ?? new Map<string, Promise<CountedLeave>>();
  countedBy.set(context, known);
  const key = JSON.stringify([
    asked.employment,
    [asked.fromOn, asked.fromHalf, asked.fromAt],
    [asked.toOn, asked.toHalf, asked.toAt],
    [type.unit, type.countsHolidays],
  ]);
  const counted = known.get(key) ?? countDays(context, asked, type);
  known.set(key, counted);
  return counted;
}

async function countDays(
  context: LeaveContext,
  asked: AskedLeave,
  type: Pick<LeaveTypeRule, 'unit' | 'countsHolidays'>,
): Promise<CountedLeave> {
  const plans = await readPlans(context, [asked.employment], {
    from: asked.fromOn,
    to: lastCounted(asked),
  });
  return countByPlans(plans, asked, type);
}

function lastCounted({ fromOn, toOn }: AskedLeave): string {
  return daysBetween(fromOn, toOn) > longestSpan ? addDays(fromOn, longestSpan) : toOn;
}

/** Counts a leave by plans that were read for all of its days. */
export function countByPlans(
  plans: Plans,
  asked: AskedLeave,
  type: Pick<LeaveTypeRule, 'unit' | 'countsHolidays'>,
): CountedLeave {
  const { employment, fromOn } = asked;
  const days: CountedDay[] = [];
  const notCounted: { day: string; name: string | null }[] = [];
  for (const day of daysThrough(fromOn, lastCounted(asked))) {
    const planned = plans.planOf(employment, day);
    if (planned === null || (!type.countsHolidays && planned.plan.kind === 'rest')) {
      notCounted.push({ day, name: plans.calendarOf(day).name });
      continue;
    }
    const shift = planned.shift?.rule ?? null;
    const part = partOf(type.unit, asked, day, shift);
    if (part.amount > 0) days.push({ day, ...part, shift });
  }
  const minutes = days.reduce((sum, one) => sum + (one.minutes ?? 0), 0);
  return {
    days,
    notCounted,
    total: days.reduce((sum, one) => sum + one.amount, 0),
    minutes: type.unit === 'hour' ? minutes : null,
  };
}

function partOf(
  unit: LeaveTypeRule['unit'],
  asked: AskedLeave,
  day: string,
  shift: ShiftRule | null,
): DayPart {
  if (unit === 'day') return halfPart('whole');
  const half = halfOf(day, asked);
  if (unit === 'half') return halfPart(half);
  const fromAt = day === asked.fromOn ? (asked.fromAt ?? null) : null;
  const toAt = day === asked.toOn ? (asked.toAt ?? null) : null;
  return hourPart({ day, half, fromAt, toAt }, shift);
}
