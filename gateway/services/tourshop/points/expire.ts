import { sql } from 'kysely';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import type { PointScope } from './wallet.ts';

/** Ends the lots whose last day is over, and those of people whose last day at work is over. A second time ends nothing. */
export async function expirePoints({ database, tenantId, now }: PointScope): Promise<number> {
  const moment = now();
  const today = dayOf(moment);
  const ended = sql`ended as (select l.id, l.employment_id, l.remaining
    from tour_lot l join employment e on e.tenant_id = l.tenant_id and e.id = l.employment_id
    where l.tenant_id = ${tenantId} and l.remaining > 0
      and (l.expires_on < ${today}::date or e.left_on < ${today}::date))`;
  await sql`with ${ended} select w.balance from tour_wallet w
    where w.tenant_id = ${tenantId}
      and w.employment_id in (select employment_id from ended)
    order by w.employment_id for update`.execute(database);
  const { rows } = await sql`with ${ended}, emptied as (
      update tour_lot l set remaining = 0 from ended e
      where l.tenant_id = ${tenantId} and l.id = e.id
    ), written as (
      insert into tour_entry
        (tenant_id, id, employment_id, lot_id, points, kind, reference, at)
      select ${tenantId}, gen_random_uuid(), employment_id, id, -remaining, 'expire',
        'expire:' || id || ':' || ${today}::text, ${moment}
      from ended
    ), sums as (select employment_id, sum(remaining)::int as points from ended group by employment_id)
    update tour_wallet w set balance = balance - s.points from sums s
    where w.tenant_id = ${tenantId} and w.employment_id = s.employment_id
    returning w.employment_id`.execute(database);
  return rows.length;
}

/** People whose balance, lots and entries do not come to the same; none, unless something went wrong. */
export async function wrongWallets({
  database,
  tenantId,
}: Pick<PointScope, 'database' | 'tenantId'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from tour_wallet w
    where w.tenant_id = ${tenantId} and (
      w.balance <> coalesce((select sum(l.remaining) from tour_lot l
        where l.tenant_id = w.tenant_id and l.employment_id = w.employment_id), 0)
      or w.balance <> coalesce((select sum(e.points) from tour_entry e
        where e.tenant_id = w.tenant_id and e.employment_id = w.employment_id), 0))`.execute(
    database,
  );
  return rows[0]?.count ?? 0;
}

/** Departures whose counter is not what their claims come to. */
export async function wrongDepartures({
  database,
  tenantId,
}: Pick<PointScope, 'database' | 'tenantId'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from tour_departure d
    where d.tenant_id = ${tenantId} and d.taken <> coalesce((select sum(c.persons)
      from tour_seat_claim c where c.tenant_id = d.tenant_id and c.departure_id = d.id
        and c.state in ('held', 'sold')), 0)`.execute(database);
  return rows[0]?.count ?? 0;
}
