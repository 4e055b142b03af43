import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { confirmBooking } from '#gateway/services/tourshop/bookings/confirm.ts';
import { buySeats } from '#gateway/services/tourshop/bookings/hold.ts';
import { expirePoints } from '#gateway/services/tourshop/points/expire.ts';
import { givePoints, refundPoints, spendPoints } from '#gateway/services/tourshop/points/wallet.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { asEmployee, companyOf, openDeparture, pressKey, runIn, sumsOf } from './shop.ts';

/** Somebody new at work, with lots of the given points that end after the given days. */
async function newcomer(
  { gateway, today }: DemoGateway,
  tenantId: string,
  lots: readonly (readonly [number, number])[],
): Promise<string> {
  const id = crypto.randomUUID();
  const person = crypto.randomUUID();
  await gateway.database.withTransaction(
    { tenantId, accountId: null },
    'write',
    async (database) => {
      await sql`insert into person (tenant_id, id, name, name_sort, search_key, gender)
      values (${tenantId}, ${person}, 'Purse', 'purse', 'purse', 'F')`.execute(database);
      await sql`insert into employment (tenant_id, id, person_id, staff_no, employment_type, joined_on)
      values (${tenantId}, ${id}, ${person}, ${id.slice(0, 12)}, 'full-time',
        ${addDays(today, -900)}::date)`.execute(database);
      const scope = { database, tenantId, now: gateway.clock.now };
      for (const [points, days] of lots) {
        const cause = { employmentId: id, reference: `test:${id}:${days}`, bookingId: null };
        const expiresOn = addDays(today, days);
        await givePoints(scope, cause, { points, expiresOn, planId: null });
      }
    },
  );
  return id;
}

async function lotsOf(demo: DemoGateway, tenantId: string, employmentId: string) {
  return asEmployee(demo, tenantId, employmentId, async ({ database }) => {
    const { rows } = await sql<{ remaining: number; on: string }>`select remaining, expires_on as on
      from tour_lot where tenant_id = ${tenantId} and employment_id = ${employmentId}
      order by expires_on, id`.execute(database);
    return rows;
  });
}

eachDemo('points of the tour shop', (current) => {
  test('T15, T16: points are spent from the lots that end first and go back to them', async () => {
    const demo = current();
    const tenantId = await companyOf(demo);
    const { departureId } = await openDeparture(demo, { seats: 5, inDays: 150, points: 250 });
    const person = await newcomer(demo, tenantId, [
      [200, 60],
      [100, 30],
    ]);
    const request = {
      departureId,
      requestKey: pressKey(),
      travellers: [{ kind: 'adult' as const }],
    };
    const buyer = { employmentId: person, requestKey: request.requestKey };
    const { bookingId } = await buySeats(runIn(demo, tenantId), tenantId, buyer, request);
    await asEmployee(demo, tenantId, person, (context) => confirmBooking(context, { bookingId }));
    const remaining = async () =>
      (await lotsOf(demo, tenantId, person)).map((lot) => lot.remaining);
    expect(await remaining()).toEqual([0, 50]);
    const giveBack = (reference: string, points: number) =>
      asEmployee(demo, tenantId, person, (context) =>
        refundPoints(context, { employmentId: person, reference, bookingId }, points),
      );
    // What is kept comes from the lot that ends first.
    await giveBack('test:part', 180);
    expect(await remaining()).toEqual([30, 200]);
    await giveBack('test:part', 180);
    expect(await remaining()).toEqual([30, 200]);
    await expect(giveBack('test:too-much', 71)).rejects.toThrow('More points');
  });

  test('T17, T20: points that ended come back for thirty days, and end once', async () => {
    const demo = current();
    const tenantId = await companyOf(demo);
    const { departureId } = await openDeparture(demo, { seats: 5, inDays: 151, points: 60 });
    const person = await newcomer(demo, tenantId, [[100, 3]]);
    const request = {
      departureId,
      requestKey: pressKey(),
      travellers: [{ kind: 'adult' as const }],
    };
    const buyer = { employmentId: person, requestKey: request.requestKey };
    const { bookingId } = await buySeats(runIn(demo, tenantId), tenantId, buyer, request);
    await asEmployee(demo, tenantId, person, (context) => confirmBooking(context, { bookingId }));
    const later = () => new Date(demo.gateway.clock.now().getTime() + 5 * 86_400_000);
    const expire = () =>
      asEmployee(demo, tenantId, person, ({ database }) =>
        expirePoints({ database, tenantId, now: later }),
      );
    expect(await expire()).toBeGreaterThan(0);
    expect(await expire()).toBe(0);
    expect((await lotsOf(demo, tenantId, person))[0]?.remaining).toBe(0);
    await asEmployee(demo, tenantId, person, ({ database }) =>
      refundPoints(
        { database, tenantId, now: later },
        { employmentId: person, reference: 'test:late', bookingId },
        60,
      ),
    );
    expect(await lotsOf(demo, tenantId, person)).toEqual([
      { remaining: 60, on: addDays(demo.today, 35) },
    ]);
  });

  test('T18, T19: with points for one, two who pay at once do not both', async () => {
    const demo = current();
    const tenantId = await companyOf(demo);
    const person = await newcomer(demo, tenantId, [[249, 90]]);
    const spend = (reference: string, points: number) =>
      asEmployee(demo, tenantId, person, (context) =>
        spendPoints(context, { employmentId: person, reference, bookingId: null }, points),
      );
    await expect(spend('test:more', 250)).rejects.toThrow('tourshop.pointsShort');
    const both = await Promise.allSettled([spend('test:one', 200), spend('test:two', 200)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await lotsOf(demo, tenantId, person))[0]?.remaining).toBe(49);
  });

  test('T22: a grant gives nothing twice, and a correction counts once', async () => {
    const demo = current();
    const { plans } = await demo.ask('hr', calls.tourPlans, {});
    const open = plans.find(({ state }) => state === 'open');
    await demo.ask('hr', calls.grantTourPoints, { planId: open?.planId ?? '' });
    const second = await demo.ask('hr', calls.grantTourPoints, { planId: open?.planId ?? '' });
    expect(second).toEqual({ people: 0, points: 0 });
    const { rows } = await demo.ask('hr', calls.tourWallets, {});
    const [wallet] = rows;
    const change = {
      employmentId: wallet?.employmentId ?? '',
      points: 30,
      reason: 'Won a quiz',
      requestKey: pressKey(),
    };
    const first = await demo.ask('hr', calls.correctTourPoints, change);
    const repeated = await demo.ask('hr', calls.correctTourPoints, change);
    expect([first.balance, repeated.balance]).toEqual([
      (wallet?.balance ?? 0) + 30,
      (wallet?.balance ?? 0) + 30,
    ]);
    const tenantId = await companyOf(demo);
    const sums = (await sumsOf(demo, tenantId)) as Record<string, number>;
    expect(sums).toMatchObject({ lots: sums.balances, entries: sums.balances, wrongCounters: 0 });
  });
});
