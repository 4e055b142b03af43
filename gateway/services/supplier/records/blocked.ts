/** What holds for a settlement of a blacklisted supplier. */
import { type RawBuilder, sql } from 'kysely';
import type { FieldProblem } from '#bridge/calls/record/define.ts';
import type { NameIn } from '#bridge/calls/record/values.ts';
import type { supplierSettlement } from '#bridge/calls/supplier/records/settlement.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { Change, ChangeIssue } from '#gateway/record/binding.ts';
import { checkVoid } from './invoices.ts';

type Fields = (typeof supplierSettlement)['fields'];
type Problem = FieldProblem<NameIn<Fields>>;

/** Whether a supplier is blacklisted. What blacklists it meanwhile waits. */
export async function isBlocked(
  { database, tenantId }: Pick<CallContext, 'database' | 'tenantId'>,
  supplier: RawBuilder<unknown>,
): Promise<boolean> {
  const { rows } = await sql<{ state: string }>`select s.state from supplier s
    where s.tenant_id = ${tenantId} and s.id = ${supplier} for share`.execute(database);
  return rows[0]?.state === 'blacklisted';
}

/** What a blacklisted supplier is owed is approved and paid with a reason only. */
export async function checkOwed(
  { after }: Change<Fields>,
  context: CallContext,
): Promise<readonly Problem[]> {
  if (after.paidDespite !== null || !(await isBlocked(context, sql`${after.supplier}`))) return [];
  return [{ field: 'paidDespite', issue: 'supplierBlocked' }];
}

/** A reason is given once there is something to give it for. */
export async function checkReasons(
  changes: readonly Change<Fields>[],
  context: CallContext,
): Promise<readonly ChangeIssue<NameIn<Fields>>[]> {
  const found: ChangeIssue<NameIn<Fields>>[] = [];
  for (const { id, changed, after } of changes) {
    if (!changed.has('paidDespite') || after.paidDespite === null) continue;
    if (await isBlocked(context, sql`${after.supplier}`)) continue;
    found.push({ id, field: 'paidDespite', issue: 'mustBeEmpty' });
  }
  return found;
}

/**
 * One that is approved is made void where its supplier is blacklisted, and without an invoice.
 * @throws {RefusedError} `notNow` for an approved one of another supplier
 */
export async function checkEnd(
  change: Change<Fields>,
  context: CallContext,
): Promise<readonly Problem[]> {
  const { stateBefore, after } = change;
  if (stateBefore === 'approved' && !(await isBlocked(context, sql`${after.supplier}`)))
    throw new RefusedError('notNow');
  return checkVoid(change, context);
}

/** Settlements that hold deliveries or workers, and those that both sides agreed to. */
export async function usedSettlements(
  ids: readonly string[],
  { database, tenantId }: CallContext,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select r.id from supplier_settlement r
    where r.tenant_id = ${tenantId} and r.id = any(${[...ids]}::uuid[]) and (
      r.state in ('confirmed', 'approved')
      or exists (select from supplier_delivery d where d.tenant_id = r.tenant_id and d.settlement_id = r.id)
      or exists (select from dispatch_settlement l
        where l.tenant_id = r.tenant_id and l.settlement_id = r.id))`.execute(database);
  return rows.map(({ id }) => id);
}
