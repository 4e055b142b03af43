import { sql } from 'kysely';
import { add, compare, type Ratio, ratio, zero } from '#gateway/kernel/exact/ratio.ts';
import { shortText } from '#gateway/kernel/exact/rounding.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { wholeYears } from '#gateway/kernel/people/calendar.ts';
import { yearOfLot } from '../../vacation/balances/grant-leave.ts';
import { annualLeaveDays, annualLeaveOfLeaver } from '../../vacation/law/annual-leave.ts';
import type { Leaver } from './leavers.ts';

interface LeaveYear {
  /** The year whose leave it is; null where the lot belongs to none. */
  readonly year: string | null;
  readonly left: string;
  readonly taken: string;
  readonly firstWorkedOn: string | null;
}

/** What of a leaver decides about the days. */
type LeaverDays = Pick<Leaver, 'employmentId' | 'joinedOn' | 'lastDay'>;

/**
 * Days of annual leave that are to be paid on the last day: what is left of it, of the year of the last day no more than
 * its days that have passed give.
 */
export async function readLeaveLeft(
  { database, tenantId }: Pick<CallContext, 'database' | 'tenantId'>,
  leaver: LeaverDays,
): Promise<string> {
  const { employmentId, lastDay } = leaver;
  const { rows } = await sql<LeaveYear>`
    select ${yearOfLot} as year, e.first_worked_on as "firstWorkedOn",
      coalesce(sum(g.amount), 0)::text as "left",
      coalesce(-sum(g.amount) filter (where g.kind in ('use', 'release')), 0)::text as taken
    from leave_lot l
    join employment e on e.tenant_id = l.tenant_id and e.id = l.employment_id
    join leave_type t on t.tenant_id = l.tenant_id and t.id = l.type_id
      and t.grant_rule = 'statutory' and t.removed_at is null
    join leave_ledger g on g.tenant_id = l.tenant_id and g.lot_id = l.id
    where l.tenant_id = ${tenantId} and l.employment_id = ${employmentId}
      and l.valid_from <= ${lastDay}::date
      and (l.valid_to is null or l.valid_to >= ${lastDay}::date)
    group by 1, 2`.execute(database);
  const days = rows.reduce((sum, row) => add(sum, daysOf(row, leaver)), zero);
  return shortText(compare(days, zero) < 0 ? zero : days, 2);
}

function daysOf(
  { year, left, taken, firstWorkedOn }: LeaveYear,
  { joinedOn, lastDay }: LeaverDays,
): Ratio {
  const own = ratio(left);
  if (year !== lastDay.slice(0, 4)) return own;
  const scope = { place: 'CN', asOf: lastDay };
  const years = ratio(wholeYears(firstWorkedOn ?? joinedOn, lastDay));
  const leaving = { leftOn: lastDay, employedFrom: joinedOn, taken: ratio(taken) };
  const tierDays = annualLeaveDays(years, scope);
  const due = ratio(annualLeaveOfLeaver({ ...leaving, tierDays }, scope));
  return compare(own, due) < 0 ? own : due;
}
