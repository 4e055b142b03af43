import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';

eachDemo('the day of pay', (current) => {
  test('moves to the workday before a day off of the public calendar or of the company', async () => {
    const demo = current();
    const payGroupId = await newGroup();
    // 10 May 2026 is a Sunday; the Saturday before it is swapped for a workday.
    expect(await payOnOf(payGroupId, '2026-04-01')).toBe('2026-05-09');
    await demo.ask('hr', calls.calendarDayCreate, {
      values: { day: '2026-05-09', kind: 'rest-day', name: 'Moving house' },
    });
    expect(await payOnOf(payGroupId, '2026-04-01')).toBe('2026-05-08');
  });

  async function newGroup(): Promise<string> {
    const demo = current();
    const organs = await demo.ask('hr', calls.organTree, {});
    const { id } = await demo.ask('hr', calls.payGroupCreate, {
      values: {
        name: 'Paid on the tenth',
        organ: organs[0]?.id ?? '',
        firstDay: 1,
        payDay: 10,
        paidIn: 'next-month',
        partMonth: 'backward-21.75',
      },
    });
    return id ?? '';
  }

  async function payOnOf(payGroupId: string, month: string): Promise<string> {
    const demo = current();
    const run = await demo.ask('hr', calls.createPayRun, { payGroupId, month });
    const payRunId = run.id ?? '';
    const { payOn } = await demo.ask('hr', calls.payRunDetail, { payRunId });
    await demo.ask('hr', calls.discardPayRun, { payRunId, version: run.version });
    return payOn;
  }
});
