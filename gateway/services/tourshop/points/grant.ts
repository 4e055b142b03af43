import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { correctTourPoints, grantTourPoints } from '#bridge/calls/tourshop/desk.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addMonths, dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { isIncluded } from './plans.ts';
import { givePoints, spendPoints, usablePoints } from './wallet.ts';

/** Months that points of a correction live. */
const correctionMonths = 12;

/** Gives the points of an open plan to everybody it includes who has none of it. A second time gives nothing. */
export async function grantByPlan(
  context: CallContext,
  { planId }: ParsedRequestOf<typeof grantTourPoints>,
): Promise<ResultOf<typeof grantTourPoints>> {
  const { database, tenantId, now } = context;
  const moment = now();
  const today = dayOf(moment);
  const { rows: plans } = await sql<{
    state: string;
    validFrom: string;
    validTo: string;
    lotLife: string;
  }>`select state, valid_from as "validFrom", valid_to as "validTo", lot_life as "lotLife"
    from tour_plan where tenant_id = ${tenantId} and id = ${planId} and removed_at is null
    for update`.execute(database);
  const [plan] = plans;
  if (plan === undefined) throw new RefusedError('notFound');
  if (plan.state !== 'open' || today < plan.validFrom || today > plan.validTo)
    throw new RefusedError('notNow');
  const expiresOn = plan.lotLife === 'endOfPlan' ? plan.validTo : addMonths(today, 12);
  const due = sql`due as (
    select e.id as employment_id, (select g.points from tour_plan_grade g
        where g.tenant_id = p.tenant_id and g.plan_id = p.id
          and e.joined_on + make_interval(months => g.months_from) <= ${today}::date
        order by g.months_from desc limit 1) as points
    from tour_plan p join employment e on e.tenant_id = p.tenant_id
    where p.tenant_id = ${tenantId} and p.id = ${planId} and ${isIncluded(today)}
      and not exists (select from tour_lot l where l.tenant_id = p.tenant_id
        and l.source = 'plan:' || p.id || ':' || e.id))`;
  // Wallets first and in one order, as every change of points locks them.
  await sql`with ${due} insert into tour_wallet (tenant_id, employment_id)
    select ${tenantId}, employment_id from due where points > 0 order by employment_id
    on conflict do nothing`.execute(database);
  await sql`with ${due} select w.balance from tour_wallet w
    join due on due.employment_id = w.employment_id
    where w.tenant_id = ${tenantId} order by w.employment_id for update of w`.execute(database);
  const { rows } = await sql<{ points: number }>`with ${due}, given as (
      insert into tour_lot
        (tenant_id, id, employment_id, plan_id, granted, remaining, expires_on, source)
      select ${tenantId}, gen_random_uuid(), employment_id, ${planId}, points, points,
        ${expiresOn}::date, 'plan:' || ${planId}::text || ':' || employment_id
      from due where points > 0
      on conflict (tenant_id, source) do nothing
      returning id, employment_id, granted, source
    ), written as (
      insert into tour_entry
        (tenant_id, id, employment_id, lot_id, points, kind, reference, at)
      select ${tenantId}, gen_random_uuid(), employment_id, id, granted, 'grant', source, ${moment}
      from given
    )
    update tour_wallet w set balance = balance + g.granted from given g
    where w.tenant_id = ${tenantId} and w.employment_id = g.employment_id
    returning g.granted as points`.execute(database);
  const points = rows.reduce((sum, row) => sum + row.points, 0);
  context.record(`tourPlan:${planId}`, { people: rows.length, points });
  return { people: rows.length, points };
}

/** Gives or takes points of one person, with a reason. @throws {RefusedError} `notFound`, `pointsShort`. */
export async function correctPoints(
  context: CallContext,
  request: ParsedRequestOf<typeof correctTourPoints>,
): Promise<ResultOf<typeof correctTourPoints>> {
  const { database, tenantId, accountId, now } = context;
  const { employmentId, points, reason } = request;
  const known = await database
    .selectFrom('employment as e')
    .where('e.tenant_id', '=', tenantId)
    .where('e.id', '=', employmentId)
    .select('e.id')
    .executeTakeFirst();
  if (known === undefined) throw new RefusedError('notFound');
  const reference = `correct:${accountId}:${request.requestKey}`;
  const cause = { employmentId, reference, bookingId: null, reason };
  if (points < 0) await spendPoints(context, cause, -points, 'correct');
  else {
    const expiresOn = addMonths(dayOf(now()), correctionMonths);
    await givePoints(context, cause, { points, expiresOn, planId: null }, 'correct');
  }
  context.record(`tourWallet:${employmentId}`, { points, reason });
  return { balance: await usablePoints(context, employmentId) };
}
