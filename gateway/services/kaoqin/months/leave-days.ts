import { type RawBuilder, sql } from 'kysely';
import type { DayRange } from '../days/read-plans.ts';

/** The leave of one person on one day, or of many days together. */
export interface LeaveFigure {
  readonly typeId: string;
  readonly paid: 'full' | 'part' | 'none';
  /** In ten thousandths of a day. */
  readonly parts: number;
  readonly minutes: number;
}

/**
 * The approved leave of people by day and type, as columns `employment_id`, `day`, `type_id`, `paid`, `amount` and
 * `minutes`: the minutes of a day are shared by the leaves that cover it. `results` has the columns of `day_result`.
 */
export function leaveDays(
  tenantId: string,
  { from, to }: DayRange,
  people: RawBuilder<boolean>,
  results: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`select r.employment_id, x.day, r.type_id, t.paid, sum(x.amount) as amount,
      round(coalesce(max(d.leave_minutes), 0) * sum(x.amount)
        / nullif(sum(sum(x.amount)) over (partition by r.employment_id, x.day), 0))::int as minutes
    from leave_request_day x
    join leave_request r on r.tenant_id = x.tenant_id and r.id = x.request_id
      and r.state = 'approved' and r.removed_at is null
    join leave_type t on t.tenant_id = r.tenant_id and t.id = r.type_id
    left join ${results} d on d.tenant_id = r.tenant_id and d.employment_id = r.employment_id
      and d.day = x.day
    where x.tenant_id = ${tenantId} and x.day between ${from}::date and ${to}::date
      and x.amount > 0 and ${people}
    group by r.employment_id, x.day, r.type_id, t.paid`;
}

/** Adds up leave by type; with a sign of -1 it is taken away. */
export function sumLeave(
  all: readonly (readonly [leave: readonly LeaveFigure[], sign: 1 | -1])[],
): readonly LeaveFigure[] {
  const sums = new Map<string, LeaveFigure>();
  for (const [leave, sign] of all) {
    for (const one of leave) {
      const before = sums.get(one.typeId);
      sums.set(one.typeId, {
        typeId: one.typeId,
        paid: one.paid,
        parts: (before?.parts ?? 0) + sign * one.parts,
        minutes: (before?.minutes ?? 0) + sign * one.minutes,
      });
    }
  }
  return [...sums.values()].filter(({ parts, minutes }) => parts !== 0 || minutes !== 0);
}
