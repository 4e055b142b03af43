import { type RawBuilder, sql } from 'kysely';

/** Sorts after every text that begins with what is before it: the last character there is. */
const END = '\u{10ffff}';

/**
 * The condition on an employment (`e`) that its person is found by a keyword: any part of a name in Chinese characters, the
 * start of a name, of its pinyin or of its initials otherwise, or the start of the staff number. Ranges of two indexes are
 * asked for the people, and then which of their employments it is: a condition that only joins both with `or` reads everybody.
 */
export function isFoundBy(tenantId: string, keyword: string): RawBuilder<boolean> {
  const typed = keyword.trim();
  const word = typed.toLowerCase();
  const named = sql`select k.person_id from person_key k
      where k.tenant_id = ${tenantId} and ${startsWith(sql.ref('k.key'), word.replaceAll("'", ''))}`;
  // No staff number is in Chinese characters.
  if (/\p{Script=Han}/u.test(word)) return sql<boolean>`e.person_id in (${named})`;
  const number = typed.toUpperCase();
  return sql<boolean>`(e.person_id in (${named} union select f.person_id from employment f
      where f.tenant_id = ${tenantId} and ${startsWith(sql.ref('f.staff_no'), number)})
    and (${startsWith(sql.ref('e.staff_no'), number)} or e.person_id in (${named})))`;
}

/** The condition that a text column, sorted by its bytes, begins with some characters; an index of the column serves it. */
export function startsWith(column: RawBuilder<unknown>, start: string): RawBuilder<boolean> {
  return sql<boolean>`(${column} >= ${start} and ${column} < ${start + END})`;
}
