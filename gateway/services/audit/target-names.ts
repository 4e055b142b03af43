import { sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { readReach } from '#gateway/kernel/people/reach.ts';
import { reachedEmployments } from '#gateway/kernel/people/reached-people.ts';

/** What targets are called, by target; one out of reach, or of a kind without names, is missing. */
export type TargetNames = ReadonlyMap<string, string>;

/** Reads what some targets are called: employees within the caller's reach, accounts and roles of the company. */
export async function targetNames(
  context: CallContext,
  targets: readonly string[],
): Promise<TargetNames> {
  const idsOf = (kind: string): string[] => [
    ...new Set(
      targets
        .filter((target) => target.startsWith(`${kind}:`))
        .map((target) => target.slice(kind.length + 1))
        .filter((id) => /^[0-9a-f-]{36}$/.test(id)),
    ),
  ];
  const names = new Map<string, string>();
  const add = (kind: string, rows: readonly { readonly id: string; readonly name: string }[]) => {
    for (const { id, name } of rows) names.set(`${kind}:${id}`, name);
  };
  add('employee', await employeeNames(context, idsOf('employee')));
  add('account', await accountNames(context, idsOf('account')));
  add('role', await roleNames(context, idsOf('role')));
  return names;
}

async function employeeNames(context: CallContext, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return reachedEmployments(context, await readReach(context))
    .innerJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.id', '=', 'e.person_id'),
    )
    .where(sql<boolean>`e.id = any(${ids}::uuid[])`)
    .select(['e.id', 'p.name'])
    .execute();
}

async function accountNames({ database }: CallContext, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return database
    .selectFrom('account as a')
    .where(sql<boolean>`a.id = any(${ids}::uuid[])`)
    .select(['a.id', 'a.display_name as name'])
    .execute();
}

async function roleNames({ database, tenantId, locale }: CallContext, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return database
    .selectFrom('role as r')
    .where('r.tenant_id', '=', tenantId)
    .where(sql<boolean>`r.id = any(${ids}::uuid[])`)
    .select(['r.id', locale === 'en' ? 'r.name_en as name' : 'r.name_zh as name'])
    .execute();
}
