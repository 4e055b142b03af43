/** Certificates in force, or that ran out and were not renewed. */
import { type RawBuilder, sql } from 'kysely';
import type { myCertificates } from '#bridge/calls/elephantstep/certificates.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { ownEmployment } from '#gateway/kernel/people/own-employment.ts';

type Held = ResultOf<typeof myCertificates>[number];

/** How a certificate (`c`) of a kind (`k`) is on a day; where they have other names, with its last day and days of renewal. */
export function termOn(
  today: string,
  lastDay = sql`c.expires_on`,
  renewDays = sql`k.renew_days`,
): RawBuilder<Held['term']> {
  return sql<Held['term']>`case when ${lastDay} is null then 'permanent'
    when ${lastDay} < ${today}::date then 'expired'
    when ${lastDay} <= ${today}::date + ${renewDays} then 'expiring' else 'valid' end`;
}

/** The certificates of the caller. */
export async function readMyCertificates(
  context: CallContext,
): Promise<ResultOf<typeof myCertificates>> {
  return readHeld(context, ownEmployment(context));
}

/** The certificates of one employment, those that end first before the others. */
export async function readHeld(
  { database, tenantId, now }: CallContext,
  employmentId: string,
): Promise<Held[]> {
  const today = dayOf(now());
  const { rows } = await sql<Held>`select c.id, k.name as "kindName", c.number,
      c.issued_on as "issuedOn", c.expires_on as "expiresOn", ${termOn(today)} as term,
      c.expires_on - ${today}::date as "daysLeft",
      greatest(0, least(100, (c.expires_on - ${today}::date + 1) * 100
        / (c.expires_on - c.issued_on + 1))) as share,
      array(select t.name from training_course t where t.tenant_id = c.tenant_id
        and t.certificate_kind_id = k.id and t.state = 'open' and t.removed_at is null
        order by t.name) as "renewedBy"
    from training_certificate c
    join certificate_kind k on k.tenant_id = c.tenant_id and k.id = c.kind_id
    where c.tenant_id = ${tenantId} and c.employment_id = ${employmentId}
      and c.state = 'valid' and c.removed_at is null
    order by c.expires_on nulls last, k.name, c.id limit 200`.execute(database);
  return rows;
}

/** The courses whose certificate a person has and can renew by now. */
export function coursesOfEnding(
  { tenantId }: Pick<CallContext, 'tenantId'>,
  employmentId: string,
  today: string,
): RawBuilder<unknown> {
  return sql`select t.id from training_certificate c
    join certificate_kind k on k.tenant_id = c.tenant_id and k.id = c.kind_id
    join training_course t on t.tenant_id = k.tenant_id and t.certificate_kind_id = k.id
    where c.tenant_id = ${tenantId} and c.employment_id = ${employmentId}
      and c.state = 'valid' and c.removed_at is null
      and c.expires_on <= ${today}::date + k.renew_days`;
}
