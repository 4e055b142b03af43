import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';

eachDemo('the inbox of exceptions', (current) => {
  const open = async (kind?: 'late' | 'no-punch-out') =>
    (await current().ask('hr', calls.attendanceExceptions, { rows: 200, ...(kind && { kind }) }))
      .rows;
  const has = async ({ employmentId, day }: { employmentId: string; day: string }) =>
    (await open()).some((line) => line.employmentId === employmentId && line.day === day);

  test('a waived exception leaves the inbox and counts nothing, until that is undone', async () => {
    const demo = current();
    const [line] = await open('late');
    if (line === undefined) throw new Error('The demo has no exception.');
    const one = { employmentId: line.employmentId, day: line.day };
    const reason = 'The metro stood still.';
    const asked = { days: [one], decision: 'waive' as const, reason };
    expect(await demo.ask('hr', calls.settleExceptions, asked)).toEqual({ settled: 1 });
    expect(await has(line)).toBe(false);
    expect(await resultOf(demo, one)).toMatchObject({ lateMinutes: 0, exceptions: [] });
    const shown = await demo.ask('hr', calls.attendanceExceptionDay, one);
    expect(shown.reasons.at(-1)).toEqual({ step: 'waived' });
    expect(shown.decisions[0]).toMatchObject({ kind: 'waive', reason, undoneBy: null });
    await demo.ask('hr', calls.undoAttendanceDecision, { id: shown.decisions[0]?.id ?? '' });
    expect(await has(line)).toBe(true);
    expect((await resultOf(demo, one))?.lateMinutes).toBe(line.lateMinutes);
  });

  test('a confirmed one counts as it is, and many are settled at once', async () => {
    const demo = current();
    const lines = (await open('late')).slice(0, 3);
    const days = lines.map(({ employmentId, day }) => ({ employmentId, day }));
    const asked = { days, decision: 'confirm' as const, reason: 'Checked' };
    expect(await demo.ask('hr', calls.settleExceptions, asked)).toEqual({ settled: days.length });
    for (const line of lines) expect(await has(line)).toBe(false);
    expect((await resultOf(demo, lines[0] ?? { employmentId: '', day: '' }))?.lateMinutes).toBe(
      lines[0]?.lateMinutes,
    );
    const { rows } = await demo.ask('hr', calls.attendanceDecisions, {});
    expect(rows[0]?.kind).toBe('confirm');
  });

  test('a time that is put in counts beside the punches, which stay', async () => {
    const demo = current();
    // What is put in is early on the next morning, which has to be over; a shift in parts may lack the end of its first.
    const line = (await open('no-punch-out')).find(
      ({ punchIn, punchOut, day }) =>
        punchIn !== null && punchOut === null && day < addDays(demo.today, -1),
    );
    if (line === undefined) throw new Error('The demo has no such exception.');
    const one = { employmentId: line.employmentId, day: line.day };
    const before = await demo.ask('hr', calls.attendanceExceptionDay, one);
    const refused = await (await demo.browser('hr')).call(calls.adjustAttendanceDay, {
      ...one,
      reason: 'Nothing given',
    });
    expect(refused.code).toBe('badInput');
    await demo.ask('hr', calls.adjustAttendanceDay, {
      ...one,
      punchOut: '30:30',
      reason: 'The guard saw it.',
    });
    const after = await demo.ask('hr', calls.attendanceExceptionDay, one);
    expect(after.punches).toEqual(before.punches);
    expect((await resultOf(demo, one))?.exceptions).not.toContain('no-punch-out');
    expect(await has(line)).toBe(line.exceptions.length > 1);
  });

  test('leave on behalf settles the day, and employees are reminded once a day', async () => {
    const demo = current();
    const { rows, leaveTypes } = await demo.ask('hr', calls.attendanceExceptions, { rows: 200 });
    const line = rows.find(({ exceptions }) => exceptions.includes('late'));
    if (line === undefined) throw new Error('The demo has no exception.');
    const one = { employmentId: line.employmentId, day: line.day };
    await demo.ask('hr', calls.remindExceptions, { days: [one] });
    const again = await demo.ask('hr', calls.remindExceptions, { days: [one] });
    expect(again.reminded).toBe(0);
    const personal = leaveTypes.find(({ name }) => name === '事假');
    await demo.ask('hr', calls.leaveOnBehalf, {
      ...one,
      typeId: personal?.id ?? '',
      half: 'whole',
      reason: 'Asked by phone',
    });
    expect(await has(line)).toBe(false);
    expect((await resultOf(demo, one))?.leaveMinutes).toBeGreaterThan(0);
  });

  test('nothing is decided by those without the right, or about people of others', async () => {
    const demo = current();
    const [line] = await open();
    const one = { employmentId: line?.employmentId ?? '', day: line?.day ?? '' };
    const asked = { days: [one], decision: 'waive' as const, reason: 'x' };
    const manager = await demo.browser('manager');
    expect((await manager.call(calls.settleExceptions, asked)).code).toBe('noPermission');
    const foreign = await demo.browser('maple');
    expect((await foreign.call(calls.settleExceptions, asked)).code).toBe('notFound');
    expect((await foreign.call(calls.attendanceExceptionDay, one)).code).toBe('notFound');
    const staff = await demo.browser('staff');
    expect((await staff.call(calls.attendanceExceptions, {})).code).toBe('noPermission');
  });
});

async function resultOf(
  demo: DemoGateway,
  { employmentId, day }: { readonly employmentId: string; readonly day: string },
) {
  const month = day.slice(0, 7);
  const { days } = await demo.ask('hr', calls.attendanceMonthPerson, { month, employmentId });
  return days.find((one) => one.day === day);
}
