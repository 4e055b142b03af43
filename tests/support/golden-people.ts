/** People whose figures are counted by hand, in organisations of their own below the company of the demo. */

import { calls } from '#bridge/calls/index.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { DemoGateway } from './demo-gateway.ts';

/** One employment; another one of the same person names it. */
export interface GoldenPerson {
  readonly joined: string;
  readonly left?: string;
  readonly reason?: 'resignation' | 'dismissal' | 'retirement';
  readonly organ: string;
  /** From a day on in another organisation. */
  readonly moves?: readonly (readonly [day: string, organ: string])[];
  readonly gender?: 'F' | 'M';
  readonly born?: string | null;
  readonly type?: 'full-time' | 'part-time' | 'intern';
  /** A name to come back under. */
  readonly name?: string;
}

/** An organisation, below the company or below another one. */
export interface GoldenOrgan {
  readonly name: string;
  readonly below?: string;
  /** From a day on below another one. */
  readonly moves?: readonly (readonly [day: string, below: string])[];
}

/** The ids of the organisations that were made, by their names. */
export type GoldenOrgans = ReadonlyMap<string, string>;

const opened = '2010-01-01';
let numbers = 700_000;

/** Puts organisations and people into the company of the demo; nothing else of it changes. */
export async function addGoldenPeople(
  { gateway, ask }: DemoGateway,
  organs: readonly GoldenOrgan[],
  people: readonly GoldenPerson[],
): Promise<GoldenOrgans> {
  const tenantId = (await ask('admin', calls.currentSession, {})).tenant.id;
  const place = { tenantId, accountId: null };
  return gateway.database.withTransaction(place, 'write', async (transaction) => {
    const ids = await addOrgans(transaction, tenantId, organs);
    await addPeople(transaction, tenantId, people, ids);
    return ids;
  });
}

async function addOrgans(
  transaction: DatabaseTransaction,
  tenant_id: string,
  organs: readonly GoldenOrgan[],
): Promise<Map<string, string>> {
  const root = await transaction
    .selectFrom('organ_row')
    .where('tenant_id', '=', tenant_id)
    .where('parent_id', 'is', null)
    .where('to_on', 'is', null)
    .select(['organ_id', 'path'])
    .executeTakeFirstOrThrow();
  const ids = new Map<string, string>();
  const paths = new Map<string, string>();
  const placeOf = (below: string | undefined) => ({
    parent_id: below === undefined ? root.organ_id : (ids.get(below) ?? root.organ_id),
    path: below === undefined ? root.path : (paths.get(below) ?? root.path),
  });
  for (const { name, below, moves = [] } of organs) {
    numbers += 1;
    const organ_id = uuid7();
    await transaction
      .insertInto('organ')
      .values({
        tenant_id,
        id: organ_id,
        code: `GOLD${numbers}`,
        number: numbers,
        kind: 'department',
        opened_on: opened,
      })
      .execute();
    const stays = [[opened, below] as const, ...moves];
    for (const [at, [from_on, parent]] of stays.entries()) {
      const above = placeOf(parent);
      const path = `${above.path}${numbers}/`;
      await transaction
        .insertInto('organ_row')
        .values({
          tenant_id,
          id: uuid7(),
          organ_id,
          from_on,
          to_on: dayBefore(stays[at + 1]?.[0]),
          parent_id: above.parent_id,
          path,
          name,
          name_sort: name,
        })
        .execute();
      paths.set(name, path);
    }
    ids.set(name, organ_id);
  }
  return ids;
}

async function addPeople(
  transaction: DatabaseTransaction,
  tenant_id: string,
  people: readonly GoldenPerson[],
  organs: GoldenOrgans,
): Promise<void> {
  const known = new Map<string, string>();
  const rows = people.map((one) => {
    numbers += 1;
    const name = one.name ?? `Golden ${numbers}`;
    const isNew = !known.has(name);
    const person_id = known.get(name) ?? uuid7();
    known.set(name, person_id);
    return { one, name, isNew, person_id, employment_id: uuid7(), number: numbers };
  });
  await transaction
    .insertInto('person')
    .values(
      rows
        .filter(({ isNew }) => isNew)
        .map(({ one, name, person_id }) => ({
          tenant_id,
          id: person_id,
          name,
          name_sort: name,
          search_key: name,
          gender: one.gender ?? 'F',
          birth_date: one.born === undefined ? '1990-05-05' : one.born,
        })),
    )
    .execute();
  await transaction
    .insertInto('employment')
    .values(
      rows.map(({ one, person_id, employment_id, number }) => ({
        tenant_id,
        id: employment_id,
        person_id,
        staff_no: `GOLD${number}`,
        employment_type: one.type ?? 'full-time',
        joined_on: one.joined,
        left_on: one.left ?? null,
        left_reason: one.left === undefined ? null : (one.reason ?? 'resignation'),
      })),
    )
    .execute();
  const jobs = rows.flatMap(({ one, employment_id }) => {
    const stays = [[one.joined, one.organ] as const, ...(one.moves ?? [])];
    return stays.map(([from_on, organ], at) => ({
      tenant_id,
      id: uuid7(),
      employment_id,
      from_on,
      to_on: dayBefore(stays[at + 1]?.[0]),
      organ_id: organs.get(organ) ?? organ,
      reason: at === 0 ? ('hire' as const) : ('transfer' as const),
    }));
  });
  await transaction.insertInto('job_row').values(jobs).execute();
}

function dayBefore(day: string | undefined): string | null {
  if (day === undefined) return null;
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}
