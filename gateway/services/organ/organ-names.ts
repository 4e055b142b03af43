import { sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { onDay } from '#gateway/kernel/people/dated.ts';

/** Reads the names along paths, from the company down; one query for all of them. */
export async function readOrganNames(
  { database, tenantId }: Pick<CallContext, 'database' | 'tenantId'>,
  day: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const wanted = new Map([...new Set(paths)].map((path) => [path, pathsAlong(path)]));
  if (wanted.size === 0) return new Map();
  const rows = await database
    .selectFrom('organ_row as o')
    .where('o.tenant_id', '=', tenantId)
    .where(onDay('o', day))
    .where(sql<boolean>`o.path = any(${[...new Set([...wanted.values()].flat())]}::text[])`)
    .select(['o.path', 'o.name'])
    .execute();
  const nameOf = new Map(rows.map(({ path, name }) => [path, name]));
  return new Map(
    [...wanted].map(([path, along]) => [path, along.flatMap((one) => nameOf.get(one) ?? [])]),
  );
}

/** `/1/4/12/` is below `/1/4/` and `/1/`. */
function pathsAlong(path: string): string[] {
  const numbers = path.split('/').slice(1, -1);
  return numbers.map((_, index) => `/${numbers.slice(0, index + 1).join('/')}/`);
}
