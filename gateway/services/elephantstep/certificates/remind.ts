import { sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { atWorkOn } from '#gateway/kernel/people/reached-people.ts';
import { tellHolders } from './tell-holder.ts';

/** Days before the end at which a holder gets a message; -1 is the day after it. */
const reminders = [60, 30, 7, -1] as const;
/** So long after the end the message comes too late and is not sent. */
const stale = -14;

interface Ending {
  readonly id: string;
  readonly employmentId: string;
  readonly kindName: string;
  readonly expiresOn: string;
  readonly due: number;
}

/** Tells holders that a certificate ends soon or has expired, each step once; returns how many messages went out. */
export async function remindHolders(
  context: Pick<CallContext, 'database' | 'tenantId' | 'now' | 'record'>,
): Promise<number> {
  const { database, tenantId, now } = context;
  const today = dayOf(now());
  const { rows } = await sql<Ending>`select * from (
      select c.id, c.employment_id as "employmentId", k.name as "kindName",
        c.expires_on as "expiresOn", c.reminded,
        (select min(step) from unnest(${[...reminders]}::int[]) step
          where c.expires_on - ${today}::date <= step) as due
      from training_certificate c
      join certificate_kind k on k.tenant_id = c.tenant_id and k.id = c.kind_id
      join employment e on e.tenant_id = c.tenant_id and e.id = c.employment_id
      where c.tenant_id = ${tenantId} and c.state = 'valid' and c.removed_at is null
        and c.expires_on - ${today}::date between ${stale}::int and ${reminders[0]}::int
        and ${atWorkOn(today)}
      for update of c) ending
    where reminded is null or due < reminded
    order by id`.execute(database);
  await tellHolders(
    context,
    rows.map(({ due, ...one }) => ({ ...one, event: due < 0 ? 'expired' : 'ending' })),
  );
  const reminded = JSON.stringify(rows.map(({ id, due }) => ({ id, due })));
  await sql`update training_certificate c set reminded = x.due
    from jsonb_to_recordset(${reminded}::jsonb) as x(id uuid, due integer)
    where c.tenant_id = ${tenantId} and c.id = x.id`.execute(database);
  for (const { id, due } of rows) context.record(`trainingCertificate:${id}`, { reminded: due });
  return rows.length;
}
