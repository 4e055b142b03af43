/** Rows that may be of a person who withdrew the consent by a link, which leads to one of them only. */
import { type RawBuilder, sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays, dayOf } from '#gateway/kernel/people/calendar.ts';
import type { CompanyRows } from '../times/panel.ts';
import { keptUntilOf, oneself } from './kept-until.ts';

/** Days that the removal waits for somebody to look at the other row. */
export const twinDays = 15;

/** Whether another candidate, not known to be somebody else, shares a phone, mail or document with `c`, and is kept on. */
function openTwin(today: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from candidate m
    where m.tenant_id = c.tenant_id and m.id <> c.id and m.removed_at is null
      and (m.phone_key = c.phone_key or m.email_key = c.email_key or m.document_key = c.document_key)
      and ${keptUntilOf('m')} >= ${today}::date
      and not exists (select from candidate_apart x where x.tenant_id = c.tenant_id
        and x.first_id = least(c.id, m.id) and x.second_id = greatest(c.id, m.id)))`;
}

/** Whether the removal of `c` after a withdrawal by a link waits for a look at another row. */
export function waitsForTwin(now: Date): RawBuilder<boolean> {
  const today = dayOf(now);
  return sql<boolean>`(exists (select from candidate_consent k where k.tenant_id = c.tenant_id
      and k.candidate_id in ${oneself} and k.kind = 'withdrawn' and k.account_id is null
      and k.given_on > ${addDays(today, -twinDays)}::date) and ${openTwin(today)})`;
}

/** Whether there is an open row that may be of the same person. */
export async function hasOpenTwin(
  { database, tenantId, now }: CompanyRows & Pick<CallContext, 'now'>,
  id: string,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select ${openTwin(dayOf(now()))} as found
    from candidate c where c.tenant_id = ${tenantId} and c.id = ${id}`.execute(database);
  return rows[0]?.found ?? false;
}
