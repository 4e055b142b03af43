import { sql } from 'kysely';
import { attendanceFunctions } from '#bridge/calls/kaoqin/functions.ts';
import { attendanceCodes } from '#bridge/calls/kaoqin/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';

/**
 * Who closed a month does not reopen it, as long as somebody else of the company may.
 * @throws {RefusedError} `kaoqin.secondPerson`
 */
export async function requireSecondPerson(context: CallContext, month: string): Promise<void> {
  const { database, tenantId, accountId, now } = context;
  const closed = await database
    .selectFrom('attendance_month_step')
    .where('tenant_id', '=', tenantId)
    .where('month', '=', month)
    .where('action', '=', 'closed')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .select('account_id as by')
    .executeTakeFirst();
  if (closed?.by !== accountId) return;
  const { rows } = await sql`select 1 from membership m
    join account a on a.id = m.account_id and a.status = 'active'
    where m.tenant_id = ${tenantId} and m.status = 'active' and m.account_id <> ${accountId}
      and (m.is_super or m.account_id in (
        select h.account_id from role_holders(${dayOf(now())}::date) h
        join role_function f on f.tenant_id = ${tenantId} and f.role_id = h.role_id
        where f.function_id = ${attendanceFunctions['months.close']}))
    limit 1`.execute(database);
  if (rows.length > 0) throw new RefusedError(attendanceCodes.secondPerson);
}
