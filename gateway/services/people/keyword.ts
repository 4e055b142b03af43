import { type Expression, type SqlBool, sql } from 'kysely';
import { isFoundBy, startsWith } from '#gateway/kernel/people/found-by.ts';
import type { Reach } from '#gateway/kernel/people/reach.ts';
import { phoneSearch } from './field-rights.ts';

/** Digits of a phone that everybody with a masked phone sees, and that an index finds. */
const TAIL = 4;

/**
 * The condition on an employment (`e`) that a keyword finds the person: by name or number as `isFoundBy` says; digits find a
 * staff number from its end, and a phone number from its end as far as it may be seen.
 */
export function matchesKeyword(reach: Reach, keyword: string): Expression<SqlBool> {
  const word = keyword.trim();
  return /^\d+$/.test(word) ? matchesNumber(reach, word) : isFoundBy(reach.tenantId, word);
}

function matchesNumber(reach: Reach, digits: string): Expression<SqlBool> {
  const { tenantId } = reach;
  const reversed = [...digits].toReversed().join('');
  const numbered = sql`select f.id from employment f
    where f.tenant_id = ${tenantId} and ${startsWith(sql.ref('f.staff_no_reversed'), reversed)}`;
  const search = phoneSearch(reach);
  const mayAsk =
    search === 'whole' ? digits.length >= TAIL : search === 'tail' && digits.length === TAIL;
  if (!mayAsk) return sql<boolean>`e.id in (${numbered})`;
  return sql<boolean>`e.id in (${numbered} union
    select f.id from person p
    join employment f on f.tenant_id = p.tenant_id and f.person_id = p.id
    where p.tenant_id = ${tenantId} and p.phone_tail = ${digits.slice(-TAIL)}
      and p.phone like ${`%${digits}`})`;
}

/** A text as a pattern of `like` that finds just it; `%` goes around it where more may stand. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, (character) => `\\${character}`);
}
