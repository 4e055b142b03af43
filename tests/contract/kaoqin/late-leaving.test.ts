import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { cycleNormMinutes } from '#gateway/kernel/law/working-time.ts';
import { addDays, addMonths, monthStart } from '#gateway/kernel/people/calendar.ts';
import { leavings } from '#gateway/services/joyhr/life/records/leavings.ts';
import { readMonthTotals } from '#gateway/services/kaoqin/months/read-totals.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { inCompany, submitted, tenantOf } from '#tests/support/records/life-bench.ts';

eachDemo('a leaving that is recorded after its month was closed', (current) => {
  let demo: DemoGateway;
  let first = '';
  let lastDay = '';
  let employmentId = '';
  beforeAll(async () => {
    demo = current();
    first = addMonths(monthStart(demo.today), -1);
    lastDay = addDays(first, 14);
    const organs = await demo.ask('hr', calls.organTree, {});
    const organId = organs.find(({ name }) => name === '支持组')?.id ?? '';
    const { people } = await demo.ask('hr', calls.openRoster, { organId, month: monthOf(first) });
    const { rows } = await demo.ask('hr', calls.attendanceMonthTotals, {
      month: monthOf(first),
      rows: 200,
    });
    const staying = new Set(people.filter(({ leftOn }) => leftOn === null).map(({ id }) => id));
    const [busiest] = rows
      .filter((row) => staying.has(row.employmentId))
      .toSorted((one, other) => other.cycleMinutes - one.cycleMinutes);
    employmentId = busiest?.employmentId ?? '';
  });

  const monthOf = (day: string) => day.slice(0, 7);
  const ofPerson = (day: string) =>
    demo.ask('hr', calls.attendanceMonthPerson, { month: monthOf(day), employmentId });
  const line = async () => {
    const asked = { month: monthOf(first), rows: 200 };
    const { rows } = await demo.ask('hr', calls.attendanceMonthTotals, asked);
    return rows.find((row) => row.employmentId === employmentId);
  };

  test('ends the cycle of comprehensive hours, which counts in the first open month', async () => {
    const kept = await line();
    expect((await ofPerson(demo.today)).days.length).toBeGreaterThan(0);
    await submitted(demo, 'hr', leavings, {
      employment: employmentId,
      kind: 'contract-end',
      lastDay,
    });
    const { cycles, corrections, days } = await ofPerson(demo.today);
    expect(days).toEqual([]);
    const [cycle] = cycles.filter(({ state }) => state === 'corrected');
    const {
      beyondMinutes = 0,
      normMinutes = 0,
      workedMinutes = 0,
      holidayMinutes = 0,
    } = cycle ?? {};
    const whole = cycleNormMinutes('quarter', { place: 'CN', asOf: cycle?.to ?? first });
    expect(normMinutes).toBeGreaterThan(0);
    expect(normMinutes).toBeLessThan(whole);
    expect(beyondMinutes).toBe(Math.max(0, workedMinutes - holidayMinutes - normMinutes));
    // A month that ended the quarter by itself has counted what it came to then.
    expect(cycle?.countedMinutes).toBe(beyondMinutes - (kept?.overtimeCycle ?? 0));
    expect(corrections.find(({ day }) => day === lastDay)).toMatchObject({
      cause: 'leaving',
      endsCycle: true,
      dueDays: 0,
    });
    const after = corrections.filter(({ day }) => day > lastDay);
    expect(after.length).toBeGreaterThan(0);
    expect(after.every(({ dueDays, endsCycle }) => dueDays <= 0 && !endsCycle)).toBe(true);
    expect(await line()).toEqual(kept);
  });

  test('is what pay reads of that month', async () => {
    const { cycles } = await ofPerson(demo.today);
    const counted = cycles.find(({ state }) => state === 'corrected')?.countedMinutes;
    const tenantId = await tenantOf(demo);
    const totals = await inCompany(demo, (database) =>
      readMonthTotals(database, tenantId, monthStart(demo.today), [employmentId]),
    );
    const corrected = totals.totals.get(employmentId)?.corrected.figures;
    expect(corrected?.overtime_cycle).toBe(counted);
    expect(corrected?.due_days).toBeLessThan(0);
  });
});
