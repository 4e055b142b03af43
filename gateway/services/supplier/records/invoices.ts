/** What invoices cover: checked against the settlements, each of which one invoice covers. */
import { sql } from 'kysely';
import type { FieldProblem } from '#bridge/calls/record/define.ts';
import type { NameIn } from '#bridge/calls/record/values.ts';
import type { supplierInvoice } from '#bridge/calls/supplier/records/invoice.ts';
import type { supplierSettlement } from '#bridge/calls/supplier/records/settlement.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import type { Change } from '#gateway/record/binding.ts';
import { tellSuppliers } from '../logins/tell.ts';
import { settlementSums } from './settle.ts';

type Fields = (typeof supplierInvoice)['fields'];
type Problem = FieldProblem<NameIn<Fields>>;

/** How far an invoice may be from its settlements, as each was rounded by itself. */
export const roundingLimit = '0.05';

/** The states of settlements that an invoice can cover. */
export const billableStates: readonly string[] = ['confirmed', 'approved', 'paid'];

/** What a settlement (`r`) comes to. */
export function settlementGross({ tenantId, now }: CallContext) {
  return settlementSums.gross({ tenantId, today: dayOf(now()) });
}

interface Line {
  readonly line: number;
  readonly open: boolean;
  readonly covered: boolean;
}

/** An invoice counts when its number is new, and its settlements are confirmed, without another one, and of its total. */
export async function checkInvoice(
  { id, after }: Change<Fields>,
  context: CallContext,
): Promise<readonly Problem[]> {
  const { database, tenantId } = context;
  // Two invoices that are checked at once wait for one another.
  await sql`select from supplier where tenant_id = ${tenantId} and id = ${after.supplier} for update`.execute(
    database,
  );
  const { rows: same } =
    await sql`select from supplier_invoice v where v.tenant_id = ${tenantId} and v.id <> ${id}
    and v.supplier_id = ${after.supplier} and v.number = ${after.number} and v.removed_at is null
    and v.state in ('received', 'accepted') limit 1`.execute(database);
  if (same.length > 0) return [{ field: 'number', issue: 'taken' }];
  // A settlement that is made void at once waits too, and then finds its invoice.
  const { rows } = await sql<Line>`select k.sort_order + 1 as line,
      r.supplier_id = ${after.supplier} and r.removed_at is null and r.state = any(${[...billableStates]}::text[]) as open,
      exists (select from supplier_invoice_settlement o where o.tenant_id = k.tenant_id
        and o.settlement_id = k.settlement_id and o.id <> k.id and (o.live or o.invoice_id = k.invoice_id)) as covered
    from supplier_invoice_settlement k
    join supplier_settlement r on r.tenant_id = k.tenant_id and r.id = k.settlement_id
    where k.tenant_id = ${tenantId} and k.invoice_id = ${id} order by k.sort_order
    for share of r`.execute(database);
  const closed = rows.find(({ open }) => !open);
  if (closed) return [{ field: 'number', issue: 'settlementNotConfirmed', min: closed.line }];
  const twice = rows.find(({ covered }) => covered);
  if (twice) return [{ field: 'number', issue: 'settlementInvoiced', min: twice.line }];
  const { rows: sums } = await sql<{ matches: boolean }>`
    select abs(${after.gross}::numeric - coalesce(sum(${settlementGross(context)}), 0)) <= ${roundingLimit}::numeric as matches
    from supplier_settlement r where r.tenant_id = ${tenantId} and r.id in (
      select k.settlement_id from supplier_invoice_settlement k
      where k.tenant_id = ${tenantId} and k.invoice_id = ${id})`.execute(database);
  const matches = rows.length > 0 && sums[0]?.matches === true;
  return matches ? [] : [{ field: 'gross', issue: 'invoiceDiffers' }];
}

/** Takes the amounts of settlements into the lines, marks what is covered, and tells the supplier what became of it. */
export async function followInvoices(
  changes: readonly Change<Fields>[],
  context: CallContext,
): Promise<void> {
  const { database, tenantId } = context;
  for (const { action, id, stateAfter, after } of changes) {
    if (stateAfter === 'draft' || stateAfter === 'received') {
      await sql`update supplier_invoice_settlement k set amount = ${settlementGross(context)},
          live = ${stateAfter === 'received' && action !== 'remove'}
        from supplier_settlement r where r.tenant_id = k.tenant_id and r.id = k.settlement_id
          and k.tenant_id = ${tenantId} and k.invoice_id = ${id}`.execute(database);
    }
    if (action === 'remove' || stateAfter === 'returned') {
      await sql`update supplier_invoice_settlement k set live = false
        where k.tenant_id = ${tenantId} and k.invoice_id = ${id}`.execute(database);
    }
    if (action !== 'move' || (stateAfter !== 'accepted' && stateAfter !== 'returned')) continue;
    const event = stateAfter === 'accepted' ? 'invoiceAccepted' : 'invoiceReturned';
    await tellSuppliers(context, after.supplier, event, {
      name: after.number,
      route: '/invoices',
    });
  }
}

/** A settlement that an invoice covers is not made void: the invoice is returned first. */
export async function checkVoid(
  { id }: Change<(typeof supplierSettlement)['fields']>,
  { database, tenantId }: CallContext,
): Promise<readonly FieldProblem<NameIn<(typeof supplierSettlement)['fields']>>[]> {
  const { rows } =
    await sql`select from supplier_invoice_settlement k where k.tenant_id = ${tenantId}
    and k.settlement_id = ${id} and k.live limit 1`.execute(database);
  return rows.length > 0 ? [{ field: 'number', issue: 'invoiced' }] : [];
}

/** How far the invoice of a settlement (`r`) is. */
export function invoiceOf(tenantId: string) {
  return sql`coalesce((select v.state from supplier_invoice_settlement k
    join supplier_invoice v on v.tenant_id = k.tenant_id and v.id = k.invoice_id
    where k.tenant_id = ${tenantId} and k.settlement_id = r.id and k.live limit 1), 'none')`;
}
