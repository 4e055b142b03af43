import { type RawBuilder, sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';

/**
 * The band that the whole years from one day to another are in: a lower edge is in, an upper one out; null below the first.
 * It agrees with `wholeYears`, and adds years to the first day, since taking days apart costs much more.
 */
export function bandOfYears(
  from: RawBuilder<unknown>,
  to: RawBuilder<unknown>,
  edges: readonly number[],
): RawBuilder<unknown> {
  const cases = edges
    .map(
      (edge, place) =>
        sql`when ${from} + make_interval(years => ${sql.lit(edge)}) <= (${to})::date then ${sql.lit(String(place).padStart(2, '0'))}`,
    )
    .toReversed();
  return sql`case ${sql.join(cases, sql` `)} end`;
}

/** Whole years from one day to another by the rule of `wholeYears`: 29 February is the 28th in common years. */
export function wholeYears(
  from: RawBuilder<unknown>,
  to: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const years = sql`(extract(year from (${to})::date) - extract(year from ${from}))::int`;
  return sql`(${years} - (${from} + make_interval(years => ${years}) > (${to})::date)::int)`;
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

/** The filters of the roster that take the values of a dimension, and whether they take several. */
const filterOf = {
  gender: { filter: 'gender', many: false },
  employmentType: { filter: 'employmentType', many: true },
  grade: { filter: 'gradeCode', many: true },
  post: { filter: 'postId', many: false },
} as const;

/** What figures are narrowed to, as filters of the roster. It cannot filter by bands: they are left out. */
export function rosterValues(
  values: ReadonlyMap<string, readonly string[]>,
): readonly (readonly [string, string])[] {
  return Object.entries(filterOf).flatMap(([dimension, { filter, many }]) => {
    const asked = values.get(dimension) ?? [];
    return many || asked.length === 1 ? asked.map((value) => [filter, value] as const) : [];
  });
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
