import { type RawBuilder, sql } from 'kysely';

/** The row of a thing that counts on a day; `alias` names a table of dated rows. */
export function onDay(alias: 'j' | 'o' | 'a' | 'u', day: string): RawBuilder<boolean> {
  const from = sql.ref(`${alias}.from_on`);
  const to = sql.ref(`${alias}.to_on`);
  return sql<boolean>`(${from} <= ${day}::date and (${to} is null or ${to} >= ${day}::date))`;
}

/**
 * The job row (`j`) that a roster shows of an employment (`e`): the one of the day, and of somebody
 * who has not joined yet the first one.
 */
export function jobOnDay(day: string): RawBuilder<boolean> {
  const read = sql`greatest(${day}::date, e.joined_on)`;
  return sql<boolean>`(j.from_on <= ${read} and (j.to_on is null or j.to_on >= ${read}))`;
}

/** The row of the day (`o`) of the organisation in which a job (`j`) or a position (`g`) is. */
export function organOnDay(alias: 'j' | 'g', day: string): RawBuilder<boolean> {
  const tenant = sql.ref(`${alias}.tenant_id`);
  const organ = sql.ref(`${alias}.organ_id`);
  return sql<boolean>`(o.tenant_id = ${tenant} and o.organ_id = ${organ} and ${onDay('o', day)})`;
}

/** A path lies at or below another; compares as text, so that an index by path can serve it. */
export function pathWithin(alias: 'o', path: string): RawBuilder<boolean> {
  const column = sql.ref(`${alias}.path`);
  // '0' follows '/', so everything that starts with the path lies before it.
  return sql<boolean>`(${column} >= ${path} and ${column} < ${`${path.slice(0, -1)}0`})`;
}
