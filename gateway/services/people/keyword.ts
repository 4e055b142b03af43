import { type Expression, type SqlBool, sql } from 'kysely';
import type { Reach } from '#gateway/kernel/people/reach.ts';
import { phoneSearch } from './field-rights.ts';

/** Digits of a phone that everybody with a masked phone sees, and that an index finds. */
const TAIL = 4;

/**
 * The condition on an employment (`e`) that a keyword finds the person: part of a name in Chinese
 * characters, the start of a name, of its pinyin or of its initials otherwise, a staff number from its
 * start or its digits from their end, the end of a phone number as far as it may be seen. Persons are
 * found first and on their own: a condition over both tables would join all of them.
 */
export function matchesKeyword(reach: Reach, keyword: string): Expression<SqlBool> {
  const word = keyword.trim().toLowerCase();
  if (/^\d+$/.test(word)) return matchesNumber(reach, word);
  const isHan = /\p{Script=Han}/u.test(word);
  const pattern = isHan ? `%${escapeLike(word)}%` : `%\n${escapeLike(word.replaceAll("'", ''))}%`;
  const named = sql<boolean>`e.person_id in (select p.id from person p
    where p.tenant_id = ${reach.tenantId} and p.search_key like ${pattern})`;
  const numbered = sql<boolean>`e.staff_no like ${`${escapeLike(keyword.trim().toUpperCase())}%`}`;
  return sql<boolean>`(${named} or ${numbered})`;
}

function matchesNumber(reach: Reach, digits: string): Expression<SqlBool> {
  const numbered = sql<boolean>`e.staff_no like ${`%${digits}`}`;
  const search = phoneSearch(reach);
  const mayAsk =
    search === 'whole' ? digits.length >= TAIL : search === 'tail' && digits.length === TAIL;
  if (!mayAsk) return numbered;
  return sql<boolean>`(${numbered} or e.person_id in (select p.id from person p
    where p.tenant_id = ${reach.tenantId} and p.phone_tail = ${digits.slice(-TAIL)}
      and p.phone like ${`%${digits}`}))`;
}

/** A text as a pattern of `like` that finds just it; `%` goes around it where more may stand. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, (character) => `\\${character}`);
}
