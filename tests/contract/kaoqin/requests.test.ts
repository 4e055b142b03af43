import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';

eachDemo('requests about working time', (current) => {
  test('overtime says its kind of day and the limits of the law before it is sent', async () => {
    const demo = current();
    const monday = nextMonday(addDays(demo.today, 60));
    const evening = { day: monday, fromAt: '18:00', toAt: '22:00' };
    const first = await demo.ask('staff', calls.previewOvertime, evening);
    expect(first).toMatchObject({ minutes: 240, kind: 'workday', percent: 150 });
    expect(first.breaches).toEqual(['over-one-hour-a-day', 'over-three-hours-a-day']);
    const { route } = first;
    const { pending } = await demo.ask('staff', calls.applyOvertime, {
      ...evening,
      settle: 'pay',
      reason: '版本上线',
    });
    expect(pending).toBe(route !== null);
    const saturday = { day: addDays(monday, 5), fromAt: '09:00', toAt: '18:00' };
    const second = await demo.ask('staff', calls.previewOvertime, saturday);
    expect(second).toMatchObject({ kind: 'rest-day', percent: 200, breaches: [] });
    expect(second.monthMinutes).toBe(first.monthMinutes + 540);
    const backwards = { ...evening, toAt: '17:00' };
    const wrong = await (await demo.browser('staff')).call(calls.previewOvertime, backwards);
    expect(wrong.code).toBe('badInput');
  });

  test('a missing punch says how many of its month are left', async () => {
    const demo = current();
    const { quota } = await demo.ask('staff', calls.myPatchQuota, { day: demo.today });
    expect(quota).toMatchObject({ daysBack: 30 });
    expect(quota?.used).toBeLessThanOrEqual(quota?.most ?? 0);
  });

  test('a trip that is approved ends earlier, for its days after as well', async () => {
    const demo = current();
    const { rows } = await demo.ask('hr', calls.tripRequestPage, { rows: 50 });
    const trip = rows.find(({ state }) => state === 'approved');
    if (trip === undefined) throw new Error('Nobody is on a trip.');
    const { id, fields } = trip;
    const ends = { tripRequestId: id, toOn: String(fields.fromOn), reason: '客户改期' };
    const late = { ...ends, toOn: String(fields.toOn) };
    const hr = await demo.browser('hr');
    expect((await hr.call(calls.finishTrip, late)).code).toBe('badInput');
    const foreign = await (await demo.browser('maple')).call(calls.finishTrip, ends);
    expect(foreign.code).toBe('notFound');
    await demo.ask('hr', calls.finishTrip, ends);
    expect((await demo.ask('hr', calls.tripRequestGet, { id })).fields.toOn).toBe(fields.fromOn);
    const draft = rows.find(({ state }) => state === 'draft');
    if (draft === undefined) throw new Error('No trip is a draft.');
    const early = await hr.call(calls.finishTrip, { ...ends, tripRequestId: draft.id });
    expect(early.code).toBe('notNow');
  });
});

function nextMonday(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, (8 - weekday) % 7);
}
