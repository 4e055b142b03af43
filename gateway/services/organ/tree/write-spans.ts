import { sql } from 'kysely';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { nameSortKey } from '#gateway/kernel/people/name-keys.ts';
import { samePlace } from './places.ts';
import type { PlacedSpan } from './timeline.ts';

/** The days of an organisation before and after a change. */
export interface SpansChange {
  readonly organId: string;
  readonly before: readonly PlacedSpan[];
  readonly after: readonly PlacedSpan[];
}

interface WrittenRow extends PlacedSpan {
  readonly organId: string;
}

/** Writes the rows that a change makes other: a span keeps its row as long as it begins on the same day. */
export async function writeSpans(
  context: Pick<CallContext, 'database' | 'tenantId'>,
  changes: readonly SpansChange[],
): Promise<void> {
  const removed: WrittenRow[] = [];
  const changed: WrittenRow[] = [];
  const added: WrittenRow[] = [];
  for (const { organId, before, after } of changes) {
    const old = new Map(before.map((span) => [span.from, span]));
    const starts = new Set(after.map(({ from }) => from));
    removed.push(
      ...before.filter(({ from }) => !starts.has(from)).map((span) => ({ ...span, organId })),
    );
    for (const span of after) {
      const known = old.get(span.from);
      if (known === undefined) added.push({ ...span, organId });
      else if (known.to !== span.to || !samePlace(known, span)) changed.push({ ...span, organId });
    }
  }
  // One open row at a time: those that end come before those that begin to be open.
  await removeRows(context, removed);
  await updateRows(
    context,
    changed.filter(({ to }) => to !== null),
  );
  await updateRows(
    context,
    changed.filter(({ to }) => to === null),
  );
  await insertRows(context, added);
}

type Context = Pick<CallContext, 'database' | 'tenantId'>;

async function removeRows(
  { database, tenantId }: Context,
  rows: readonly WrittenRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`delete from organ_row o using ${asRows(rows)}
    where o.tenant_id = ${tenantId} and o.organ_id = x.organ_id and o.from_on = x.from_on`.execute(
    database,
  );
}

async function updateRows(
  { database, tenantId }: Context,
  rows: readonly WrittenRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`update organ_row o set to_on = x.to_on, parent_id = x.parent_id, path = x.path, name = x.name,
      name_sort = x.name_sort, leader_id = x.leader_id, sort_order = x.sort_order
    from ${asRows(rows)}
    where o.tenant_id = ${tenantId} and o.organ_id = x.organ_id and o.from_on = x.from_on`.execute(
    database,
  );
}

async function insertRows(
  { database, tenantId }: Context,
  rows: readonly WrittenRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`insert into organ_row (tenant_id, id, organ_id, from_on, to_on, parent_id, path, name, name_sort,
      leader_id, sort_order)
    select ${tenantId}::uuid, x.id, x.organ_id, x.from_on, x.to_on, x.parent_id, x.path, x.name, x.name_sort,
      x.leader_id, x.sort_order
    from ${asRows(rows)}`.execute(database);
}

/** Rows as one parameter: a list of values ends at 65,535 parameters. */
function asRows(rows: readonly WrittenRow[]) {
  const columns = rows.map((row) => ({
    id: uuid7(),
    organ_id: row.organId,
    from_on: row.from,
    to_on: row.to,
    parent_id: row.parentId,
    path: row.path,
    name: row.name,
    name_sort: nameSortKey(row.name),
    leader_id: row.leaderId,
    sort_order: row.order,
  }));
  return sql`jsonb_populate_recordset(null::organ_row, ${JSON.stringify(columns)}::jsonb) x`;
}
