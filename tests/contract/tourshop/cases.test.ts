import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { addDays, startOf } from '#gateway/kernel/people/calendar.ts';
import { cancelBooking } from '#gateway/services/tourshop/bookings/cancel.ts';
import { confirmBooking } from '#gateway/services/tourshop/bookings/confirm.ts';
import { buySeats, type Run } from '#gateway/services/tourshop/bookings/hold.ts';
import { expirePoints } from '#gateway/services/tourshop/points/expire.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { newBuyers } from './buyers.ts';
import { asEmployee, buy, companyOf, openDeparture, pressKey, runIn, sumsOf } from './shop.ts';

const adult = [{ kind: 'adult' as const }];

async function gridOf(demo: DemoGateway, departureId: string) {
  const { departures } = await demo.ask('hr', calls.tourDepartures, { to: '2100-01-01' });
  return departures.find((one) => one.departureId === departureId);
}

async function expectSums(demo: DemoGateway): Promise<void> {
  const sums = (await sumsOf(demo, await companyOf(demo))) as Record<string, number>;
  expect(sums).toMatchObject({ lots: sums.balances, entries: sums.balances, wrongCounters: 0 });
}

eachDemo('cases of the tour shop', (current) => {
  test('T3: what is killed half-way leaves nothing, is pressed again, and every sum is right', async () => {
    const demo = current();
    const tenantId = await companyOf(demo);
    const { departureId } = await openDeparture(demo, { seats: 8, inDays: 210, points: 10 });
    const people = await newBuyers(demo, tenantId, 30);
    const real = runIn(demo, tenantId);
    let writes = 0;
    // Every third write dies after its work and before it is kept.
    const dying: Run = (mode, body) =>
      real(mode, async (scope) => {
        const result = await body(scope);
        writes += mode === 'write' ? 1 : 0;
        if (mode === 'write' && writes % 3 === 0) throw new Error('killed');
        return result;
      });
    const request = { departureId, requestKey: 'kill', travellers: adult };
    const press = (run: Run) =>
      Promise.allSettled(
        people.map((employmentId) =>
          buySeats(run, tenantId, { employmentId, requestKey: `${employmentId}:kill` }, request),
        ),
      );
    await press(dying);
    await press(dying);
    const last = await press(real);
    const held = last.flatMap((one, at) =>
      one.status === 'fulfilled' ? [{ ...one.value, employmentId: people[at] ?? '' }] : [],
    );
    expect(held).toHaveLength(8);
    expect(await gridOf(demo, departureId)).toMatchObject({ held: 8, sold: 0, left: 0 });
    for (const { bookingId, employmentId } of held.slice(0, 3))
      await asEmployee(demo, tenantId, employmentId, (context) =>
        confirmBooking(context, { bookingId }),
      );
    await expectSums(demo);
    // Who never came back loses the hold.
    demo.gateway.clock.advance(16 * 60_000);
    expect(await gridOf(demo, departureId)).toMatchObject({ held: 0, sold: 3, left: 5 });
  });

  test('T5, T8: a party that does not fit holds nothing, and a hold is not made longer', async () => {
    const demo = current();
    const { departureId, productId } = await openDeparture(demo, { seats: 2, inDays: 211 });
    const year = Number(demo.today.slice(0, 4));
    const kin = { relation: 'child' as const, consent: true };
    const child = (name: string, age: number) =>
      demo.ask('staff', calls.saveDependant, { ...kin, name, bornOn: `${year - age}-01-15` });
    const [first, second] = [await child('One of a party', 6), await child('Two of a party', 8)];
    const browser = await demo.browser('staff');
    const hold = (more: { dependantId: string; kind: 'child' }[] = []) =>
      browser.call(calls.holdTour, {
        departureId,
        requestKey: pressKey(),
        travellers: [...adult, ...more],
      });
    const three = await hold([
      { ...first, kind: 'child' },
      { ...second, kind: 'child' },
    ]);
    expect(three.code).toBe('tourshop.soldOut');
    const { departures } = await demo.ask('staff', calls.tourTrip, { productId });
    const seen = departures.find((one) => one.departureId === departureId);
    expect(seen).toMatchObject({ left: 2, soldOut: false });
    expect(await gridOf(demo, departureId)).toMatchObject({ held: 0, left: 2 });
    const once = await hold();
    expect(once.code).toBe('ok');
    demo.gateway.clock.advance(10 * 60_000);
    expect((await hold()).code).toBe('tourshop.holdOpen');
    const bookingId = once.answer.result?.bookingId ?? '';
    const { booking } = await demo.ask('staff', calls.tourBooking, { bookingId });
    expect(booking.holdUntil).toBe(once.answer.result?.holdUntil);
    demo.gateway.clock.advance(6 * 60_000);
    const after = await hold();
    expect(after.code).toBe('ok');
    expect(after.answer.result?.bookingId).not.toBe(bookingId);
  });

  test('T18, T19: without the points nothing is held, and points for one pay one of two bookings', async () => {
    const demo = current();
    const tenantId = await companyOf(demo);
    const trips = [
      await openDeparture(demo, { seats: 5, inDays: 212, points: 250 }),
      await openDeparture(demo, { seats: 5, inDays: 213, points: 250 }),
    ];
    const [poor = ''] = await newBuyers(demo, tenantId, 1, 249);
    const [fit = ''] = await newBuyers(demo, tenantId, 1, 250);
    const hold = (employmentId: string, departureId: string) => {
      const request = { departureId, requestKey: pressKey(), travellers: adult };
      const buyer = { employmentId, requestKey: request.requestKey };
      return buySeats(runIn(demo, tenantId), tenantId, buyer, request);
    };
    await expect(hold(poor, trips[0]?.departureId ?? '')).rejects.toThrow('tourshop.pointsShort');
    expect(await gridOf(demo, trips[0]?.departureId ?? '')).toMatchObject({ held: 0, left: 5 });
    const held: string[] = [];
    for (const { departureId } of trips) held.push((await hold(fit, departureId)).bookingId);
    const paid = await Promise.allSettled(
      held.map((bookingId) =>
        asEmployee(demo, tenantId, fit, (context) => confirmBooking(context, { bookingId })),
      ),
    );
    expect(paid.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expectSums(demo);
  });

  test('T21: points of a leaver end with the last day, not before', async () => {
    const demo = current();
    const tenantId = await companyOf(demo);
    const [leaver = ''] = await newBuyers(demo, tenantId, 1, 300);
    const lastDay = addDays(demo.today, 2);
    const remaining = (today: string) =>
      asEmployee(demo, tenantId, leaver, async ({ database }) => {
        await sql`update employment set left_on = ${lastDay}::date
          where tenant_id = ${tenantId} and id = ${leaver}`.execute(database);
        await expirePoints({ database, tenantId, now: () => startOf(today) });
        const { rows } = await sql<{ balance: number }>`select balance from tour_wallet
          where tenant_id = ${tenantId} and employment_id = ${leaver}`.execute(database);
        return rows[0]?.balance;
      });
    expect(await remaining(lastDay)).toBe(300);
    expect(await remaining(addDays(lastDay, 1))).toBe(0);
    await expectSums(demo);
  });

  test('T22: 10,000 people get the points of a plan once, a joiner those of the grade', async () => {
    const demo = current();
    const tenantId = await companyOf(demo);
    await openDeparture(demo, { seats: 1, inDays: 214 });
    await newBuyers(demo, tenantId, 10_000, 0);
    const [joiner = ''] = await newBuyers(demo, tenantId, 1, 0, demo.today);
    const { id, version } = await demo.ask('hr', calls.tourPlanCreate, {
      values: {
        name: 'Many',
        nameEn: 'Many',
        validFrom: addDays(demo.today, -100),
        validTo: addDays(demo.today, 100),
        lotLife: 'endOfPlan',
        probation: true,
        serviceMonths: 0,
        familyAllowed: true,
      },
      lines: {
        grades: [
          { monthsFrom: 0, points: 500 },
          { monthsFrom: 1, points: 900 },
        ],
      },
    });
    await demo.ask('hr', calls.tourPlanMove, { id, version, move: 'open' });
    const given = await demo.ask('hr', calls.grantTourPoints, { planId: id });
    expect(given.people).toBeGreaterThan(10_000);
    const again = await demo.ask('hr', calls.grantTourPoints, { planId: id });
    expect(again).toEqual({ people: 0, points: 0 });
    const { rows } = await asEmployee(demo, tenantId, joiner, ({ database }) =>
      sql<{ granted: number }>`select granted from tour_lot where tenant_id = ${tenantId}
        and plan_id = ${id} and employment_id = ${joiner}`.execute(database),
    );
    expect(rows).toEqual([{ granted: 500 }]);
    await expectSums(demo);
  });

  test('T31: the fee changes at midnight of the company, whatever the zone of the browser', async () => {
    const demo = current();
    const tenantId = await companyOf(demo);
    const people = await newBuyers(demo, tenantId, 2, 100);
    const fees: number[] = [];
    for (const [at, seconds] of [-60, 60].entries()) {
      const inDays = 215 + at;
      const { departureId } = await openDeparture(demo, { seats: 5, inDays, points: 100 });
      const employmentId = people[at] ?? '';
      const request = { departureId, requestKey: pressKey(), travellers: adult };
      const buyer = { employmentId, requestKey: request.requestKey };
      const { bookingId } = await buySeats(runIn(demo, tenantId), tenantId, buyer, request);
      await asEmployee(demo, tenantId, employmentId, (context) =>
        confirmBooking(context, { bookingId }),
      );
      // One minute before the seventh day before departure begins, and one after.
      const edge = startOf(addDays(demo.today, inDays - 7)).getTime();
      const now = () => new Date(edge + seconds * 1000);
      const fee = seconds < 0 ? 0 : 50;
      const done = await asEmployee(demo, tenantId, employmentId, (context) =>
        cancelBooking({ ...context, now }, { bookingId, fee }),
      );
      fees.push(done.fee);
    }
    expect(fees).toEqual([0, 50]);
  });

  test('T32: one of three cancels: a fee for one, and the seat is free', async () => {
    const demo = current();
    const { departureId } = await openDeparture(demo, { seats: 3, inDays: 5, points: 100 });
    const year = Number(demo.today.slice(0, 4));
    const kin = { relation: 'child' as const, consent: true };
    const children = [];
    for (const name of ['First of three', 'Second of three'])
      children.push(
        await demo.ask('staff', calls.saveDependant, { ...kin, name, bornOn: `${year - 9}-01-15` }),
      );
    const travellers = children.map((one) => ({ ...one, kind: 'child' as const }));
    const bookingId = await buy(demo, departureId, travellers);
    expect(await gridOf(demo, departureId)).toMatchObject({ sold: 3, left: 0 });
    const { booking } = await demo.ask('staff', calls.tourBooking, { bookingId });
    const travellerId = booking.travellers.at(-1)?.travellerId ?? '';
    const left = await demo.ask('staff', calls.cancelTour, { bookingId, travellerId, fee: 25 });
    expect(left).toMatchObject({ fee: 25, refunded: 25 });
    expect(await gridOf(demo, departureId)).toMatchObject({ sold: 2, left: 1 });
  });
});
