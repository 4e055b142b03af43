import { type RawBuilder, sql } from 'kysely';

/** Sorts after every text that begins with what is before it: the last character there is. */
const END = '\u{10ffff}';

/**
 * The condition on an employment (`e`) that its person is found by a keyword: any part of a name in Chinese characters, the
 * start of a name, of its pinyin or of its initials otherwise, or the start of the staff number. Ranges of two indexes are
 * asked, one after the other: a condition that joins both with `or` reads everybody.
 */
export function isFoundBy(tenantId: string, keyword: string): RawBuilder<boolean> {
  const typed = keyword.trim();
  const word = typed.toLowerCase();
  // No staff number is in Chinese characters.
  if (/\p{Script=Han}/u.test(word)) {
    return sql<boolean>`e.person_id in (select k.person_id from person_key k
      where k.tenant_id = ${tenantId} and ${startsWith(sql.ref('k.key'), word)})`;
  }
  return sql<boolean>`e.id in (
    select f.id from person_key k
    join employment f on f.tenant_id = k.tenant_id and f.person_id = k.person_id
    where k.tenant_id = ${tenantId} and ${startsWith(sql.ref('k.key'), word.replaceAll("'", ''))}
    union
    select f.id from employment f
    where f.tenant_id = ${tenantId} and ${startsWith(sql.ref('f.staff_no'), typed.toUpperCase())})`;
}

/** The condition that a text column, sorted by its bytes, begins with some characters; an index of the column serves it. */
export function startsWith(column: RawBuilder<unknown>, start: string): RawBuilder<boolean> {
  return sql<boolean>`(${column} >= ${start} and ${column} < ${start + END})`;
}
