import { type RawBuilder, sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';

/** The band that a whole number is in: a lower edge is in, an upper one out; null below the first. */
export function band(value: RawBuilder<unknown>, edges: readonly number[]): RawBuilder<unknown> {
  const cases = edges
    .map(
      (edge, place) =>
        sql`when ${value} >= ${sql.lit(edge)} then ${sql.lit(String(place).padStart(2, '0'))}`,
    )
    .toReversed();
  return sql`case ${sql.join(cases, sql` `)} end`;
}

/** The words of grades and posts; a work place is its own word. */
export async function readJobLabels(
  { database, tenantId }: CallContext,
  dimension: string,
  values: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (values.length === 0) return new Map();
  if (dimension === 'grade') {
    const rows = await database
      .selectFrom('grade')
      .where('tenant_id', '=', tenantId)
      .where('code', 'in', values)
      .select(['code', 'name'])
      .execute();
    return new Map(rows.map(({ code, name }) => [code, name]));
  }
  if (dimension !== 'post') return new Map();
  const rows = await database
    .selectFrom('post')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', values)
    .select(['id', 'name'])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The roster with its filters set. */
export function rosterRoute(
  organId: string | null,
  filters: readonly (readonly [string, string])[],
): string {
  const search = new URLSearchParams();
  for (const [name, value] of filters) search.append(name, value);
  if (organId !== null) search.set('organId', organId);
  return `personnel/roster?${search}`;
}
