import { sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { cycleFigures, dayFigures, figureNames, sumsOfFigures } from './figures.ts';
import { readCycles, sumCycles } from './hours-cycles.ts';
import { leaveDays } from './leave-days.ts';
import { rangeOfMonth } from './month-state.ts';

/**
 * Keeps the sums and the leave of a month and marks it as closed.
 * @returns how many people have sums.
 */
export async function keepMonth(
  database: DatabaseTransaction,
  tenantId: string,
  month: string,
): Promise<number> {
  const range = rangeOfMonth(month);
  await sql`insert into attendance_month (tenant_id, month, state)
    values (${tenantId}, ${month}, 'open') on conflict (tenant_id, month) do nothing`.execute(
    database,
  );
  const cycles = await readCycles({ database, tenantId, month, ids: null });
  const names = sql.join(figureNames.map((name) => sql.ref(name)));
  const { numAffectedRows } = await sql`
    insert into attendance_month_total (tenant_id, month, employment_id, ${names})
    select ${tenantId}::uuid, ${month}::date, x.employment_id, ${sumsOfFigures} from (
      select d.employment_id, ${dayFigures} from day_result d
      where d.tenant_id = ${tenantId} and d.day between ${range.from}::date and ${range.to}::date
      union all ${cycleFigures(sumCycles(cycles, 'ended'))}) x
    group by x.employment_id`.execute(database);
  const leave = leaveDays(tenantId, range, sql<boolean>`true`, sql`day_result`);
  await sql`insert into attendance_month_leave
      (tenant_id, month, employment_id, day, type_id, paid, amount, minutes)
    select ${tenantId}::uuid, ${month}::date, l.employment_id, l.day, l.type_id, l.paid, l.amount,
      coalesce(l.minutes, 0)
    from (${leave}) l`.execute(database);
  const people = Number(numAffectedRows ?? 0);
  await database
    .updateTable('attendance_month')
    .where('tenant_id', '=', tenantId)
    .where('month', '=', month)
    .set({ state: 'closed', people, version: sql<number>`version + 1` })
    .execute();
  return people;
}
