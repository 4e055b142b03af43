import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { correctPaySlip, paySlipDetail } from '#bridge/calls/salary/slips.ts';
import { salaryCodes } from '#bridge/calls/salary/terms.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { entryItems } from '../records/read-items.ts';
import { refuseCalculating, runsOf } from '../runs/open-run.ts';
import { correctionItem } from '../runs/read-revised.ts';
import { correctionNote } from '../texts/correction-words.ts';
import { findSlip } from './read-slip.ts';

/** Corrects a paid or closed slip by an entry in the month that is open. */
export async function correctSlip(
  context: CallContext,
  { paySlipId, amount, reason }: ParsedRequestOf<typeof correctPaySlip>,
): Promise<ResultOf<typeof correctPaySlip>> {
  const { database, tenantId, accountId, locale, now } = context;
  const slip = await findSlip(context, paySlipId);
  if (slip.state !== 'paid' && slip.state !== 'closed') throw new RefusedError('notNow');
  if (/^-?0+(\.0+)?$/.test(amount)) {
    throw new RefusedError('badInput', { fields: [{ path: 'amount', issue: 'invalid' }] });
  }
  const open = await runsOf(database, tenantId)
    .where('r.pay_group_id', '=', slip.pay_group_id)
    .where('r.month', '>', slip.month)
    .where('r.state', 'in', ['draft', 'calculated'])
    .executeTakeFirst();
  if (open === undefined) throw new RefusedError(salaryCodes.noOpenMonth);
  await refuseCalculating(context, open);
  const [item] = await entryItems(context, [correctionItem], open.plan_items);
  if (item === undefined) throw new RefusedError(salaryCodes.noCorrectionItem);
  const entryId = uuid7();
  await database
    .insertInto('pay_entry')
    .values({
      tenant_id: tenantId,
      id: entryId,
      employment_id: slip.employment_id,
      item_id: item.id,
      month: open.month,
      quantity: amount,
      note: correctionNote(locale, slip.month.slice(0, 7), reason).slice(0, 200),
    })
    .execute();
  const id = uuid7();
  await database
    .insertInto('pay_correction')
    .values({
      tenant_id: tenantId,
      id,
      pay_slip_id: slip.id,
      pay_entry_id: entryId,
      account_id: accountId,
      reason,
      at: now().toISOString(),
    })
    .execute();
  context.record(`payEntry:${entryId}`, { corrects: slip.id, month: open.month });
  return { id, month: open.month };
}

/** The corrections of a slip, the newest first. */
export async function readCorrections(
  { database, tenantId }: CallContext,
  slipId: string,
): Promise<ResultOf<typeof paySlipDetail>['corrections']> {
  const { rows } = await sql<{
    id: string;
    amount: string;
    reason: string;
    month: string;
    at: Date;
  }>`select c.id, n.quantity::text as amount, c.reason, n.month, c.at
    from pay_correction c
    join pay_entry n on n.tenant_id = c.tenant_id and n.id = c.pay_entry_id and n.removed_at is null
    where c.tenant_id = ${tenantId} and c.pay_slip_id = ${slipId}
    order by c.at desc, c.id`.execute(database);
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}
