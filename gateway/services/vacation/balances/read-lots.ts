import { sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { type Amount, amount } from '../engine/amount.ts';
import type { Lot } from '../engine/lots.ts';

/** What reads and writes of one company's leave need: no caller, so that jobs do the same. */
export type LeaveContext = Pick<CallContext, 'database' | 'tenantId' | 'now'>;

/** A lot as it is in its table, with the sums of its ledger. */
export interface StoredLot extends Lot {
  readonly typeId: string;
  readonly granted: Amount;
}

/** Reads the lots of a person, of one type of leave or of all; `lock` keeps others from changing them until the end. */
export async function readLots(
  { database, tenantId }: LeaveContext,
  employmentId: string,
  typeId: string | null,
  options: { readonly lock?: boolean } = {},
): Promise<readonly StoredLot[]> {
  if (options.lock === true) {
    await sql`select id from leave_lot where tenant_id = ${tenantId}
      and employment_id = ${employmentId} order by id for update`.execute(database);
  }
  const { rows } = await sql<{
    id: string;
    typeId: string;
    validFrom: string;
    validTo: string | null;
    granted: string;
    left: string;
  }>`select l.id, l.type_id as "typeId", l.valid_from as "validFrom", l.valid_to as "validTo",
      coalesce(sum(g.amount) filter (where g.kind in ('grant', 'adjust')), 0)::text as granted,
      coalesce(sum(g.amount), 0)::text as "left"
    from leave_lot l
    left join leave_ledger g on g.tenant_id = l.tenant_id and g.lot_id = l.id
    where l.tenant_id = ${tenantId} and l.employment_id = ${employmentId}
      and (${typeId}::uuid is null or l.type_id = ${typeId}::uuid)
    group by l.tenant_id, l.id`.execute(database);
  return rows.map(({ granted, left, ...lot }) => ({
    ...lot,
    granted: amount(granted),
    left: amount(left),
  }));
}

/** What a person asked for and what is not decided yet, by type of leave. */
export async function readHolds(
  { database, tenantId }: LeaveContext,
  employmentId: string,
  except: string | null,
): Promise<ReadonlyMap<string, Amount>> {
  const { rows } = await sql<{ typeId: string; days: string }>`
    select type_id as "typeId", sum(days)::text as days from leave_request
    where tenant_id = ${tenantId} and employment_id = ${employmentId} and state = 'draft'
      and pending is not null and removed_at is null and id is distinct from ${except}::uuid
    group by type_id`.execute(database);
  return new Map(rows.map(({ typeId, days }) => [typeId, amount(days)]));
}
