import { type RawBuilder, sql } from 'kysely';
import type { CustomValues } from '#bridge/calls/record/custom.ts';
import type { FieldValue } from '#bridge/calls/record/field.ts';
import { jobOnDay } from '../kernel/people/dated.ts';
import { columnOf, fieldSql } from './columns.ts';
import { companyStanding, inReach, type RowStanding, type Scope, scopeOfSql } from './scope.ts';

/** Values of a row by field. */
export type Values = Readonly<Record<string, FieldValue | null>>;

/** One row as it is kept, with its place. */
export interface StoredRow {
  readonly id: string;
  readonly version: number;
  readonly values: Values;
  readonly custom: CustomValues;
  readonly state: string | null;
  readonly pending: string | null;
  readonly standing: RowStanding;
}

/** What is read of rows, and how. */
export interface ReadRows {
  /** Fields that are read; all of them without it. */
  readonly names?: readonly string[];
  /** Others who change the rows wait until the transaction ends. */
  readonly lock?: boolean;
  /** Not only those in reach: their ids come from a list that is. */
  readonly known?: boolean;
}

interface DatabaseRow {
  readonly id: string;
  readonly version: number;
  readonly custom: CustomValues;
  readonly state: string | null;
  readonly pending: string | null;
  readonly organ_id: string | null;
  readonly organ_path: string | null;
  readonly [column: `f${number}`]: FieldValue | null;
}

/** Reads rows by their ids, in the order of the ids; those that are removed or out of reach are left out. */
export async function readRows(
  scope: Scope,
  ids: readonly string[],
  { names, lock = false, known = false }: ReadRows = {},
): Promise<readonly StoredRow[]> {
  if (ids.length === 0) return [];
  const { bound, context } = scope;
  const read = names ?? Object.keys(bound.record.fields);
  const { columns, joins } = standingOf(scope);
  const states = bound.record.states
    ? sql`, r.state, r.pending`
    : sql`, null as state, null as pending`;
  const fields = read.map(
    (name, index) => sql`, ${fieldSql(bound, name, scopeOfSql(scope))} as ${sql.ref(`f${index}`)}`,
  );
  const { rows } =
    await sql<DatabaseRow>`select r.id, r.version, r.custom${states}${columns}${sql.join(fields, sql``)}
    from ${sql.table(bound.table)} r ${joins}
    where r.tenant_id = ${context.tenantId} and r.id = any(${ids}::uuid[]) and r.removed_at is null
      ${known ? sql`` : sql`and ${inReach(scope)}`}
    ${lock ? sql`order by r.id for update of r` : sql``}`.execute(context.database);
  const byId = new Map(rows.map((row) => [row.id, toStored(scope, read, row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function toStored(scope: Scope, names: readonly string[], row: DatabaseRow): StoredRow {
  const values = Object.fromEntries(names.map((name, index) => [name, row[`f${index}`] ?? null]));
  const { range } = scope.bound.record;
  const owner = range.of === 'person' ? values[range.field] : null;
  return {
    id: row.id,
    version: row.version,
    values,
    custom: row.custom,
    state: row.state,
    pending: row.pending,
    standing:
      range.of === 'company'
        ? companyStanding
        : {
            employmentId: typeof owner === 'string' ? owner : '',
            organId: row.organ_id ?? '',
            organPath: row.organ_path ?? '',
          },
  };
}

/** Left joins, so that they change no row and a lock is on the record alone. */
function standingOf(scope: Scope): { columns: RawBuilder<unknown>; joins: RawBuilder<unknown> } {
  const { bound, reach } = scope;
  const { range } = bound.record;
  if (range.of === 'company') {
    return { columns: sql`, null as organ_id, null as organ_path`, joins: sql`` };
  }
  const owner = sql.ref(`r.${columnOf(bound, range.field)}`);
  const columns = sql`, o.organ_id, o.path as organ_path`;
  if (range.of === 'organ') {
    return { columns, joins: organJoin(reach.tenantId, reach.day, owner) };
  }
  return {
    columns,
    joins: sql`left join employment e on e.tenant_id = ${reach.tenantId} and e.id = ${owner}
      left join job_row j on j.tenant_id = e.tenant_id and j.employment_id = e.id and ${jobOnDay(reach.day)}
      ${organJoin(reach.tenantId, reach.day, sql`j.organ_id`)}`,
  };
}

function organJoin(tenantId: string, day: string, organ: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`left join organ_row o on o.tenant_id = ${tenantId} and o.organ_id = ${organ}
    and o.from_on <= ${day}::date and (o.to_on is null or o.to_on >= ${day}::date)`;
}

/** The place of rows whose range is about some people or organisations; those out of reach are missing. */
export async function readStandings(
  scope: Scope,
  owners: readonly string[],
): Promise<ReadonlyMap<string, RowStanding>> {
  const { bound, context, reach } = scope;
  const { of } = bound.record.range;
  if (of === 'company') return new Map(owners.map((owner) => [owner, companyStanding]));
  const query =
    of === 'organ'
      ? sql<{ owner: string; organ_id: string | null; path: string | null }>`
        select o.organ_id as owner, o.organ_id, o.path from organ_row o
        where o.tenant_id = ${context.tenantId} and o.organ_id = any(${owners}::uuid[])
          and o.from_on <= ${reach.day}::date and (o.to_on is null or o.to_on >= ${reach.day}::date)`
      : sql<{ owner: string; organ_id: string | null; path: string | null }>`
        select e.id as owner, o.organ_id, o.path from employment e
        left join job_row j on j.tenant_id = e.tenant_id and j.employment_id = e.id and ${jobOnDay(reach.day)}
        ${organJoin(context.tenantId, reach.day, sql`j.organ_id`)}
        where e.tenant_id = ${context.tenantId} and e.id = any(${owners}::uuid[])`;
  const { rows } = await query.execute(context.database);
  return new Map(
    rows.map(({ owner, organ_id: organId, path }) => [
      owner,
      { employmentId: of === 'person' ? owner : '', organId: organId ?? '', organPath: path ?? '' },
    ]),
  );
}
