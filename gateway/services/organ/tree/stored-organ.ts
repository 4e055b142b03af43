import { sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { PlacedOrgan } from './places.ts';
import type { PlacedSpan } from './timeline.ts';

type Database = Pick<CallContext, 'database' | 'tenantId'>;

/** An organisation with all its days. */
export interface StoredOrgan extends PlacedOrgan {
  readonly code: string;
  readonly kind: 'company' | 'department' | 'team' | 'store';
  readonly openedOn: string;
  /** First day on which it no longer exists. */
  readonly closedOn: string | null;
  readonly remark: string | null;
  readonly version: number;
}

/** Makes other changes of the tree wait until this one is through; what is read afterwards stays as it is. */
export async function holdTree({ database, tenantId }: Database): Promise<void> {
  await sql`select g.id from organ g where g.tenant_id = ${tenantId}
    order by g.number limit 1 for no key update`.execute(database);
}

/**
 * Reads an organisation with all its days.
 * @throws {RefusedError} `notFound`
 */
export async function readStoredOrgan(context: Database, organId: string): Promise<StoredOrgan> {
  const [organ] = await readStoredOrgans(context, [organId]);
  if (organ === undefined) throw new RefusedError('notFound');
  return organ;
}

/** Reads organisations with all their days; one that does not exist is left out. */
export async function readStoredOrgans(
  { database, tenantId }: Database,
  organIds: readonly string[],
): Promise<StoredOrgan[]> {
  if (organIds.length === 0) return [];
  const organs = await database
    .selectFrom('organ as g')
    .where('g.tenant_id', '=', tenantId)
    .where(sql<boolean>`g.id = any(${[...new Set(organIds)]}::uuid[])`)
    .orderBy('g.number')
    .select([
      'g.id',
      'g.number',
      'g.code',
      'g.kind',
      'g.opened_on as openedOn',
      'g.closed_on as closedOn',
      'g.remark',
      'g.version',
    ])
    .execute();
  const spans = await readSpans(
    { database, tenantId },
    organs.map(({ id }) => id),
  );
  return organs.map((organ) => ({ ...organ, spans: spans.get(organ.id) ?? [] }));
}

/** Reads the days of organisations, each one's from the first to the last. */
export async function readSpans(
  { database, tenantId }: Database,
  organIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PlacedSpan[]>> {
  const rows = await database
    .selectFrom('organ_row as o')
    .where('o.tenant_id', '=', tenantId)
    .where(sql<boolean>`o.organ_id = any(${[...new Set(organIds)]}::uuid[])`)
    .orderBy('o.organ_id')
    .orderBy('o.from_on')
    .select([
      'o.organ_id as organId',
      'o.from_on as from',
      'o.to_on as to',
      'o.parent_id as parentId',
      'o.path',
      'o.name',
      'o.leader_id as leaderId',
      'o.sort_order as order',
    ])
    .execute();
  return Map.groupBy(
    rows.map(({ organId: _, ...span }) => span),
    (_span, index) => rows[index]?.organId ?? '',
  );
}

/** Lists the organisations that are on any day below another one. */
export async function readIdsBelow(
  { database, tenantId }: Database,
  { id, number }: Pick<PlacedOrgan, 'id' | 'number'>,
): Promise<string[]> {
  const rows = await database
    .selectFrom('organ_row as o')
    .where('o.tenant_id', '=', tenantId)
    .where('o.organ_id', '<>', id)
    .where(sql<boolean>`strpos(o.path, ${`/${number}/`}) > 0`)
    .select('o.organ_id')
    .distinct()
    .execute();
  return rows.map((row) => row.organ_id);
}

/** Lists the organisations that have another one directly above them on any day. */
export async function readIdsDirectlyBelow(
  { database, tenantId }: Database,
  organId: string,
): Promise<string[]> {
  const rows = await database
    .selectFrom('organ_row as o')
    .where('o.tenant_id', '=', tenantId)
    .where('o.parent_id', '=', organId)
    .select('o.organ_id')
    .distinct()
    .execute();
  return rows.map((row) => row.organ_id);
}
