/** What is wrong with approving a settlement, and what typing over attendance does. */
import { sql } from 'kysely';
import type { dispatchSettlement } from '#bridge/calls/outsourcing/records/settlement.ts';
import type { FieldProblem } from '#bridge/calls/record/define.ts';
import type { NameIn } from '#bridge/calls/record/values.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { Change, ChangeIssue } from '#gateway/record/binding.ts';
import { isMonthClosed } from '../../kaoqin/months/read-totals.ts';
import { isBlocked } from '../../supplier/records/blocked.ts';
import { publishedFor } from '../../workflow/gate.ts';

type Fields = (typeof dispatchSettlement)['fields'];

/**
 * Only a month whose attendance is closed is approved, and not by who prepared it. Where a route of approval is published
 * the preparer may ask for it: others decide.
 */
export async function checkApproval(
  { id, after }: Change<Fields>,
  context: CallContext,
): Promise<readonly FieldProblem<NameIn<Fields>>[]> {
  const { database, tenantId, accountId } = context;
  if (!(await isMonthClosed(database, tenantId, after.month)))
    return [{ field: 'month', issue: 'monthOpen' }];
  if ((await publishedFor(context, 'dispatchSettlement', 'approve')) !== null) return [];
  const { rows } = await sql`select from record_history h
    where h.tenant_id = ${tenantId} and h.record = 'dispatchSettlement' and h.row_id = ${id}
      and h.action in ('create', 'update') and h.account_id = ${accountId} limit 1`.execute(
    database,
  );
  return rows.length === 0 ? [] : [{ field: 'employment', issue: 'ownSettlement' }];
}

/** A line of a settlement is paid with it, so that an agency is not paid twice, and a blacklisted one with a reason only. */
export async function checkPayment(
  { id, after }: Change<Fields>,
  context: CallContext,
): Promise<readonly FieldProblem<NameIn<Fields>>[]> {
  const { database, tenantId } = context;
  const { rows } = await sql`select from dispatch_settlement r
    join supplier_settlement s on s.tenant_id = r.tenant_id and s.id = r.settlement_id
    where r.tenant_id = ${tenantId} and r.id = ${id} and s.state not in ('paid', 'void')`.execute(
    database,
  );
  if (rows.length > 0) return [{ field: 'employment', issue: 'lineOfSettlement' }];
  if (after.paidDespite !== null || !(await isBlocked(context, supplierOf(tenantId, after))))
    return [];
  return [{ field: 'paidDespite', issue: 'supplierBlocked' }];
}

/** The supplier that the agency of a line is. */
function supplierOf(tenantId: string, { employment, month, corrects }: Change<Fields>['after']) {
  return sql`(select y.supplier_id from agency y where y.tenant_id = ${tenantId}
    and y.id = app.agency_of_month(${employment}, ${corrects ?? month}::date))`;
}

/** A reason to pay a blacklisted supplier is given once there is one. */
export async function checkReasons(
  changes: readonly Change<Fields>[],
  context: CallContext,
): Promise<readonly ChangeIssue<NameIn<Fields>>[]> {
  const found: ChangeIssue<NameIn<Fields>>[] = [];
  for (const { id, changed, after } of changes) {
    if (!changed.has('paidDespite') || after.paidDespite === null) continue;
    if (await isBlocked(context, supplierOf(context.tenantId, after))) continue;
    found.push({ id, field: 'paidDespite', issue: 'mustBeEmpty' });
  }
  return found;
}

/** Lines that both sides agreed to stay. */
export async function usedLines(
  ids: readonly string[],
  { database, tenantId }: CallContext,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select r.id from dispatch_settlement r
    where r.tenant_id = ${tenantId} and r.id = any(${[...ids]}::uuid[])
      and r.state in ('approved', 'confirmed')`.execute(database);
  return rows.map(({ id }) => id);
}

const minutesOf = {
  hours: 'minutes',
  overtime150: 'minutes150',
  overtime200: 'minutes200',
  overtime300: 'minutes300',
} as const;

/** Hours that are typed take the place of the minutes of attendance. */
export async function forgetMinutes(
  changes: readonly Change<Fields>[],
  { database, tenantId }: CallContext,
): Promise<void> {
  for (const { id, action, changed } of changes) {
    if (action !== 'update') continue;
    for (const [field, column] of Object.entries(minutesOf)) {
      if (!changed.has(field)) continue;
      await sql`update dispatch_settlement set ${sql.ref(column)} = null
        where tenant_id = ${tenantId} and id = ${id}`.execute(database);
    }
  }
}
