import { sql } from 'kysely';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { amountText } from '../engine/amount.ts';
import { dueLot, type Grantee, type GrantPolicy } from './due-grants.ts';
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

/** What is there already: lots by person, type and key, and the keys of their grants. */
export interface KnownGrants {
  lotOf(employmentId: string, typeId: string, key: string): string | null;
  has(lotId: string, key: string): boolean;
}

/** Works out which lots and grants are missing on a day; ids come from the caller, so that a demo makes the same. */
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
      const found = known.lotOf(person.id, type.id, due.key);
      const lotId = found ?? newId();
      if (found === null)
        lots.push({
          id: lotId,
          employment_id: person.id,
          type_id: type.id,
          source_key: due.key,
          valid_from: due.validFrom,
          valid_to: due.validTo,
        });
      for (const { key, on, amount } of due.grants) {
        if (known.has(lotId, key)) continue;
        rows.push({
          id: newId(),
          lot_id: lotId,
          kind: 'grant',
          on_day: on,
          amount: amountText(amount),
          note: key,
        });
      }
    }
  }
  return { lots, rows };
}

/** Grants what people should have by today and do not: run twice or late it writes the same. */
export async function grantLeave(context: LeaveContext): Promise<number> {
  const { database, tenantId, now } = context;
  const asOf = dayOf(now());
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

async function insertAll(
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

async function readKnown({ database, tenantId }: LeaveContext): Promise<KnownGrants> {
  const { rows } = await sql<{ id: string; name: string; keys: string[] }>`
    select l.id, concat(l.employment_id, ' ', l.type_id, ' ', l.source_key) as name,
      array_remove(array_agg(g.note), null) as keys
    from leave_lot l
    left join leave_ledger g on g.tenant_id = l.tenant_id and g.lot_id = l.id and g.kind = 'grant'
    where l.tenant_id = ${tenantId} group by l.tenant_id, l.id`.execute(database);
  const lots = new Map(rows.map(({ name, id }) => [name, id]));
  const keys = new Set(rows.flatMap(({ id, keys: own }) => own.map((key) => `${id} ${key}`)));
  return {
    lotOf: (employment, type, key) => lots.get(`${employment} ${type} ${key}`) ?? null,
    has: (lotId, key) => keys.has(`${lotId} ${key}`),
  };
}
