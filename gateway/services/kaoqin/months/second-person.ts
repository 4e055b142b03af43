import { sql } from 'kysely';
import { attendanceFunctions } from '#bridge/calls/kaoqin/functions.ts';
import { attendanceCodes } from '#bridge/calls/kaoqin/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';

/** @throws {RefusedError} `kaoqin.secondPerson` where somebody else has to reopen a month. */
export async function requireSecondPerson(context: CallContext, month: string): Promise<void> {
  if (await needsSecondPerson(context, month)) {
    throw new RefusedError(attendanceCodes.secondPerson);
  }
}

/** Whether the caller closed a month and somebody else of the company may reopen it. */
export async function needsSecondPerson(context: CallContext, month: string): Promise<boolean> {
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
  if (closed?.by !== accountId) return false;
  const { rows } = await sql`select 1 from membership m
    join account a on a.id = m.account_id and a.status = 'active'
    where m.tenant_id = ${tenantId} and m.status = 'active' and m.account_id <> ${accountId}
      and m.supplier_id is null
      and (m.is_super or m.account_id in (
        select h.account_id from role_holders(${dayOf(now())}::date) h
        join role_function f on f.tenant_id = ${tenantId} and f.role_id = h.role_id
        where f.function_id = ${attendanceFunctions['months.close']}))
    limit 1`.execute(database);
  return rows.length > 0;
}
