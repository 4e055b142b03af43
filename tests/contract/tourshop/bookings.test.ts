import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import { asEmployee, buy, companyOf, openDeparture, pointsOf, pressKey } from './shop.ts';

eachDemo('bookings of the tour shop', (current) => {
  test('a booking is held, paid, confirmed by the supplier and cancelled at the fee that was shown', async () => {
    const demo = current();
    const { departureId, productId } = await openDeparture(demo, { seats: 9, inDays: 40 });
    const before = await pointsOf(demo);
    const bookingId = await buy(demo, departureId);
    expect(await pointsOf(demo)).toBe(before - 100);
    const again = await demo.ask('staff', calls.confirmTour, { bookingId });
    expect(again.balance).toBe(before - 100);
    const trip = await demo.ask('staff', calls.tourTrip, { productId });
    expect(trip.departures.some((one) => one.departureId === departureId)).toBe(true);
    await demo.ask('hr', calls.answerTourBooking, { bookingId, answer: 'confirm', number: 'S-1' });
    const { booking, cancel, steps } = await demo.ask('staff', calls.tourBooking, { bookingId });
    expect(booking).toMatchObject({ state: 'confirmed', supplierNumber: 'S-1' });
    expect(steps.find(({ state }) => state === 'now')?.step).toBe('confirmed');
    expect(cancel).toMatchObject({ daysBefore: 40, percent: 0, fee: 0, refund: 100 });
    const browser = await demo.browser('staff');
    const wrong = await browser.call(calls.cancelTour, { bookingId, fee: 5 });
    expect(wrong.code).toBe('tourshop.feeChanged');
    const done = await demo.ask('staff', calls.cancelTour, { bookingId, fee: 0 });
    expect(done).toEqual({ fee: 0, refunded: 100, balance: before });
    expect((await browser.call(calls.cancelTour, { bookingId, fee: 0 })).code).toBe('notNow');
  });

  test('T31, T35: the fee changes at the edge of its step, and is kept from the refund', async () => {
    const demo = current();
    const before = await pointsOf(demo);
    for (const { inDays, percent } of [
      { inDays: 8, percent: 0 },
      { inDays: 7, percent: 50 },
      { inDays: 3, percent: 60 },
      { inDays: 0, percent: 80 },
    ]) {
      const { departureId } = await openDeparture(demo, { seats: 5, inDays, points: 15 });
      const bookingId = await buy(demo, departureId);
      const { cancel } = await demo.ask('staff', calls.tourBooking, { bookingId });
      const fee = Math.round((15 * percent) / 100);
      expect(cancel).toMatchObject({ daysBefore: inDays, percent, fee, refund: 15 - fee });
      const { refunded } = await demo.ask('staff', calls.cancelTour, { bookingId, fee });
      expect(refunded).toBe(15 - fee);
    }
    // Half of 15 is 8: half up, once for each traveller.
    expect(await pointsOf(demo)).toBe(before - 8 - 9 - 12);
  });

  test('T32, T33: one of a party can leave, the last adult cannot', async () => {
    const demo = current();
    const child = await demo.ask('staff', calls.saveDependant, {
      name: 'Leaves early',
      relation: 'child',
      consent: true,
      bornOn: addDays(demo.today, -365 * 8),
    });
    const { departureId } = await openDeparture(demo, { seats: 5, inDays: 5, points: 100 });
    const bookingId = await buy(demo, departureId, [{ ...child, kind: 'child' }]);
    const { booking, cancel } = await demo.ask('staff', calls.tourBooking, { bookingId });
    const [adult, small] = booking.travellers;
    expect(cancel?.travellers.map(({ fee, possible }) => [fee, possible])).toEqual([
      [50, false],
      [25, true],
    ]);
    const browser = await demo.browser('staff');
    const travellerId = adult?.travellerId ?? '';
    const refused = await browser.call(calls.cancelTour, { bookingId, travellerId, fee: 50 });
    expect(refused.code).toBe('tourshop.adultNeeded');
    const dropped = await browser.call(calls.removeDependant, child);
    expect(dropped.code).toBe('tourshop.travellerUsed');
    const left = await demo.ask('staff', calls.cancelTour, {
      bookingId,
      travellerId: small?.travellerId ?? '',
      fee: 25,
    });
    expect(left.refunded).toBe(25);
    const { departures } = await demo.ask('hr', calls.tourDepartures, {});
    expect(departures.find((one) => one.departureId === departureId)?.sold).toBe(1);
    expect((await browser.call(calls.removeDependant, child)).code).toBe('ok');
  });

  test('T34: an organiser who cancels gives everything back, and something on top of a late one', async () => {
    const demo = current();
    for (const { inDays, more } of [
      { inDays: 9, more: 0 },
      { inDays: 6, more: 10 },
    ]) {
      const before = await pointsOf(demo);
      const { departureId } = await openDeparture(demo, { seats: 5, inDays });
      const bookingId = await buy(demo, departureId);
      const { departures } = await demo.ask('hr', calls.tourDepartures, {});
      const version = departures.find((one) => one.departureId === departureId)?.version ?? 0;
      const { refunded } = await demo.ask('hr', calls.runTourDeparture, {
        departureId,
        version,
        act: 'cancel',
        reason: 'A storm is near',
      });
      expect(refunded).toBe(100);
      expect(await pointsOf(demo)).toBe(before + more);
      const { booking } = await demo.ask('staff', calls.tourBooking, { bookingId });
      expect(booking).toMatchObject({ state: 'cancelled', reason: 'A storm is near', fee: 0 });
    }
  });

  test('a supplier who refuses gives everything back, once', async () => {
    const demo = current();
    const before = await pointsOf(demo);
    const { departureId } = await openDeparture(demo, { seats: 5, inDays: 2 });
    const bookingId = await buy(demo, departureId);
    const refuse = { bookingId, answer: 'refuse' as const, reason: 'No room is left' };
    expect((await demo.ask('hr', calls.answerTourBooking, refuse)).refunded).toBe(100);
    const browser = await demo.browser('hr');
    expect((await browser.call(calls.answerTourBooking, refuse)).code).toBe('notNow');
    expect(await pointsOf(demo)).toBe(before);
    const { booking } = await demo.ask('staff', calls.tourBooking, { bookingId });
    expect(booking.state).toBe('refused');
  });

  test('T39: bookings and family of others are not found, and no number of a document leaves', async () => {
    const demo = current();
    const { departureId } = await openDeparture(demo, { seats: 5, inDays: 44 });
    const bookingId = await buy(demo, departureId);
    const kin = { name: 'Own', relation: 'spouse' as const, bornOn: '1990-04-01', consent: true };
    const browser = await demo.browser('staff');
    const without = await browser.call(calls.saveDependant, { ...kin, consent: false });
    expect(without.code).toBe('tourshop.consentNeeded');
    const own = await demo.ask('staff', calls.saveDependant, {
      ...kin,
      documentKind: 'passport',
      documentNumber: 'E99887766',
    });
    const read = await demo.ask('staff', calls.myDependants, {});
    expect(JSON.stringify(read)).toContain('7766');
    expect(JSON.stringify(read)).not.toContain('E9988');
    expect(demo.gateway.logged.join('\n')).not.toContain('E99887766');
    const stranger = await demo.browser('manager');
    const tries = [
      await stranger.call(calls.tourBooking, { bookingId }),
      await stranger.call(calls.confirmTour, { bookingId }),
      await stranger.call(calls.cancelTour, { bookingId, fee: 0 }),
      await stranger.call(calls.saveDependant, { ...kin, ...own }),
      await stranger.call(calls.removeDependant, own),
      await stranger.call(calls.holdTour, {
        departureId,
        requestKey: pressKey(),
        travellers: [{ kind: 'adult' }, { ...own, kind: 'adult' }],
      }),
    ];
    expect(tries.map(({ code }) => code)).toEqual(tries.map(() => 'notFound'));
    const desk = await stranger.call(calls.tourBookings, {});
    expect(desk.code).toBe('noPermission');
  });

  test('nothing of another company is found, whatever ids are sent', async () => {
    const demo = current();
    await openDeparture(demo, { seats: 5, inDays: 47 });
    const maple = await companyOf(demo, 'maple');
    const foreign = await asEmployee(demo, maple, '', async ({ database }) => {
      const { rows } = await sql<Record<string, string>>`select
        (select id from tour_product limit 1) as product,
        (select id from tour_departure limit 1) as departure,
        (select id from tour_booking limit 1) as booking,
        (select id from tour_dependant limit 1) as dependant,
        (select id from tour_plan where state = 'open' limit 1) as plan,
        (select id from employment limit 1) as employment`.execute(database);
      return (name: string) => rows[0]?.[name] ?? '';
    });
    const [staff, hr] = [await demo.browser('staff'), await demo.browser('hr')];
    const bookingId = foreign('booking');
    const departureId = foreign('departure');
    const version = 1;
    const kin = { name: 'Own', relation: 'spouse' as const, bornOn: '1990-04-01', consent: true };
    const tries = [
      await staff.call(calls.tourTrip, { productId: foreign('product') }),
      await staff.call(calls.tourBooking, { bookingId }),
      await staff.call(calls.confirmTour, { bookingId }),
      await staff.call(calls.cancelTour, { bookingId, fee: 0 }),
      await staff.call(calls.saveDependant, { ...kin, dependantId: foreign('dependant') }),
      await staff.call(calls.removeDependant, { dependantId: foreign('dependant') }),
      await staff.call(calls.holdTour, {
        departureId,
        requestKey: pressKey(),
        travellers: [{ kind: 'adult' }],
      }),
      await hr.call(calls.setTourSeats, { departureId, version, seats: 50, blocked: 0 }),
      await hr.call(calls.runTourDeparture, { departureId, version, act: 'stop' }),
      await hr.call(calls.answerTourBooking, { bookingId, answer: 'confirm', number: 'S-1' }),
      await hr.call(calls.grantTourPoints, { planId: foreign('plan') }),
      await hr.call(calls.correctTourPoints, {
        employmentId: foreign('employment'),
        points: 5,
        reason: 'By mistake',
        requestKey: pressKey(),
      }),
    ];
    expect(tries.map(({ code }) => code)).toEqual(tries.map(() => 'notFound'));
    const listed = await demo.ask('hr', calls.tourBookings, { departureId });
    expect(listed.total).toBe(0);
  });

  test('T37: who is in probation does not book by a plan that leaves them out', async () => {
    const demo = current();
    const tenantId = await companyOf(demo);
    const { departureId } = await openDeparture(demo, { seats: 5, inDays: 48 });
    const set = (until: string | null) =>
      asEmployee(demo, tenantId, '', ({ database }) =>
        sql`update employment e set probation_ends_on = ${until}::date
          from membership m join account a on a.id = m.account_id
          where e.tenant_id = ${tenantId} and m.tenant_id = e.tenant_id and m.employment_id = e.id
            and a.login_name = 'staff'`.execute(database),
      );
    await set(addDays(demo.today, 3));
    expect((await demo.ask('staff', calls.tourMe, {})).bar).toBe('probation');
    const browser = await demo.browser('staff');
    const request = {
      departureId,
      requestKey: pressKey(),
      travellers: [{ kind: 'adult' as const }],
    };
    expect((await browser.call(calls.holdTour, request)).code).toBe('tourshop.mayNotBook');
    await set(null);
    expect((await browser.call(calls.holdTour, request)).code).toBe('ok');
  });

  test('T43: a trip is released once its texts are there in both languages', async () => {
    const demo = current();
    const { options } = await demo.ask('hr', calls.tourProductChoices, { field: 'feeTable' });
    const { id, version } = await demo.ask('hr', calls.tourProductCreate, {
      values: {
        code: 'NEW',
        name: '新线路',
        kind: 'domestic',
        supplier: 'Demo',
        place: '杭州',
        days: 1,
        nights: 0,
        scene: 'lake',
        feeTable: options[0]?.id ?? '',
        summary: '一天',
        itinerary: '西湖',
        summaryEn: 'A day',
      },
    });
    const checked = await demo.ask('hr', calls.tourProductMove, { id, version, move: 'check' });
    const browser = await demo.browser('hr');
    const release = (now: number) =>
      browser.call(calls.tourProductMove, { id, version: now, move: 'release' });
    const refused = await release(checked.version);
    expect(refused.code).toBe('badInput');
    expect(refused.answer.fields?.map(({ path }) => path).sort()).toEqual([
      expect.stringContaining('itineraryEn'),
      expect.stringContaining('nameEn'),
    ]);
    const changes = { nameEn: 'New trip', itineraryEn: 'West Lake' };
    const saved = await demo.ask('hr', calls.tourProductUpdate, {
      id,
      version: checked.version,
      changes,
    });
    expect((await release(saved.version)).code).toBe('ok');
    const { products } = await demo.ask('staff', calls.tourCatalogue, { search: 'new trip' });
    expect(products).toMatchObject([{ name: 'New trip', pointsFrom: null, departures: [] }]);
  });

  test('T36: without a plan no booking is made, and own bookings can still be read', async () => {
    const demo = current();
    const tenantId = await companyOf(demo);
    const { departureId } = await openDeparture(demo, { seats: 5, inDays: 45 });
    const bookingId = await buy(demo, departureId);
    const second = await openDeparture(demo, { seats: 5, inDays: 46 });
    const set = (state: string) =>
      asEmployee(demo, tenantId, '', ({ database }) =>
        sql`update tour_plan set state = ${state} where tenant_id = ${tenantId}
          and valid_from <= ${demo.today}::date and valid_to >= ${demo.today}::date`.execute(
          database,
        ),
      );
    await set('closed');
    expect(await demo.ask('staff', calls.tourMe, {})).toMatchObject({
      mayBook: false,
      bar: 'noPlan',
    });
    const browser = await demo.browser('staff');
    const refused = await browser.call(calls.holdTour, {
      departureId: second.departureId,
      requestKey: pressKey(),
      travellers: [{ kind: 'adult' }],
    });
    expect(refused.code).toBe('tourshop.mayNotBook');
    const { booking } = await demo.ask('staff', calls.tourBooking, { bookingId });
    expect(booking.state).toBe('paid');
    await set('open');
  });
});
