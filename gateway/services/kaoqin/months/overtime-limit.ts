import { sql } from 'kysely';
import type { HoursCycle as CycleLength } from '#gateway/kernel/law/working-time.ts';
import { overtimeOn } from '#gateway/kernel/law/working-time.ts';
import type { TimeContext } from '../days/read-plans.ts';
import { readCycles } from './hours-cycles.ts';
import { rangeOfMonth } from './month-state.ts';

/** By how much the overtime of a cycle counts in a year's twelfths: that of a quarter is spread over three months. */
const twelfths: Readonly<Record<CycleLength, number>> = {
  week: 12,
  month: 12,
  quarter: 4,
  year: 1,
};

/**
 * How many people have more overtime in a month than the law allows, which is given by its first day. Under comprehensive
 * hours what a cycle that ends in the month has beyond its norm is spread over the months of the cycle.
 */
export async function countBeyondOvertimeLimit(
  { database, tenantId }: Pick<TimeContext, 'database' | 'tenantId'>,
  month: string,
): Promise<number> {
  const { from, to } = rangeOfMonth(month);
  const most = overtimeOn({ place: 'CN', asOf: to }).minutesPerMonthAtMost;
  const { rows } = await sql<{ employment: string; minutes: number }>`
    select d.employment_id as employment,
      sum(d.overtime_workday + d.overtime_rest_day + d.overtime_holiday)::int as minutes
    from day_result d where d.tenant_id = ${tenantId} and d.day between ${from}::date and ${to}::date
    group by d.employment_id
    having sum(d.overtime_workday + d.overtime_rest_day + d.overtime_holiday) > 0`.execute(
    database,
  );
  const sums = new Map(rows.map(({ employment, minutes }) => [employment, minutes * 12]));
  for (const cycle of await readCycles({ database, tenantId, month, ids: null })) {
    const before = sums.get(cycle.employmentId) ?? 0;
    sums.set(cycle.employmentId, before + cycle.countedMinutes * twelfths[cycle.cycle]);
  }
  return [...sums.values()].filter((sum) => sum > most * 12).length;
}
