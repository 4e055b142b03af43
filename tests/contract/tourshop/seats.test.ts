import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { confirmBooking } from '#gateway/services/tourshop/bookings/confirm.ts';
import { buySeats } from '#gateway/services/tourshop/bookings/hold.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import { newBuyers } from './buyers.ts';
import { asEmployee, companyOf, openDeparture, pressKey, runIn, sumsOf } from './shop.ts';

const quarter = 15 * 60_000;

eachDemo('seats', (current) => {
  test('T1, T2: 500 buyers who each press twice get exactly the 20 seats there are', async () => {
    const demo = current();
    const tenantId = await companyOf(demo);
    const { departureId } = await openDeparture(demo, { seats: 20, inDays: 200, points: 250 });
    const people = await newBuyers(demo, tenantId, 500);
    expect(people).toHaveLength(500);
    const run = runIn(demo, tenantId);
    const press = async (employmentId: string) => {
      const buyer = { employmentId, requestKey: `${employmentId}:once` };
      const request = {
        departureId,
        requestKey: 'once-and-again',
        travellers: [{ kind: 'adult' as const }],
      };
      try {
        const { bookingId } = await buySeats(run, tenantId, buyer, request);
        await asEmployee(demo, tenantId, employmentId, (context) =>
          confirmBooking(context, { bookingId }),
        );
        return bookingId;
      } catch (error) {
        if (error instanceof RefusedError) return error.codeName;
        throw error;
      }
    };
    const results = await Promise.all([...people, ...people].map(press));
    const refused = results.filter((one) => one === 'tourshop.soldOut');
    const booked = results.filter((one) => !one.includes('.'));
    expect(new Set(booked).size).toBe(20);
    expect(booked).toHaveLength(40);
    expect(refused).toHaveLength(results.length - 40);
    const { departures } = await demo.ask('hr', calls.tourDepartures, {
      from: demo.today,
      to: '2100-01-01',
    });
    const grid = departures.find((one) => one.departureId === departureId);
    expect(grid).toMatchObject({ seats: 20, sold: 20, held: 0, left: 0 });
    const sums = (await sumsOf(demo, tenantId)) as Record<string, number>;
    expect(sums).toMatchObject({ lots: sums.balances, entries: sums.balances, wrongCounters: 0 });
  });

  test('T4: gateways beside one another, each with a lane of its own, sell no seat twice', async () => {
    const demo = current();
    const tenantId = await companyOf(demo);
    const { departureId } = await openDeparture(demo, { seats: 7, inDays: 204, points: 10 });
    const people = await newBuyers(demo, tenantId, 40);
    const run = runIn(demo, tenantId);
    const results = await Promise.allSettled(
      people.map((employmentId, at) => {
        const buyer = { employmentId, requestKey: `${employmentId}:gateways` };
        const travellers = [{ kind: 'adult' as const }];
        const request = { departureId, requestKey: 'gateways', travellers };
        // What names the lane is the gateway's own.
        return buySeats(run, `gateway-${at % 4}`, buyer, request);
      }),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    const refused = results.flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as RefusedError).codeName] : [],
    );
    expect(new Set(refused)).toEqual(new Set(['tourshop.soldOut']));
    const sums = (await sumsOf(demo, tenantId)) as Record<string, number>;
    expect(sums).toMatchObject({ lots: sums.balances, entries: sums.balances, wrongCounters: 0 });
  });

  test('T5, T6: a party that does not fit holds nothing; an infant without a seat takes none', async () => {
    const demo = current();
    const { departureId } = await openDeparture(demo, { seats: 2, inDays: 201 });
    const add = (name: string, bornOn: string) =>
      demo.ask('staff', calls.saveDependant, { name, relation: 'child', bornOn, consent: true });
    const child = await add('Child of a test', `${Number(demo.today.slice(0, 4)) - 7}-01-15`);
    const other = await add('Other child', `${Number(demo.today.slice(0, 4)) - 5}-01-15`);
    const infant = await add('Infant', demo.today);
    const browser = await demo.browser('staff');
    const hold = (travellers: { dependantId?: string; kind: 'adult' | 'child' | 'infant' }[]) =>
      browser.call(calls.holdTour, { departureId, requestKey: pressKey(), travellers });
    const three = await hold([
      { kind: 'adult' },
      { ...child, kind: 'child' },
      { ...other, kind: 'child' },
    ]);
    expect(three.code).toBe('tourshop.soldOut');
    const alone = await hold([{ ...child, kind: 'child' }]);
    expect(alone.code).toBe('tourshop.adultNeeded');
    const wrong = await hold([{ kind: 'adult' }, { ...child, kind: 'infant' }]);
    expect(wrong.code).toBe('tourshop.ageMismatch');
    const fits = await hold([
      { kind: 'adult' },
      { ...child, kind: 'child' },
      { ...infant, kind: 'infant' },
    ]);
    expect(fits.code).toBe('ok');
    const { departures } = await demo.ask('hr', calls.tourDepartures, { to: '2100-01-01' });
    expect(departures.find((one) => one.departureId === departureId)).toMatchObject({
      held: 2,
      left: 0,
    });
  });

  test('T7: seats are free again when their time is over, without any job', async () => {
    const demo = current();
    const { departureId } = await openDeparture(demo, { seats: 1, inDays: 202 });
    const hold = async (account: string) => {
      const browser = await demo.browser(account);
      const request = {
        departureId,
        requestKey: pressKey(),
        travellers: [{ kind: 'adult' as const }],
      };
      return browser.call(calls.holdTour, request);
    };
    const first = await hold('staff');
    expect(first.code).toBe('ok');
    const bookingId = first.answer.result?.bookingId ?? '';
    expect((await hold('staff')).code).toBe('tourshop.soldOut');
    demo.gateway.clock.advance(quarter - 5_000);
    expect((await hold('manager')).code).toBe('tourshop.soldOut');
    demo.gateway.clock.advance(6_000);
    expect((await hold('manager')).code).toBe('ok');
    const late = await (await demo.browser('staff')).call(calls.confirmTour, { bookingId });
    expect(late.code).toBe('tourshop.holdOver');
    const { booking } = await demo.ask('staff', calls.tourBooking, { bookingId });
    expect(booking.state).toBe('lapsed');
  });

  test('T9: seats do not go below those that are taken, and one that is kept back is not sold', async () => {
    const demo = current();
    const { departureId } = await openDeparture(demo, { seats: 3, inDays: 203 });
    const travellers = [{ kind: 'adult' as const }];
    await demo.ask('staff', calls.holdTour, { departureId, requestKey: pressKey(), travellers });
    const browser = await demo.browser('hr');
    const set = async (seats: number, blocked: number) => {
      const { departures } = await demo.ask('hr', calls.tourDepartures, { to: '2100-01-01' });
      const version = departures.find((one) => one.departureId === departureId)?.version ?? 0;
      return browser.call(calls.setTourSeats, { departureId, version, seats, blocked });
    };
    expect((await set(1, 1)).code).toBe('tourshop.seatsTaken');
    expect((await set(2, 1)).code).toBe('ok');
    const manager = await demo.browser('manager');
    const second = { departureId, requestKey: pressKey(), travellers };
    expect((await manager.call(calls.holdTour, second)).code).toBe('tourshop.soldOut');
    expect((await set(2, 0)).code).toBe('ok');
    expect((await manager.call(calls.holdTour, second)).code).toBe('ok');
  });
});
