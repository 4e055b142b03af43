import { sql } from 'kysely';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { type Amount, amount, amountText } from '../engine/amount.ts';
import { type DueGrant, dueLot, type Grantee, type GrantPolicy } from './due-grants.ts';
import type { LeaveContext } from './read-lots.ts';

/** Rows of lots and of their ledger that are missing. */
export interface NewGrants {
  readonly lots: readonly {
    readonly id: string;
    readonly employment_id: string;
    readonly type_id: string;
    readonly source_key: string;
    readonly valid_from: string;
    readonly valid_to: string;
  }[];
  readonly rows: readonly {
    readonly id: string;
    readonly lot_id: string;
    readonly kind: 'grant';
    readonly on_day: string;
    readonly amount: string;
    readonly note: string;
  }[];
}

/** A type of leave that is granted by itself. */
export interface GrantedType extends GrantPolicy {
  readonly id: string;
}

/** A person with the id of the employment. */
export interface GrantedPerson extends Grantee {
  readonly id: string;
}

/** What is there of a year of leave of one person. */
export interface KnownYear {
  readonly lots: readonly { readonly id: string; readonly validTo: string | null }[];
  /** The keys of the grants in its lots. */
  readonly keys: ReadonlySet<string>;
  /** Granted and adjusted by a policy, not by hand. */
  readonly granted: Amount;
}

/** What is there already, by person, type and key of the year; null where there is nothing. */
export type KnownGrants = (employmentId: string, typeId: string, key: string) => KnownYear | null;

/** What a lot of a year is named by: the first by the year, one that a later policy made by its last day too. */
export function lotKey(year: string, validTo: string, isFirst: boolean): string {
  return isFirst ? year : `${year}@${validTo}`;
}

/**
 * Works out which lots and grants are missing on a day; ids come from the caller, so that a demo makes the same. A year
 * never gets more than its policy grants: what an adjustment after a change of policy brought is not granted once more.
 */
export function missingGrants(
  people: readonly GrantedPerson[],
  types: readonly GrantedType[],
  asOf: string,
  known: KnownGrants,
  newId: () => string,
): NewGrants {
  const lots: NewGrants['lots'][number][] = [];
  const rows: NewGrants['rows'][number][] = [];
  for (const person of people) {
    for (const type of types) {
      const due = dueLot(type, person, Number(asOf.slice(0, 4)), asOf);
      if (due === null) continue;
      const year = known(person.id, type.id, due.key);
      const grants = grantsWithin(due.grants, year);
      if (grants.length === 0) continue;
      const found = year?.lots.find(({ validTo }) => validTo === due.validTo)?.id ?? null;
      const lotId = found ?? newId();
      if (found === null)
        lots.push({
          id: lotId,
          employment_id: person.id,
          type_id: type.id,
          source_key: lotKey(due.key, due.validTo, year === null),
          valid_from: due.validFrom,
          valid_to: due.validTo,
        });
      for (const { key, on, amount: days } of grants) {
        rows.push({
          id: newId(),
          lot_id: lotId,
          kind: 'grant',
          on_day: on,
          amount: amountText(days),
          note: key,
        });
      }
    }
  }
  return { lots, rows };
}

/** The grants that are missing; after a change of policy the latest of them, as far as the year has room for them. */
function grantsWithin(due: readonly DueGrant[], year: KnownYear | null): readonly DueGrant[] {
  if (year === null) return due;
  let room = due.reduce((sum, grant) => sum + grant.amount, 0) - year.granted;
  const missing: DueGrant[] = [];
  for (const grant of due.toReversed()) {
    if (year.keys.has(grant.key) || grant.amount > room) continue;
    missing.push(grant);
    room -= grant.amount;
  }
  return missing.toReversed();
}

/** Keeps grants and adjustments of a company apart until the transaction ends. */
export async function lockGrants({ database, tenantId }: LeaveContext): Promise<void> {
  const name = `leave-grants:${tenantId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(database);
}

/** Grants what people should have by today and do not: run twice or late it writes the same. */
export async function grantLeave(context: LeaveContext): Promise<number> {
  const { database, tenantId, now } = context;
  const asOf = dayOf(now());
  await lockGrants(context);
  const { rows: types } =
    await sql<GrantedType>`select id, grant_rule as "grantRule", per_year as "perYear",
      coalesce(carry_months, 0) as "carryMonths"
    from leave_type where tenant_id = ${tenantId} and removed_at is null
      and has_balance and grant_rule <> 'none'`.execute(database);
  const { rows: people } = await sql<GrantedPerson>`select id, joined_on as "joinedOn",
      first_worked_on as "firstWorkedOn"
    from employment where tenant_id = ${tenantId} and joined_on <= ${asOf}::date
      and (left_on is null or left_on >= ${asOf}::date)`.execute(database);
  const missing = missingGrants(people, types, asOf, await readKnown(context), uuid7);
  const stamp = { tenant_id: tenantId, created_at: now() };
  await insertAll(
    context,
    'leave_lot',
    missing.lots.map((row) => ({ ...row, ...stamp })),
  );
  await insertAll(
    context,
    'leave_ledger',
    missing.rows.map((row) => ({ ...row, ...stamp })),
  );
  return missing.rows.length;
}

/** Adds rows in one statement. */
export async function insertAll(
  { database }: LeaveContext,
  table: 'leave_lot' | 'leave_ledger',
  rows: readonly object[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns}) select ${columns}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing`.execute(database);
}

/** The year of a lot that policies grant; null for lots of other kinds, such as of overtime. */
export const yearOfLot = sql<string>`substring(l.source_key from '^([0-9]{4})(?:@|$)')`;

async function readKnown({ database, tenantId }: LeaveContext): Promise<KnownGrants> {
  const { rows } = await sql<{
    id: string;
    year: string;
    validTo: string | null;
    granted: string;
    keys: string[];
  }>`select l.id, concat(l.employment_id, ' ', l.type_id, ' ', ${yearOfLot}) as year,
      l.valid_to as "validTo", coalesce(sum(g.amount), 0)::text as granted,
      array_remove(array_agg(g.note) filter (where g.kind = 'grant'), null) as keys
    from leave_lot l
    left join leave_ledger g on g.tenant_id = l.tenant_id and g.lot_id = l.id
      and g.kind in ('grant', 'adjust') and g.actor_name is null
    where l.tenant_id = ${tenantId} and ${yearOfLot} is not null
    group by l.tenant_id, l.id`.execute(database);
  const years = Map.groupBy(rows, ({ year }) => year);
  return (employment, type, key) => {
    const lots = years.get(`${employment} ${type} ${key}`);
    if (lots === undefined) return null;
    return {
      lots,
      keys: new Set(lots.flatMap(({ keys }) => keys ?? [])),
      granted: lots.reduce((sum, lot) => sum + amount(lot.granted), 0),
    };
  };
}
