import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';

eachDemo('trying rules', (current) => {
  test('a shift judges chosen punches and says step by step how', async () => {
    const demo = current();
    const { rows } = await demo.ask('hr', calls.shiftPage, { rows: 50 });
    const night = rows.find(({ fields }) => fields.name === '夜班')?.id ?? '';
    const tried = { shiftId: night, day: '2026-05-06', punches: ['22:40', '30:10'] };
    const result = await demo.ask('hr', calls.tryShift, tried);
    expect(result).toMatchObject({ state: 'exception', exceptions: ['serious-late'] });
    expect(result).toMatchObject({
      lateMinutes: 40,
      punchIn: 22 * 60 + 40,
      punchOut: 30 * 60 + 10,
    });
    expect(result.reasons.map(({ step }) => step)).toEqual(
      expect.arrayContaining(['plan', 'punches', 'exception', 'break']),
    );
    const onTime = await demo.ask('hr', calls.tryShift, {
      ...tried,
      punches: ['30:10', '21:55', '21:55'],
    });
    expect(onTime).toMatchObject({ state: 'normal', exceptions: [], lateMinutes: 0 });
    const staff = await demo.browser('staff');
    expect((await staff.call(calls.tryShift, tried)).code).toBe('noPermission');
  });

  test('a policy of leave grants by the years of work, and says why', async () => {
    const demo = current();
    const { rows } = await demo.ask('hr', calls.leaveTypePage, { rows: 50 });
    const typeId = rows.find(({ fields }) => fields.code === 'annual')?.id ?? '';
    const person = { typeId, joinedOn: '2020-03-02', firstWorkedOn: '2016-06-15' };
    const risen = await demo.ask('hr', calls.tryLeave, { ...person, asOf: '2026-12-31' });
    const [, lot] = risen.lots;
    expect(lot?.grants).toMatchObject([
      { on: '2026-01-01', days: '5', reason: { rule: 'tier', workYears: 9, yearDays: '5' } },
      { on: '2026-06-15', days: '5', reason: { rule: 'rise', workYears: 10, yearDays: '10' } },
    ]);
    const joined = await demo.ask('hr', calls.tryLeave, {
      typeId,
      joinedOn: '2026-07-01',
      firstWorkedOn: '2015-01-10',
      asOf: '2026-12-31',
    });
    // Half a year of ten days: whole days only.
    expect(joined.lots).toMatchObject([
      { grants: [{ days: '5', reason: { rule: 'tier', countedDays: 184, yearDays: '10' } }] },
    ]);
    const company = rows.find(({ fields }) => fields.code === 'company')?.id ?? '';
    const yearly = await demo.ask('hr', calls.tryLeave, {
      ...person,
      typeId: company,
      asOf: '2026-12-31',
    });
    expect(yearly.lots[1]?.grants).toMatchObject([{ reason: { rule: 'yearly', workYears: null } }]);
  });
});
