import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { tourshopJobs } from '#gateway/services/tourshop/jobs.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { runDemoJobs } from '#tests/support/demo-jobs.ts';
import { openPurchasing } from '#tests/support/purchasing.ts';
import { openSupplierLogin } from '#tests/support/supplier-logins.ts';
import { buy, companyOf, openDeparture, pointsOf, sumsOf } from './shop.ts';

const number = 'E90817263';

interface Trip {
  readonly departureId: string;
  readonly bookingId: string;
}

/** Names the supplier who runs a trip. */
async function handOver(demo: DemoGateway, id: string, partner: string | null): Promise<void> {
  const { version } = await demo.ask('hr', calls.tourProductGet, { id });
  const changes = { partner };
  await demo.ask('hr', calls.tourProductUpdate, { id, version, changes });
}

/** Names the supplier of one departure. */
async function giveTo(demo: DemoGateway, id: string, partner: string): Promise<void> {
  const { version } = await demo.ask('hr', calls.tourDepartureGet, { id });
  await demo.ask('hr', calls.tourDepartureUpdate, { id, version, changes: { partner } });
}

eachDemo('people of a supplier that runs trips', (current) => {
  test('T40: see who travels from 30 days before the departure until 7 days after, of their own trips alone', async () => {
    const demo = current();
    const buying = await openPurchasing(demo);
    const [own, other] = [await buying.qualified(), await buying.qualified()];
    const { loginName } = await openSupplierLogin(demo, own.id);
    const { loginName: stranger } = await openSupplierLogin(demo, other.id);
    const departures = new Map<number, string>();
    let product = '';
    for (const inDays of [30, 31]) {
      const { departureId, productId } = await openDeparture(demo, { seats: 4, inDays });
      departures.set(inDays, departureId);
      product = productId;
    }
    const child = await demo.ask('staff', calls.saveDependant, {
      name: 'A child of staff',
      relation: 'child',
      bornOn: `${Number(demo.today.slice(0, 4)) - 9}-01-15`,
      documentKind: 'passport',
      documentNumber: number,
      consent: true,
    });
    for (const departureId of departures.values())
      await buy(demo, departureId, [{ ...child, kind: 'child' }]);
    const [near = '', far = ''] = departures.values();
    const browser = await demo.browser(loginName);
    const code = async () => (await browser.call(calls.portalTrips, {})).code;
    expect(await code()).toBe('noPermission');
    await handOver(demo, product, own.id);
    await expect.poll(code).toBe('ok');

    const { rows } = await demo.ask(loginName, calls.portalTrips, { rows: 50 });
    const trip = (id: string) => rows.find(({ departureId }) => departureId === id);
    expect(trip(near)).toMatchObject({ persons: 2, toConfirm: 1, isShown: true });
    expect(trip(far)).toMatchObject({
      persons: 2,
      isShown: false,
      shownFrom: addDays(demo.today, 1),
    });
    const list = await browser.send(calls.portalTrips, { rows: 50 });
    expect(list.body).not.toContain('A child of staff');

    const look = async (departureId: string, login = loginName) => {
      const { code: said, answer } = await (await demo.browser(login)).call(calls.portalTrip, {
        departureId,
      });
      return { code: said, bookings: answer.result?.bookings ?? [] };
    };
    const seen = async (departureId: string) => (await look(departureId)).bookings[0]?.travellers;
    expect((await look(near)).bookings).toMatchObject([{ state: 'paid', persons: 2 }]);
    expect(await seen(near)).toMatchObject([
      { kind: 'adult', documentNumber: null },
      { name: 'A child of staff', kind: 'child', documentKind: 'passport', documentNumber: number },
    ]);
    expect((await look(far)).bookings).toMatchObject([{ persons: 2, phone: null }]);
    expect(await seen(far)).toBeNull();
    expect((await look(uuid7())).code).toBe('notFound');
    expect((await look(near, stranger)).code).toBe('noPermission');

    const when = (days: number) =>
      demo.gateway.asOwner((client) =>
        client.query(
          `update app.tour_departure set from_on = $2::date - 1, to_on = $2::date where id = $1`,
          [near, addDays(demo.today, days)],
        ),
      );
    await when(-7);
    expect(await seen(near)).toHaveLength(2);
    await when(-8);
    expect(await seen(near)).toBeNull();
    await when(31);

    // Each look is on record; nothing of what was seen is.
    const { rows: trail } = await demo.gateway.asOwner((client) =>
      client.query<{ line: string }>(
        `select to_jsonb(a)::text as line from app.audit_event a where a.call = $1`,
        [calls.portalTrip.name],
      ),
    );
    expect(trail.filter(({ line }) => line.includes(near))).toHaveLength(3);
    expect(trail.some(({ line }) => line.includes(number))).toBe(false);

    // Another supplier runs departures from then on; those that are there keep theirs until the desk changes it.
    await handOver(demo, product, other.id);
    const { departureId: later } = await openDeparture(demo, { seats: 4, inDays: 29, points: 1 });
    await buy(demo, later);
    await expect.poll(async () => (await look(later, stranger)).code).toBe('ok');
    expect((await look(near, stranger)).code).toBe('notFound');
    expect((await look(later)).code).toBe('notFound');
    expect(await seen(near)).toHaveLength(2);
    await handOver(demo, product, null);
    for (const departureId of departures.values()) await giveTo(demo, departureId, other.id);
    await expect.poll(async () => (await look(near, stranger)).code).toBe('ok');
    expect((await look(near)).code).toBe('notFound');
  });

  test('confirm a booking and refuse another one, once each, and the buyer hears of it', async () => {
    const demo = current();
    const buying = await openPurchasing(demo);
    const [own, other] = [await buying.qualified(), await buying.qualified()];
    const { loginName } = await openSupplierLogin(demo, own.id);
    const { loginName: stranger } = await openSupplierLogin(demo, other.id);
    const tenantId = await companyOf(demo);
    const made: string[] = [];
    let product = '';
    for (const inDays of [60, 61, 62]) {
      const { departureId, productId } = await openDeparture(demo, { seats: 2, inDays });
      product = productId;
      made.push(await buy(demo, departureId));
    }
    const [first = '', second = '', third = ''] = made;
    await handOver(demo, product, own.id);
    const browser = await demo.browser(loginName);
    const say = async (bookingId: string, reply: 'confirm' | 'refuse', words: string) =>
      (await browser.call(calls.portalAnswerTrip, { bookingId, reply, words })).code;
    await expect.poll(() => say(uuid7(), 'confirm', 'X')).toBe('notFound');
    const before = await pointsOf(demo);
    expect(await say(first, 'confirm', 'HX-77')).toBe('ok');
    expect(await say(first, 'refuse', 'Changed our mind')).toBe('notNow');
    expect(await say(second, 'refuse', 'The hotel is full')).toBe('ok');
    const foreign = await demo.browser(stranger);
    const request = { bookingId: third, reply: 'confirm' as const, words: 'X' };
    expect((await foreign.call(calls.portalAnswerTrip, request)).code).toBe('noPermission');
    // What its owner cancels meanwhile stays cancelled.
    expect(await say(third, 'confirm', 'HX-78')).toBe('ok');
    await demo.ask('staff', calls.cancelTour, { bookingId: third, fee: 0 });

    await runDemoJobs(demo, tenantId, tourshopJobs.slice(0, 1));
    const read = async (bookingId: string) =>
      (await demo.ask('staff', calls.tourBooking, { bookingId })).booking;
    expect(await read(first)).toMatchObject({ state: 'confirmed', supplierNumber: 'HX-77' });
    expect(await read(second)).toMatchObject({ state: 'refused', reason: 'The hotel is full' });
    expect(await read(third)).toMatchObject({ state: 'cancelled', supplierNumber: null });
    expect(await pointsOf(demo)).toBe(before + 200);
    expect(await say(first, 'confirm', 'HX-79')).toBe('notNow');
    const sums = (await sumsOf(demo, tenantId)) as Record<string, number>;
    expect(sums).toMatchObject({ lots: sums.balances, entries: sums.balances, wrongCounters: 0 });
    await handOver(demo, product, null);
  });

  test('reply no more once a trip has begun or is of another supplier, and one reply that fails keeps none waiting', async () => {
    const demo = current();
    const { gateway } = demo;
    const buying = await openPurchasing(demo);
    const [own, other] = [await buying.qualified(), await buying.qualified()];
    const { loginName } = await openSupplierLogin(demo, own.id);
    const tenantId = await companyOf(demo);
    const trips: Trip[] = [];
    for (const inDays of [70, 71, 72, 73]) {
      const { departureId } = await openDeparture(demo, { seats: 2, inDays, points: 1 });
      trips.push({ departureId, bookingId: await buy(demo, departureId) });
      await giveTo(demo, departureId, own.id);
    }
    const [failing, begun, given, fine] = trips as [Trip, Trip, Trip, Trip];
    const browser = await demo.browser(loginName);
    const say = async ({ bookingId }: Trip, reply: 'confirm' | 'refuse', words: string) =>
      (await browser.call(calls.portalAnswerTrip, { bookingId, reply, words })).code;
    await expect.poll(() => say(fine, 'confirm', 'X'.repeat(41))).toBe('badInput');
    expect(await say(failing, 'confirm', 'FAILS')).toBe('ok');
    expect(await say(begun, 'refuse', 'Too late')).toBe('ok');
    expect(await say(given, 'confirm', 'HX-80')).toBe('ok');
    expect(await say(fine, 'confirm', 'HX-81')).toBe('ok');
    const run = (text: string, values: readonly string[] = []) =>
      gateway.asOwner((client) => client.query(text, [...values]));
    const leave = (fromOn: string) =>
      run(`update app.tour_departure set from_on = $2::date, to_on = $2::date where id = $1`, [
        begun.departureId,
        fromOn,
      ]);
    await leave(addDays(demo.today, -1));
    await giveTo(demo, given.departureId, other.id);
    await run(
      `alter table app.tour_booking add constraint fails check (supplier_number <> 'FAILS')`,
    );
    const job = () => runDemoJobs(demo, tenantId, tourshopJobs.slice(0, 1));
    await expect(job()).rejects.toThrow();
    await run('alter table app.tour_booking drop constraint fails');
    const stateOf = async ({ bookingId }: Trip) =>
      (await demo.ask('staff', calls.tourBooking, { bookingId })).booking.state;
    expect(await Promise.all([failing, begun, given, fine].map(stateOf))).toEqual([
      'paid',
      'paid',
      'paid',
      'confirmed',
    ]);
    expect(await say(begun, 'refuse', 'Later still')).toBe('notNow');
    await leave(demo.today);
    expect(await say(begun, 'refuse', 'On the day')).toBe('ok');
    await job();
    expect(await Promise.all([failing, begun, given].map(stateOf))).toEqual([
      'confirmed',
      'refused',
      'paid',
    ]);
  });
});
