import { sql } from 'kysely';
import type { FieldIssue } from '#bridge/calls/kit/words.ts';
import { addDays, dayOf, daysBetween } from '#gateway/kernel/people/calendar.ts';
import { readPlans } from '../../kaoqin/days/read-plans.ts';
import { type Amount, amount, oneUnit } from '../engine/amount.ts';
import { daysFromTo } from '../engine/count.ts';
import { consume, type LeaveDay } from '../engine/lots.ts';
import { type LeaveContext, readHolds, readLots } from './read-lots.ts';

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
}

/** A day of a leave as it counts. */
export interface CountedDay extends LeaveDay {
  readonly half: 'whole' | 'am' | 'pm';
}

/** A leave, counted. */
export interface CountedLeave {
  readonly days: readonly CountedDay[];
  readonly total: Amount;
  readonly notCounted: readonly { readonly day: string; readonly name: string | null }[];
}

/** What a type of leave says. */
export interface LeaveTypeRule {
  readonly id: string;
  readonly unit: 'half' | 'day';
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

function halfOf(day: string, { fromOn, fromHalf, toOn, toHalf }: AskedLeave): CountedDay['half'] {
  const noMorning = day === fromOn && fromHalf === 'pm';
  const noAfternoon = day === toOn && toHalf === 'am';
  if (noMorning) return 'pm';
  return noAfternoon ? 'am' : 'whole';
}

/** Counts a leave day by day: days without a shift of the person are left out, unless the type counts them. */
export async function countLeave(
  context: LeaveContext,
  asked: AskedLeave,
  type: Pick<LeaveTypeRule, 'unit' | 'countsHolidays'>,
): Promise<CountedLeave> {
  const { employment, fromOn, toOn } = asked;
  const last = daysBetween(fromOn, toOn) > longestSpan ? addDays(fromOn, longestSpan) : toOn;
  const plans = await readPlans(context, [employment], { from: fromOn, to: last });
  const days: CountedDay[] = [];
  const notCounted: { day: string; name: string | null }[] = [];
  for (const day of daysFromTo(fromOn, last)) {
    const planned = plans.planOf(employment, day);
    const counts = planned !== null && (type.countsHolidays || planned.plan.kind !== 'rest');
    const half = type.unit === 'day' ? 'whole' : halfOf(day, asked);
    if (counts) days.push({ day, half, amount: half === 'whole' ? oneUnit : oneUnit / 2 });
    else notCounted.push({ day, name: plans.calendarOf(day).name });
  }
  return { days, notCounted, total: days.reduce((sum, one) => sum + one.amount, 0) };
}

/** What is wrong with a leave, at the field that can put it right. */
export interface LeaveProblem {
  readonly field: 'type' | 'fromOn' | 'toOn';
  readonly issue: FieldIssue;
  readonly min?: number;
  readonly max?: number;
}

/** What is left of a type for a leave, holds taken off, and what the leave would leave. */
export interface LeaveRoom {
  readonly left: Amount;
  readonly uncovered: Amount;
}

/** Looks how a leave fits into the lots of its person. */
export async function roomFor(
  context: LeaveContext,
  asked: AskedLeave,
  days: readonly LeaveDay[],
  except: string | null,
): Promise<LeaveRoom> {
  const lots = await readLots(context, asked.employment, asked.type);
  const today = dayOf(context.now());
  const held = (await readHolds(context, asked.employment, except)).get(asked.type) ?? 0;
  const valid = lots.filter(({ validTo }) => validTo === null || validTo >= today);
  const left = valid.reduce((sum, lot) => sum + lot.left, 0) - held;
  const uncovered = consume(lots, days).uncovered.reduce((sum, one) => sum + one.amount, 0);
  const total = days.reduce((sum, one) => sum + one.amount, 0);
  return { left, uncovered: Math.max(uncovered, total - Math.max(left, 0)) };
}

/** Finds what is wrong with a leave before it is asked for, and again before it takes effect. */
export async function leaveProblems(
  context: LeaveContext,
  asked: AskedLeave,
  type: LeaveTypeRule,
  { days, total }: CountedLeave,
  except: string | null,
): Promise<readonly LeaveProblem[]> {
  if (total === 0) return [{ field: 'fromOn', issue: 'noLeaveDays' }];
  const problems: LeaveProblem[] = [];
  if (await overlaps(context, asked, days, except))
    problems.push({ field: 'fromOn', issue: 'overlap' });
  if (type.atMostInARow !== null && total > type.atMostInARow * oneUnit)
    problems.push({ field: 'toOn', issue: 'tooManyDays', max: type.atMostInARow });
  const today = dayOf(context.now());
  if (type.noticeDays !== null && addDays(today, type.noticeDays) > asked.fromOn)
    problems.push({ field: 'fromOn', issue: 'leaveNotice', min: type.noticeDays });
  if (!type.hasBalance) return problems;
  const { uncovered } = await roomFor(context, asked, days, except);
  if (uncovered > type.belowZero) problems.push({ field: 'type', issue: 'noBalance' });
  return problems;
}

/** Whether another leave of the person, approved or waiting, takes the same half of a day. */
async function overlaps(
  { database, tenantId }: LeaveContext,
  { employment }: AskedLeave,
  days: readonly CountedDay[],
  except: string | null,
): Promise<boolean> {
  const { rows } = await sql<{ day: string; half: CountedDay['half'] }>`select d.day, d.half
    from leave_request r
    join leave_request_day d on d.tenant_id = r.tenant_id and d.request_id = r.id
    where r.tenant_id = ${tenantId} and r.employment_id = ${employment}
      and r.id is distinct from ${except}::uuid and r.removed_at is null
      and (r.state = 'approved' or (r.state = 'draft' and r.pending is not null))
      and d.day = any(${days.map(({ day }) => day)}::date[])`.execute(database);
  const halves = new Map(days.map(({ day, half }) => [day, half]));
  return rows.some(({ day, half }) => {
    const own = halves.get(day);
    return half === 'whole' || own === 'whole' || own === half;
  });
}
