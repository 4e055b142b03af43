import { type RawBuilder, sql } from 'kysely';
import { isWeekend } from '#gateway/kernel/law/holidays.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { type DayRange, type Plans, readPlans } from '../../kaoqin/days/read-plans.ts';
import { closedUntil, lastDayOf } from '../../kaoqin/months/month-state.ts';
import { type AskedLeave, type CountedDay, countByPlans } from '../balances/count-leave.ts';
import type { LeaveContext } from '../balances/read-lots.ts';
import { type Amount, amount } from '../engine/amount.ts';
import type { LeaveDay } from '../engine/lots.ts';

/** Leave that is looked at in one go. */
export const recountsAtMost = 2000;

/** An approved leave that counts differently by the present calendar and employment. */
export interface LeaveRecount extends AskedLeave {
  readonly id: string;
  readonly typeName: string;
  readonly before: Amount;
  readonly after: Amount;
  /** Days that were counted and are free by now. */
  readonly gone: readonly string[];
  /** Days that were free and count by now. */
  readonly added: readonly CountedDay[];
  /** What the company's calendar calls a day. */
  readonly nameOf: (day: string) => string | null;
}

interface LeaveRow extends AskedLeave {
  readonly id: string;
  readonly typeName: string;
  readonly unit: 'hour' | 'half' | 'day';
  readonly countsHolidays: boolean;
  readonly days: readonly { readonly day: string; readonly amount: string }[];
  /** Given back since the leave was asked for. */
  readonly returned: readonly DayRange[];
  /** Taken by other leave of the person. */
  readonly others: readonly string[];
}

/** Leave that was looked at, and what of it counts differently. */
export interface FoundRecounts {
  readonly recounts: readonly LeaveRecount[];
  /** Whether there was more than could be looked at. */
  readonly more: boolean;
}

/**
 * Counts approved leave in open months again; `which` is a condition on leave requests (`r`) and employments (`e`). What
 * is compared is which days count, not how much of a day was taken, and only days that the calendar or the end of the
 * employment may have changed: a roster that is withdrawn or rests because of the leave gives no day back, nor does a
 * change of the type of leave. Days of closed months stay as they are.
 */
export async function findRecounts(
  context: LeaveContext,
  which: RawBuilder<boolean>,
): Promise<FoundRecounts> {
  const until = await closedUntil(context);
  const rows = await readLeave(context, which, until);
  const looked = rows.slice(0, recountsAtMost);
  const [first] = looked;
  if (first === undefined) return { recounts: [], more: false };
  const range = looked.reduce(
    ({ from, to }, { fromOn, toOn }) => ({
      from: fromOn < from ? fromOn : from,
      to: toOn > to ? toOn : to,
    }),
    { from: first.fromOn, to: first.toOn },
  );
  const ids = [...new Set(looked.map(({ employment }) => employment))];
  const plans = await readPlans(context, ids, range);
  const known = { plans, until, special: await readSpecialDays(context, range) };
  return {
    recounts: looked.flatMap((row) => recountOf(known, row)),
    more: rows.length > recountsAtMost,
  };
}

/** How much leave of a month counts differently, which is said before the month is closed. */
export async function countRecounts(context: LeaveContext, month: string): Promise<number> {
  const within = sql<boolean>`r.from_on <= ${lastDayOf(month)}::date and r.to_on >= ${month}::date`;
  const { recounts } = await findRecounts(context, within);
  const isOfMonth = (day: string) => day >= month && day <= lastDayOf(month);
  return recounts.filter(({ gone, added }) =>
    [...gone, ...added.map(({ day }) => day)].some(isOfMonth),
  ).length;
}

