import { type Expression, type SqlBool, sql } from 'kysely';

/** What a keyword may look at besides names and staff numbers. */
export interface KeywordRights {
  /** `whole`: any part of the phone; `tail`: its last four digits, as a masked phone shows; `none`. */
  readonly phone: 'whole' | 'tail' | 'none';
}

/**
 * The condition on a person (`p`) and an employment (`e`) that a keyword finds them: part of a name in
 * Chinese characters, the start of a name, of its pinyin or of its initials otherwise, a staff number
 * from its start or its digits from their end, the end of a phone number.
 */
export function matchesKeyword(keyword: string, rights: KeywordRights): Expression<SqlBool> {
  const word = keyword.trim().toLowerCase();
  if (/^\d+$/.test(word)) return matchesNumber(word, rights);
  const pattern = /\p{Script=Han}/u.test(word)
    ? `%${escapeLike(word)}%`
    : `%\n${escapeLike(word.replaceAll("'", ''))}%`;
  return sql<boolean>`(p.search_key like ${pattern}
    or e.staff_no like ${`${escapeLike(keyword.trim().toUpperCase())}%`})`;
}

function matchesNumber(digits: string, { phone }: KeywordRights): Expression<SqlBool> {
  const conditions: Expression<SqlBool>[] = [sql<boolean>`e.staff_no like ${`%${digits}`}`];
  const whole = phone === 'whole' && digits.length >= 4;
  const tail = phone === 'tail' && digits.length === 4;
  if (whole || tail) conditions.push(sql<boolean>`p.phone like ${`%${digits}`}`);
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, (character) => `\\${character}`);
}
