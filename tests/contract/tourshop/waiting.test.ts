import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { cancelBooking } from '#gateway/services/tourshop/bookings/cancel.ts';
import { confirmBooking } from '#gateway/services/tourshop/bookings/confirm.ts';
import { buySeats } from '#gateway/services/tourshop/bookings/hold.ts';
import { joinList, leaveList } from '#gateway/services/tourshop/waiting/list.ts';
import { runList } from '#gateway/services/tourshop/waiting/run-list.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { newBuyers } from './buyers.ts';
import { asEmployee, buy, companyOf, openDeparture, pressKey, runIn, sumsOf } from './shop.ts';

const adult = [{ kind: 'adult' as const }];
const hour = 3_600_000;

eachDemo('waiting lists of the tour shop', (current) => {
  const hold = async (demo: DemoGateway, employmentId: string, departureId: string) => {
    const tenantId = await companyOf(demo);
    const requestKey = pressKey();
    const request = { departureId, requestKey, travellers: adult };
    return buySeats(runIn(demo, tenantId), tenantId, { employmentId, requestKey }, request);
  };
  const join = async (demo: DemoGateway, employmentId: string, departureId: string) =>
    asEmployee(demo, await companyOf(demo), employmentId, (context) =>
      joinList(context, { departureId, travellers: adult }),
    );
  const pay = async (demo: DemoGateway, employmentId: string, bookingId: string) =>
    asEmployee(demo, await companyOf(demo), employmentId, (context) =>
      confirmBooking(context, { bookingId }),
    );
  const run = async (demo: DemoGateway, departureId: string) =>
    runIn(demo, await companyOf(demo))('write', (scope) => runList(scope, departureId));
  const list = async (demo: DemoGateway, departureId: string) =>
    (await demo.ask('hr', calls.tourWaits, { departureId })).waits;
  const seen = async (demo: DemoGateway, { productId, departureId }: Made) =>
    (await demo.ask('staff', calls.tourTrip, { productId })).departures.find(
      (one) => one.departureId === departureId,
    );
  type Made = Awaited<ReturnType<typeof openDeparture>>;
  const seats = async (demo: DemoGateway, departureId: string, many: number) => {
    const { version } = await demo.ask('hr', calls.tourDepartureGet, { id: departureId });
    return demo.ask('hr', calls.setTourSeats, { departureId, version, seats: many, blocked: 0 });
  };

  test('T10, T13, T14: a full departure is waited for in order, walk-ins go behind, and a place can be given up', async () => {
    const demo = current();
    const made = await openDeparture(demo, { seats: 1, inDays: 301 });
    const { departureId } = made;
    const tenantId = await companyOf(demo);
    const [buyer = '', second = '', walkIn = ''] = await newBuyers(demo, tenantId, 3);
    await expect(join(demo, second, departureId)).rejects.toThrow('tourshop.seatsLeft');
    const { bookingId } = await hold(demo, buyer, departureId);
    await pay(demo, buyer, bookingId);
    const first = await demo.ask('staff', calls.joinTourList, { departureId, travellers: adult });
    expect(first).toMatchObject({ place: 1, bookingId: null });
    const again = await demo.ask('staff', calls.joinTourList, { departureId, travellers: adult });
    expect(again).toEqual(first);
    expect(await join(demo, second, departureId)).toMatchObject({ place: 2 });
    expect(await seen(demo, made)).toMatchObject({
      soldOut: true,
      waiting: 2,
      listOpen: true,
      ownWait: { waitId: first.waitId, place: 1 },
    });
    const { waits } = await demo.ask('staff', calls.myTourBookings, {});
    expect(waits).toMatchObject([{ waitId: first.waitId, departureId, place: 1, persons: 1 }]);
    // More seats are offered before anybody else can have them.
    expect(await seats(demo, departureId, 2)).toMatchObject({ left: 0 });
    const { bookings } = await demo.ask('staff', calls.myTourBookings, {});
    const offered = bookings.find((one) => one.departureId === departureId);
    expect(offered?.state).toBe('held');
    const until = Date.parse(offered?.holdUntil ?? '') - demo.gateway.clock.now().getTime();
    expect(until / hour).toBeCloseTo(24, 1);
    const { rows } = await demo.ask('staff', calls.noticePage, {});
    expect(rows.some(({ title }) => /名额已为您保留|Seats are held for you/.test(title))).toBe(
      true,
    );
    await demo.ask('staff', calls.cancelTour, { bookingId: offered?.bookingId ?? '', fee: 0 });
    // What is given up goes to the next one, so that a walk-in finds nothing.
    await expect(hold(demo, walkIn, departureId)).rejects.toThrow('tourshop.soldOut');
    expect((await list(demo, departureId)).map(({ state }) => state)).toEqual([
      'passed',
      'offered',
    ]);
    const third = await join(demo, walkIn, departureId);
    expect(third.place).toBe(1);
    await asEmployee(demo, tenantId, walkIn, (context) =>
      leaveList(context, { waitId: third.waitId }),
    );
    await expect(
      asEmployee(demo, tenantId, walkIn, (context) => leaveList(context, { waitId: third.waitId })),
    ).rejects.toThrow('notNow');
    expect(await seen(demo, made)).toMatchObject({ waiting: 0, ownWait: null });
  });

  test('T11, T13: a party that does not fit keeps its place while one behind it gets the seat', async () => {
    const demo = current();
    const made = await openDeparture(demo, { seats: 3, inDays: 302, points: 10 });
    const { departureId } = made;
    const tenantId = await companyOf(demo);
    const [buyer = '', single = '', walkIn = ''] = await newBuyers(demo, tenantId, 3);
    const year = Number(demo.today.slice(0, 4));
    const kin = { relation: 'child' as const, consent: true };
    const child = async (name: string) => ({
      ...(await demo.ask('staff', calls.saveDependant, {
        ...kin,
        name,
        bornOn: `${year - 6}-01-15`,
      })),
      kind: 'child' as const,
    });
    const three = [...adult, await child('First who waits'), await child('Second who waits')];
    const { bookingId } = await hold(demo, buyer, departureId);
    await pay(demo, buyer, bookingId);
    const first = await demo.ask('staff', calls.joinTourList, { departureId, travellers: three });
    expect(first.place).toBe(1);
    // Two seats are free, and somebody waits: who walks in is put behind.
    await expect(hold(demo, walkIn, departureId)).rejects.toThrow('tourshop.waitFirst');
    // A full list whose parties do not fit does not keep free seats from being sold.
    const fill = (most: number | null) =>
      asEmployee(demo, tenantId, buyer, ({ database }) =>
        sql`update tour_departure set wait_most = ${most} where tenant_id = ${tenantId}
          and id = ${departureId}`.execute(database),
      );
    await fill(1);
    expect(await seen(demo, made)).toMatchObject({ listOpen: true, waiting: 1 });
    const next = await join(demo, single, departureId);
    expect(next).toMatchObject({ place: null });
    expect(next.bookingId).not.toBeNull();
    const [entry] = await list(demo, departureId);
    expect(entry).toMatchObject({ state: 'waiting', place: 1, persons: 3 });
    expect(entry?.skippedAt).not.toBeNull();
    // After a day of that the administrators hear of it, once.
    await asEmployee(demo, tenantId, buyer, ({ database }) =>
      sql`update tour_wait set skipped_at = skipped_at - interval '25 hours'
        where tenant_id = ${tenantId} and id = ${first.waitId}`.execute(database),
    );
    for (let round = 0; round < 2; round += 1) await run(demo, departureId);
    const { rows } = await demo.ask('hr', calls.noticePage, { rows: 50 });
    const told = rows.filter(({ title }) => /候补未能满足|does not fit/.test(title));
    expect(told).toHaveLength(1);
    await demo.ask('staff', calls.leaveTourList, { waitId: first.waitId });
    // What the company does not pay for is passed on, and not taken.
    await asEmployee(demo, tenantId, buyer, ({ database }) =>
      sql`update tour_booking set state = 'declined', ended_at = now()
        where tenant_id = ${tenantId} and id = ${next.bookingId}`.execute(database),
    );
    const states = (await list(demo, departureId)).map(({ state }) => state);
    expect(states.toSorted()).toEqual(['left', 'passed']);
  });

  test('T12: an offer that lapses goes to the next, who can pay it; shortly before the departure it is short', async () => {
    const demo = current();
    const { departureId } = await openDeparture(demo, { seats: 1, inDays: 2 });
    const tenantId = await companyOf(demo);
    const [buyer = '', late = '', prompt = ''] = await newBuyers(demo, tenantId, 3);
    const { bookingId } = await hold(demo, buyer, departureId);
    await pay(demo, buyer, bookingId);
    await join(demo, late, departureId);
    await join(demo, prompt, departureId);
    await asEmployee(demo, tenantId, buyer, (context) =>
      cancelBooking(context, { bookingId, fee: 60 }),
    );
    expect((await list(demo, departureId)).map(({ state }) => state)).toEqual([
      'waiting',
      'offered',
    ]);
    // It is over after two hours, not after a day.
    await asEmployee(demo, tenantId, late, async ({ database }) => {
      const { rows: held } = await sql<{ until: Date }>`update tour_booking
        set hold_until = hold_until - interval '2 hours 1 second'
        where tenant_id = ${tenantId} and departure_id = ${departureId} and employment_id = ${late}
        returning hold_until as until`.execute(database);
      expect(held[0]?.until.getTime()).toBeLessThanOrEqual(demo.gateway.clock.now().getTime());
      await sql`update tour_seat_claim set expires_at = expires_at - interval '2 hours 1 second'
        where tenant_id = ${tenantId} and departure_id = ${departureId} and state = 'held'`.execute(
        database,
      );
    });
    await run(demo, departureId);
    const [lapsed, offered] = await list(demo, departureId);
    expect([lapsed?.state, offered?.state]).toEqual(['lapsed', 'offered']);
    const { rows } = await asEmployee(demo, tenantId, prompt, ({ database }) =>
      sql<{ id: string }>`select id from tour_booking where tenant_id = ${tenantId}
        and departure_id = ${departureId} and employment_id = ${prompt}`.execute(database),
    );
    await pay(demo, prompt, rows[0]?.id ?? '');
    expect((await list(demo, departureId)).map(({ state }) => state)).toEqual(['lapsed', 'taken']);
    const sums = (await sumsOf(demo, tenantId)) as Record<string, number>;
    expect(sums).toMatchObject({ lots: sums.balances, entries: sums.balances, wrongCounters: 0 });
  });

  test('a list ends at its most parties and with its departure, and everybody in it hears of that', async () => {
    const demo = current();
    const made = await openDeparture(demo, { seats: 1, inDays: 303 });
    const { departureId } = made;
    const tenantId = await companyOf(demo);
    const [buyer = '', other = ''] = await newBuyers(demo, tenantId, 2);
    await hold(demo, buyer, departureId);
    const row = await demo.ask('hr', calls.tourDepartureGet, { id: departureId });
    await demo.ask('hr', calls.tourDepartureUpdate, {
      id: departureId,
      version: row.version,
      changes: { waitMost: 1 },
    });
    await demo.ask('staff', calls.joinTourList, { departureId, travellers: adult });
    await expect(join(demo, other, departureId)).rejects.toThrow('tourshop.listFull');
    expect(await seen(demo, made)).toMatchObject({ listOpen: false, waiting: 1 });
    await demo.ask('hr', calls.runTourDeparture, {
      departureId,
      version: row.version + 1,
      act: 'cancel',
      reason: 'Storm',
    });
    expect(await list(demo, departureId)).toMatchObject([{ state: 'closed', place: null }]);
    const { rows } = await demo.ask('staff', calls.noticePage, {});
    expect(rows.some(({ title }) => /候补已结束|waiting list is closed/.test(title))).toBe(true);
  });

  test('places of others are not left, and no list is read without the desk', async () => {
    const demo = current();
    const { departureId } = await openDeparture(demo, { seats: 1, inDays: 304 });
    const tenantId = await companyOf(demo);
    const [other = ''] = await newBuyers(demo, tenantId, 1);
    await buy(demo, departureId);
    const { waitId } = await join(demo, other, departureId);
    const browser = await demo.browser('staff');
    expect((await browser.call(calls.leaveTourList, { waitId })).code).toBe('notFound');
    expect((await browser.call(calls.tourWaits, { departureId })).code).toBe('noPermission');
  });
});