async function readLeave(
  { database, tenantId }: LeaveContext,
  which: RawBuilder<boolean>,
  until: string | null,
): Promise<readonly LeaveRow[]> {
  const { rows } = await sql<LeaveRow>`select r.id, r.employment_id as employment,
      r.type_id as type, r.from_on as "fromOn", r.from_half as "fromHalf", r.from_at as "fromAt",
      r.to_on as "toOn", r.to_half as "toHalf", r.to_at as "toAt", t.name as "typeName", t.unit,
      t.counts_holidays as "countsHolidays",
      coalesce((select json_agg(json_build_object('day', d.day::text, 'amount', d.amount::text)
          order by d.day) from leave_request_day d
        where d.tenant_id = r.tenant_id and d.request_id = r.id), '[]') as days,
      coalesce((select json_agg(json_build_object('from', b.from_on::text, 'to', b.to_on::text))
        from leave_return b where b.tenant_id = r.tenant_id and b.employment_id = r.employment_id
          and b.state = 'approved' and b.removed_at is null and b.created_at >= r.created_at
          and b.from_on <= r.to_on and b.to_on >= r.from_on), '[]') as returned,
      coalesce((select json_agg(d.day::text) from leave_request o
        join leave_request_day d on d.tenant_id = o.tenant_id and d.request_id = o.id
        where o.tenant_id = r.tenant_id and o.employment_id = r.employment_id and o.id <> r.id
          and o.removed_at is null and (o.state = 'approved' or o.pending is not null)
          and d.day between r.from_on and r.to_on), '[]') as others
    from leave_request r
    join leave_type t on t.tenant_id = r.tenant_id and t.id = r.type_id
    join employment e on e.tenant_id = r.tenant_id and e.id = r.employment_id
    where r.tenant_id = ${tenantId} and r.state = 'approved' and r.pending is null
      and r.removed_at is null and (${until}::date is null or r.to_on > ${until}::date) and ${which}
    order by r.from_on desc, r.id limit ${recountsAtMost + 1}`.execute(database);
  return rows;
}

/** The days of which the company's calendar says or said something of its own. */
async function readSpecialDays(
  { database, tenantId }: LeaveContext,
  { from, to }: DayRange,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ day: string }>`select day from calendar_day
    where tenant_id = ${tenantId} and day between ${from}::date and ${to}::date`.execute(database);
  return new Set(rows.map(({ day }) => day));
}

interface Known {
  readonly plans: Plans;
  readonly until: string | null;
  readonly special: ReadonlySet<string>;
}

/** Nothing where the same days count as before. */
function recountOf(known: Known, row: LeaveRow): readonly LeaveRecount[] {
  const { plans } = known;
  const { unit, countsHolidays, days, returned, others, ...leave } = row;
  const mayDiffer = ({ day }: { readonly day: string }) => mayHaveChanged(known, row, day);
  const isTaken = ({ day }: LeaveDay) =>
    others.includes(day) || returned.some(({ from, to }) => day >= from && day <= to);
  const kept = new Set(days.map(({ day }) => day));
  const counted = countByPlans(plans, leave, { unit, countsHolidays }).days;
  const due = new Set(counted.map(({ day }) => day));
  const gone = days.filter((day) => mayDiffer(day) && !due.has(day.day));
  const added = counted.filter((day) => mayDiffer(day) && !kept.has(day.day) && !isTaken(day));
  if (gone.length === 0 && added.length === 0) return [];
  const before = days.reduce((sum, day) => sum + amount(day.amount), 0);
  const less = gone.reduce((sum, day) => sum + amount(day.amount), 0);
  const more = added.reduce((sum, day) => sum + day.amount, 0);
  return [
    {
      ...leave,
      before,
      after: before - less + more,
      gone: gone.map(({ day }) => day),
      added,
      nameOf: (day) => plans.calendarOf(day).name,
    },
  ];
}

/** Whether a day of an open month counts by the calendar, or not at all since the employment ended. */
function mayHaveChanged({ plans, until, special }: Known, row: LeaveRow, day: string): boolean {
  if (until !== null && day <= until) return false;
  const planned = plans.planOf(row.employment, day);
  if (planned === null) return true;
  if (planned.by === 'roster') return false;
  const usual = isWeekend(day) ? 'rest-day' : 'workday';
  return special.has(day) || plans.calendarOf(day).kind !== usual;
}

/** The day after the last closed one, or the day itself where it is later: what a correction judges again. */
export async function firstOpenDay(context: LeaveContext, day: string): Promise<string> {
  const until = await closedUntil(context);
  return until !== null && until >= day ? addDays(until, 1) : day;
}
