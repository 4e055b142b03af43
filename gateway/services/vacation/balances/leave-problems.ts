import { sql } from 'kysely';
import type { FieldIssue } from '#bridge/calls/kit/words.ts';
import { addDays, dayOf } from '#gateway/kernel/people/calendar.ts';
import { coverSpan } from '../../kaoqin/days/read-facts.ts';
import { type Amount, oneUnit } from '../engine/amount.ts';
import { consume, type LeaveDay, leftOn, shortOf } from '../engine/lots.ts';
import type { AskedLeave, CountedDay, CountedLeave, LeaveTypeRule } from './count-leave.ts';
import { type LeaveContext, readHolds, readLots } from './read-lots.ts';

/** What is wrong with a leave, at the field that can put it right. */
export interface LeaveProblem {
  readonly field: 'type' | 'fromOn' | 'toOn' | 'fromAt';
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
  const left = leftOn(lots, today) - held;
  return { left, uncovered: shortOf(days, consume(lots, days).uncovered, left) };
}

/** Finds what is wrong with a leave before it is asked for, and again before it takes effect. */
export async function leaveProblems(
  context: LeaveContext,
  asked: AskedLeave,
  type: LeaveTypeRule,
  { days, total }: CountedLeave,
  except: string | null,
): Promise<readonly LeaveProblem[]> {
  const hasTimes = (asked.fromAt ?? null) !== null || (asked.toAt ?? null) !== null;
  if (hasTimes && type.unit !== 'hour') return [{ field: 'fromAt', issue: 'mustBeEmpty' }];
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

interface TakenPart {
  readonly day: string;
  readonly half: CountedDay['half'];
  readonly from: string | null;
  readonly to: string | null;
}

/** Whether another leave of the person, approved or waiting, takes the same part of a day. */
async function overlaps(
  { database, tenantId }: LeaveContext,
  { employment }: AskedLeave,
  days: readonly CountedDay[],
  except: string | null,
): Promise<boolean> {
  const { rows } = await sql<TakenPart>`select d.day, d.half, d.from_at as "from", d.to_at as "to"
    from leave_request r
    join leave_request_day d on d.tenant_id = r.tenant_id and d.request_id = r.id
    where r.tenant_id = ${tenantId} and r.employment_id = ${employment}
      and r.id is distinct from ${except}::uuid and r.removed_at is null
      and (r.state = 'approved' or (r.state = 'draft' and r.pending is not null))
      and d.day = any(${days.map(({ day }) => day)}::date[])`.execute(database);
  const own = new Map(days.map((day) => [day.day, day]));
  return rows.some((taken) => {
    const day = own.get(taken.day);
    if (day === undefined) return false;
    const { half, fromAt: from, toAt: to, shift } = day;
    // Halves of a day share its break: by their names they do not meet.
    if (half !== 'times' && taken.half !== 'times')
      return half === 'whole' || taken.half === 'whole' || half === taken.half;
    const one = coverSpan({ kind: 'leave', day: day.day, half, from, to }, shift);
    const other = coverSpan({ kind: 'leave', ...taken }, shift);
    return one.from < other.to && other.from < one.to;
  });
}
