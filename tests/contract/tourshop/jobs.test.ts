import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import { tourshopJobs } from '#gateway/services/tourshop/jobs.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import { readJob, systemOf, testRunner, testWorker } from '#tests/support/jobs.ts';
import { companyOf, openDeparture, pressKey } from './shop.ts';

eachDemo('jobs of the tour shop', (current) => {
  test('free the seats of ended holds, end points, and find all sums right', async () => {
    const demo = current();
    const { database, clock } = demo.gateway;
    const tenantId = await companyOf(demo);
    const { departureId } = await openDeparture(demo, { seats: 3, inDays: 60 });
    const { bookingId } = await demo.ask('staff', calls.holdTour, {
      departureId,
      requestKey: pressKey(),
      travellers: [{ kind: 'adult' }],
    });
    const taken = async () => {
      const row = await demo.ask('hr', calls.tourDepartureGet, { id: departureId });
      return row.fields.taken;
    };
    expect(await taken()).toBe(1);
    clock.advance(16 * 60_000);
    const asked = await database.withTransaction(
      { tenantId, accountId: null },
      'write',
      (transaction) =>
        Promise.all(
          tourshopJobs.map((kind) =>
            enqueue(transaction, systemOf(tenantId), kind, {}, { now: clock.now() }),
          ),
        ),
    );
    const runner = testRunner(database, clock.now);
    await testWorker(runner, tourshopJobs).runAll();
    expect(runner.failures).toEqual([]);
    // The gateway has a worker too, which may be at one of them.
    for (const job of asked) {
      await expect.poll(async () => (await readJob(database, tenantId, job)).state).toBe('done');
    }
    expect(await taken()).toBe(0);
    const { booking } = await demo.ask('staff', calls.tourBooking, { bookingId });
    expect(booking.state).toBe('lapsed');
  });
});
