import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';

eachDemo('the sheet of days', (current) => {
  test('finds people by name or number, and a line says how its result came about', async () => {
    const demo = current();
    const span = { from: addDays(demo.today, -30), to: demo.today, rows: 20 };
    const all = await demo.ask('hr', calls.daySheet, { ...span, only: 'exceptions' });
    const line = all.rows.find(({ punchIn }) => punchIn !== null);
    if (line === undefined) throw new Error('The demo has one.');
    const { employmentId, day, name, staffNo } = line;
    expect(line.organ).not.toBeNull();
    const byNumber = await demo.ask('hr', calls.daySheet, {
      ...span,
      search: staffNo.toLowerCase(),
    });
    expect(byNumber.total).toBeGreaterThan(0);
    expect(byNumber.total).toBeLessThan(all.total);
    expect(new Set(byNumber.rows.map((row) => row.employmentId))).toEqual(new Set([employmentId]));
    const byName = await demo.ask('hr', calls.daySheet, { ...span, search: name });
    expect(byName.rows.map((row) => row.name)).toContain(name);
    const { reasons, punches } = await demo.ask('hr', calls.sheetDay, { employmentId, day });
    expect(reasons.length).toBeGreaterThan(0);
    expect(punches.some(({ counts }) => counts)).toBe(true);
    // A manager opens the days of the own people alone.
    const manager = await demo.browser('manager');
    const own = await demo.ask('manager', calls.daySheet, span);
    const reached = own.rows[0];
    const opened = { employmentId: reached?.employmentId ?? '', day: reached?.day ?? '' };
    expect((await manager.call(calls.sheetDay, opened)).code).toBe('ok');
    const { rows } = await demo.ask('hr', calls.attendanceMonthTotals, {
      month: demo.today.slice(0, 7),
      rows: 200,
    });
    const foreign = rows.find(({ organ }) => organ === '招聘组')?.employmentId ?? '';
    expect((await manager.call(calls.sheetDay, { employmentId: foreign, day })).code).toBe(
      'notFound',
    );
    const staff = await demo.browser('staff');
    expect((await staff.call(calls.sheetDay, { employmentId, day })).code).toBe('noPermission');
  });
});
