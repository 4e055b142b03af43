/** What follows from changes of records: what suppliers see from then on, and the messages to them. */
import { sql } from 'kysely';
import type { supplierEvaluation } from '#bridge/calls/supplier/records/evaluation.ts';
import type { purchaseOrder } from '#bridge/calls/supplier/records/order.ts';
import type { supplierQualification } from '#bridge/calls/supplier/records/qualification.ts';
import type { supplierSettlement } from '#bridge/calls/supplier/records/settlement.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { Change } from '#gateway/record/binding.ts';
import { followDispatched } from '../dispatch/settle-months.ts';
import { tellSuppliers } from '../logins/tell.ts';
import { fillScores } from './evaluate.ts';
import { takeListPrices } from './prices.ts';
import { holdDeliveries } from './settle.ts';

/** Takes prices of lists into new lines, and shows the supplier what was sent to it. */
export async function followOrders(
  changes: readonly Change<(typeof purchaseOrder)['fields']>[],
  context: CallContext,
): Promise<void> {
  await takeListPrices(changes, context);
  const { database, tenantId, now } = context;
  for (const { id, after } of movedTo(changes, 'ordered')) {
    await sql`update purchase_order set sent_at = ${now()}
      where tenant_id = ${tenantId} and id = ${id} and sent_at is null`.execute(database);
    const route = `/orders/${id}`;
    await tellSuppliers(context, after.supplier, 'order', { name: after.number, route });
  }
}

/** Holds the deliveries of a settlement, and asks the supplier once it is sent. */
export async function followSettlements(
  changes: readonly Change<(typeof supplierSettlement)['fields']>[],
  context: CallContext,
): Promise<void> {
  await holdDeliveries(changes, context);
  await followDispatched(changes, context);
  for (const { after } of movedTo(changes, 'sent')) {
    const about = { name: after.number, route: '/settlements' };
    await tellSuppliers(context, after.supplier, 'settlement', about);
  }
}

/** Fills scores, and tells the supplier of a result that is released. */
export async function followEvaluations(
  changes: readonly Change<(typeof supplierEvaluation)['fields']>[],
  context: CallContext,
): Promise<void> {
  await fillScores(changes, context);
  for (const { after } of movedTo(changes, 'released')) {
    const about = { name: after.name, route: '/evaluations' };
    await tellSuppliers(context, after.supplier, 'evaluation', about);
  }
}

/** Tells the supplier whether a licence counts. */
export async function tellOfLicences(
  changes: readonly Change<(typeof supplierQualification)['fields']>[],
  context: CallContext,
): Promise<void> {
  for (const [state, event] of [
    ['valid', 'confirmed'],
    ['rejected', 'rejected'],
  ] as const) {
    for (const { after } of movedTo(changes, state)) {
      const about = { name: after.number, route: '/company' };
      await tellSuppliers(context, after.supplier, event, about);
    }
  }
}

function movedTo<Fields>(
  changes: readonly Change<Fields>[],
  state: string,
): readonly Change<Fields>[] {
  return changes.filter(({ action, stateAfter }) => action === 'move' && stateAfter === state);
}
