import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { stepOf } from '#bridge/calls/workflow/route.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { addDays, startOf } from '#gateway/kernel/people/calendar.ts';
import { endFunding } from '#gateway/services/tourshop/funding/end.ts';
import { lockDeparture } from '#gateway/services/tourshop/seats/claims.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { publishRoute } from '#tests/support/workflow/publish-route.ts';
import { companyOf, openDeparture, pointsOf, pressKey, runIn, sumsOf } from './shop.ts';

eachDemo('trips that the company pays a part of', (current) => {
  let demo: DemoGateway;
  let tenantId: string;
  let days = 400;
  const reason = 'The whole team goes.';

  const setFunded = (isFunded: boolean) =>
    runIn(demo, tenantId)('write', ({ database }) =>
      sql`update tour_plan set funded_trip = ${isFunded} where tenant_id = ${tenantId}`.execute(
        database,
      ),
    );
  /** Holds a seat that costs `lack` points more than staff have. */
  async function hold(lack: number, near?: number) {
    if (near === undefined) days += 1;
    const points = (await pointsOf(demo)) + lack;
    const { departureId } = await openDeparture(demo, { seats: 2, inDays: near ?? days, points });
    const browser = await demo.browser('staff');
    const held = await browser.call(calls.holdTour, {
      departureId,
      requestKey: pressKey(),
      travellers: [{ kind: 'adult' }],
    });
    return { code: held.code, bookingId: held.answer.result?.bookingId ?? '', departureId, points };
  }
  const read = async (bookingId: string) =>
    (await demo.ask('staff', calls.tourBooking, { bookingId })).booking;
  const left = async (departureId: string) =>
    (await demo.ask('hr', calls.tourDepartures, { to: '2100-01-01' })).departures.find(
      (one) => one.departureId === departureId,
    )?.left;
  const todo = async () =>
    (
      await demo.ask('manager', calls.approveCenterList, {
        approvalType: 'todo',
        bizType: 'tourFunding',
        rows: 50,
      })
    ).rows;
  async function act(name: 'approve' | 'reject' | 'return'): Promise<void> {
    const [first] = await todo();
    await demo.ask('manager', calls.actOnApproval, {
      approvalId: first?.id ?? '',
      act: name,
      words: 'For a reason',
      requestKey: uuid7(),
    });
  }
  async function expectSums(): Promise<void> {
    const sums = (await sumsOf(demo, tenantId)) as Record<string, number>;
    expect(sums).toMatchObject({ lots: sums.balances, entries: sums.balances, wrongCounters: 0 });
  }

  beforeAll(async () => {
    demo = current();
    tenantId = await companyOf(demo);
    // The shop is handed to its people with the first departure.
    await openDeparture(demo, { seats: 1, inDays: days });
  });

  test('T18, T38: points that lack are refused, unless the plan and a route let the company pay', async () => {
    expect((await hold(50)).code).toBe('tourshop.pointsShort');
    await setFunded(true);
    const { bookingId } = await hold(50);
    const browser = await demo.browser('staff');
    const unsaid = await browser.call(calls.confirmTour, { bookingId });
    expect(unsaid.code).toBe('badInput');
    const early = await browser.call(calls.confirmTour, { bookingId, reason });
    expect(early.code).toBe('tourshop.noFunding');
    expect((await read(bookingId)).state).toBe('held');
    await demo.ask('staff', calls.cancelTour, { bookingId, fee: 0 });
    const { user } = await demo.ask('manager', calls.currentSession, {});
    await publishRoute(demo, 'tourFunding', [
      stepOf({ id: 'one', name: 'one', who: [{ kind: 'people', ids: [user.employmentId ?? ''] }] }),
    ]);
  });

  test('T38: what is approved is booked, and a cancellation gives back no more than was paid', async () => {
    const before = await pointsOf(demo);
    const { bookingId, departureId, points } = await hold(50);
    const asked = await demo.ask('staff', calls.confirmTour, { bookingId, reason });
    expect(asked).toMatchObject({ state: 'approving', balance: 0 });
    expect(await demo.ask('staff', calls.confirmTour, { bookingId })).toMatchObject(asked);
    expect(await read(bookingId)).toMatchObject({
      state: 'approving',
      points,
      funded: 50,
      approval: 'running',
    });
    expect(await left(departureId)).toBe(1);
    await act('approve');
    expect(await read(bookingId)).toMatchObject({ state: 'paid', funded: 50, approval: null });
    const gone = await demo.ask('staff', calls.cancelTour, { bookingId, fee: 0 });
    expect(gone).toMatchObject({ fee: 0, refunded: before, balance: before });
    await expectSums();
  });

  test('T38: what is rejected frees seats and points', async () => {
    const before = await pointsOf(demo);
    const { bookingId, departureId } = await hold(30);
    await demo.ask('staff', calls.confirmTour, { bookingId, reason });
    await act('reject');
    expect(await read(bookingId)).toMatchObject({ state: 'declined', refunded: before });
    expect(await left(departureId)).toBe(2);
    expect(await pointsOf(demo)).toBe(before);
    const { rows } = await demo.ask('staff', calls.noticePage, {});
    expect(rows.some(({ title }) => /资助未获批准|does not pay/.test(title))).toBe(true);
    await expectSums();
  });

  test('what is returned is sent again, and what is withdrawn leaves no task', async () => {
    const before = await pointsOf(demo);
    const { bookingId, departureId } = await hold(20);
    await demo.ask('staff', calls.confirmTour, { bookingId, reason });
    await act('return');
    expect(await read(bookingId)).toMatchObject({ state: 'approving', approval: 'returned' });
    await demo.ask('staff', calls.confirmTour, { bookingId, reason: 'All of us go.' });
    expect(await read(bookingId)).toMatchObject({ state: 'approving', approval: 'running' });
    expect(await todo()).toHaveLength(1);
    const gone = await demo.ask('staff', calls.cancelTour, { bookingId, fee: 0 });
    expect(gone).toMatchObject({ fee: 0, refunded: before, balance: before });
    expect(await todo()).toEqual([]);
    expect(await left(departureId)).toBe(2);
    await expectSums();
  });

  test('seats are kept until the day of departure at most, and a trip that has left is not paid', async () => {
    const { bookingId, departureId } = await hold(10, 2);
    await demo.ask('staff', calls.confirmTour, { bookingId, reason });
    const until = startOf(addDays(demo.today, 2)).toISOString();
    expect((await read(bookingId)).holdUntil).toBe(until);
    const { version } = await demo.ask('hr', calls.tourDepartureGet, { id: departureId });
    await demo.ask('hr', calls.tourDepartureMove, { id: departureId, version, move: 'leave' });
    await act('approve').catch(() => undefined);
    expect((await read(bookingId)).state).toBe('approving');
    await act('reject');
    expect(await read(bookingId)).toMatchObject({ state: 'declined' });
    await expectSums();
    const today = await hold(10, 0);
    const browser = await demo.browser('staff');
    const late = await browser.call(calls.confirmTour, { bookingId: today.bookingId, reason });
    expect(late.code).toBe('tourshop.notOnSale');
    await demo.ask('staff', calls.cancelTour, { bookingId: today.bookingId, fee: 0 });
  });

  test('T38: after 72 hours without a decision the seats and the points are free, and the task is gone', async () => {
    const before = await pointsOf(demo);
    const { bookingId, departureId } = await hold(10);
    await demo.ask('staff', calls.confirmTour, { bookingId, reason });
    const until = Date.parse((await read(bookingId)).holdUntil ?? '');
    const hours = (until - demo.gateway.clock.now().getTime()) / 3_600_000;
    expect(hours).toBeCloseTo(72, 1);
    const late = new Date(demo.gateway.clock.now().getTime() + 72 * 3_600_000 + 1000);
    await runIn(demo, tenantId)('write', async ({ database }) => {
      const scope = { database, tenantId, now: () => late };
      await lockDeparture(scope, departureId);
      const { rows } = await sql<{ id: string }>`select funding_id as id from tour_booking
        where tenant_id = ${tenantId} and id = ${bookingId}`.execute(database);
      await endFunding(scope, rows[0]?.id ?? null);
    });
    expect(await read(bookingId)).toMatchObject({ state: 'lapsed', refunded: before });
    expect(await pointsOf(demo)).toBe(before);
    expect(await todo()).toEqual([]);
    await expectSums();
  });
});
