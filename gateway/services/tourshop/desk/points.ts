import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { tourPlans, tourWallets } from '#bridge/calls/tourshop/desk.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { isIncluded } from '../points/plans.ts';
import { inLocale } from '../shop/cards.ts';

type Plan = ResultOf<typeof tourPlans>['plans'][number];
type Wallet = ResultOf<typeof tourWallets>['rows'][number];

/** The plans, with how many of those they include have their points. */
export async function readPlans(context: CallContext): Promise<ResultOf<typeof tourPlans>> {
  const { database, tenantId, locale, now } = context;
  const today = dayOf(now());
  const { rows } = await sql<Plan & { nameEn: string | null }>`select p.id as "planId", p.name,
      p.name_en as "nameEn", extract(year from p.valid_from)::int as year, p.state, p.valid_to as "validTo",
      (select count(*)::int from employment e where e.tenant_id = p.tenant_id
        and ${isIncluded(today)}) as people,
      (select count(*)::int from tour_lot l where l.tenant_id = p.tenant_id
        and l.plan_id = p.id) as granted,
      (select coalesce(sum(l.granted), 0)::int from tour_lot l where l.tenant_id = p.tenant_id
        and l.plan_id = p.id) as "grantedPoints",
      (select coalesce(-sum(x.points), 0)::int from tour_entry x
        join tour_lot l on l.tenant_id = x.tenant_id and l.id = x.lot_id
        where x.tenant_id = p.tenant_id and l.plan_id = p.id
          and x.kind in ('spend', 'refund')) as "spentPoints"
    from tour_plan p where p.tenant_id = ${tenantId} and p.removed_at is null
    order by p.valid_from desc, p.id`.execute(database);
  return {
    plans: rows.map(({ nameEn, ...plan }) => ({
      ...plan,
      name: inLocale(locale, plan.name, nameEn),
    })),
  };
}

/** The points of people. */
export async function listWallets(
  context: CallContext,
  { page, rows: size, search }: ParsedRequestOf<typeof tourWallets>,
): Promise<ResultOf<typeof tourWallets>> {
  const { database, tenantId, now } = context;
  const today = dayOf(now());
  const like = `%${(search ?? '').toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const tables = sql`employment e
    join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
    where e.tenant_id = ${tenantId}
      and (e.left_on is null or e.left_on >= ${today}::date)
      and (lower(p.name) like ${like} or lower(e.staff_no) like ${like})`;
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total
    from ${tables}`.execute(database);
  const { rows } = await sql<Wallet>`select e.id as "employmentId", p.name as "personName",
      e.staff_no as "employeeNo",
      coalesce((select sum(l.remaining) from tour_lot l where l.tenant_id = e.tenant_id
        and l.employment_id = e.id and l.expires_on >= ${today}::date), 0)::int as balance,
      (select jsonb_build_object('on', l.expires_on, 'points', sum(l.remaining)) from tour_lot l
        where l.tenant_id = e.tenant_id and l.employment_id = e.id and l.remaining > 0
          and l.expires_on >= ${today}::date
        group by l.expires_on order by l.expires_on limit 1) as "nextExpiry"
    from ${tables} order by p.name_sort, e.id
    limit ${size} offset ${(page - 1) * size}`.execute(database);
  const total = counted[0]?.total ?? 0;
  return { rows, total, page, totalPage: Math.ceil(total / size) };
}
