import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { correctPaySlip, paySlipDetail } from '#bridge/calls/salary/slips.ts';
import { salaryCodes } from '#bridge/calls/salary/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { entryItems } from '../records/read-items.ts';
import { enterCorrection } from '../runs/enter-correction.ts';
import { refuseCalculating, runsOf } from '../runs/open-run.ts';
import { correctionItem } from '../runs/read-revised.ts';
import { findSlip } from './read-slip.ts';

/** Corrects a paid or closed slip by an entry in the month that is open. */
export async function correctSlip(
  context: CallContext,
  { paySlipId, amount, reason }: ParsedRequestOf<typeof correctPaySlip>,
): Promise<ResultOf<typeof correctPaySlip>> {
  const { database, tenantId } = context;
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
  const { id: slipId, employment_id: employmentId, month } = slip;
  const id = await enterCorrection(context, open, {
    slip: { id: slipId, employmentId, month },
    itemId: item.id,
    amount,
    reason,
    resultId: null,
  });
  return { id, month: open.month };
}

/** The corrections of a slip, the newest first. */
export async function readCorrections(
  { database, tenantId }: CallContext,
  slipId: string,
): Promise<ResultOf<typeof paySlipDetail>['corrections']> {
  const { rows } = await sql<{
    id: string;
    number: number;
    amount: string;
    reason: string;
    month: string;
    at: Date;
  }>`select c.id, c.number, n.quantity::text as amount, c.reason, n.month, c.at
    from pay_correction c
    join pay_entry n on n.tenant_id = c.tenant_id and n.id = c.pay_entry_id and n.removed_at is null
    where c.tenant_id = ${tenantId} and c.pay_slip_id = ${slipId}
    order by c.number desc`.execute(database);
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}
