/** Until when data of candidates is kept, and what holds its removal. */
import { type RawBuilder, sql } from 'kysely';
import { privacyDays, usualMonths } from '#bridge/calls/recruit/consents.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays, dayOf } from '#gateway/kernel/people/calendar.ts';
import type { CompanyRows } from '../times/panel.ts';

/** What keeps the data of a candidate from being removed. */
export type Held = 'application' | 'offer' | null;

/** The last day on which the data of a candidate is kept, a row of the alias. */
export function keptUntilOf(alias: 'c' | 'm'): RawBuilder<string> {
  const [last, created, tenant] = ['keep_until', 'created_at', 'tenant_id'].map((column) =>
    sql.ref(`${alias}.${column}`),
  );
  return sql<string>`coalesce(${last}, ((${created} at time zone 'Asia/Shanghai')
    + make_interval(months => coalesce((select p.months from hiring_privacy p
      where p.tenant_id = ${tenant}), ${usualMonths}::int)))::date)`;
}

/** The last day on which the data of a candidate `c` is kept. */
export const keptUntil = keptUntilOf('c');

/** The candidate `c` with those who were merged into it, one into the other. */
export const oneself = sql`(with recursive joined as (select c.id
  union select m.id from candidate m join joined o on m.merged_into_id = o.id
    where m.tenant_id = c.tenant_id) select id from joined)`;

/** The order of consents `k`, the last first: by the day something was said, not by when it was noted. */
export const lastFirst = sql`k.given_on desc, k.at desc, k.id desc`;

/** The last day that follows from what the candidate `c` said last; null for nothing said. */
export const saidUntil = sql`(select coalesce(k.until, k.given_on - 1) from candidate_consent k
  where k.tenant_id = c.tenant_id and k.candidate_id in ${oneself} order by ${lastFirst} limit 1)`;

/** What holds the removal of a candidate `c`: the offer before the application. */
export const held: RawBuilder<Held> = sql<Held>`case
  when exists (select from offer o
    left join application a on a.tenant_id = o.tenant_id and a.id = o.application_id
    where o.tenant_id = c.tenant_id and o.candidate_id in ${oneself} and o.removed_at is null
      and o.state in ('approved', 'sent', 'accepted') and a.state = 'active') then 'offer'
  when exists (select from application a where a.tenant_id = c.tenant_id
    and a.candidate_id in ${oneself} and a.state = 'active') then 'application' end`;

/** Months a company keeps data of candidates. */
export async function readMonths({ database, tenantId }: CompanyRows): Promise<number> {
  const row = await database
    .selectFrom('hiring_privacy')
    .where('tenant_id', '=', tenantId)
    .select('months')
    .executeTakeFirst();
  return row?.months ?? usualMonths;
}

/** Candidates `c` whose data is removed within 30 days, those that are held among them. */
export async function endingSoon(context: CallContext): Promise<RawBuilder<boolean>> {
  const last = addDays(dayOf(context.now()), privacyDays);
  const months = await readMonths(context);
  // Months end on different days: the rough condition, which indexes are read by, lets a few days more through.
  return sql<boolean>`(c.tenant_id = ${context.tenantId} and c.removed_at is null and c.cleared_on is null
    and (c.keep_until <= ${last}::date or (c.keep_until is null
      and c.created_at < ${last}::date - make_interval(months => ${months}::int) + interval '5 days'))
    and ${keptUntil} <= ${last}::date)`;
}

/** Counts the candidates whose data is removed soon. */
export async function countEnding(context: CallContext): Promise<number> {
  const ending = await endingSoon(context);
  const { rows } = await sql<{
    total: number;
  }>`select count(*)::int as total from candidate c where ${ending}`.execute(context.database);
  return rows[0]?.total ?? 0;
}
