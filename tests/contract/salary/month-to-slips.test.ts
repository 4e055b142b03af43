import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { addMonths, daysBetween } from '#gateway/kernel/people/calendar.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import {
  calculate,
  closedRuns,
  codeOf,
  fen,
  openRun,
  payAndClose,
  slipsOf,
} from '#tests/support/pay-runs.ts';

eachDemo('a month', (current) => {
  test('goes from the close of attendance to slips that employees read', async () => {
    const demo = current();
    // The month is over before anybody signs in.
    const [closed] = await closedRuns(demo);
    const month = addMonths(closed?.month ?? '', 1);
    const over = Math.max(0, daysBetween(demo.today, addMonths(month, 1))) + 1;
    demo.gateway.clock.advance(over * 86_400_000);
    const people = new Map<string, Awaited<ReturnType<typeof demo.browser>>>();
    for (const account of ['hr', 'admin', 'staff']) {
      const browser = await demo.browser(account);
      await browser.signIn(account);
      people.set(account, browser);
    }
    const { months } = await demo.ask('hr', calls.attendanceMonths, {});
    const waiting = months
      .filter((one) => one.state !== 'closed' && one.month <= month.slice(0, 7))
      .map((one) => one.month)
      .toSorted();
    expect(waiting).toContain(month.slice(0, 7));
    for (const one of waiting) {
      await demo.ask('hr', calls.closeAttendanceMonth, { month: one, confirmed: 'yes' });
    }
    const before = await openRun(demo);
    expect(before.month).toBe(month);
    // What attendance gives is an input: the run has to be calculated again.
    expect(before.inputsChanged).toBe(true);
    const submit = { payRunId: before.id, version: before.version, move: 'submit' };
    expect(await codeOf(demo, 'hr', calls.movePayRun, submit)).toBe('salary.inputsChanged');
    const run = await calculate(demo, before);
    const { rows } = await demo.ask('hr', calls.payRunChecks, { payRunId: run.id });
    expect(rows.map(({ kind }) => kind)).not.toContain('attendanceOpen');
    const slips = await slipsOf(demo, run.id);
    expect(slips.reduce((sum, { net }) => sum + fen(net), 0n)).toBe(fen(run.net));
    const totals = await demo.ask('hr', calls.attendanceMonthTotals, {
      month: month.slice(0, 7),
      rows: 200,
    });
    const late = totals.rows.find(
      ({ lateMinutes, employmentId }) =>
        lateMinutes > 0 && slips.some((slip) => slip.employmentId === employmentId),
    );
    const slip = slips.find(({ employmentId }) => employmentId === late?.employmentId);
    const { lines } = await demo.ask('hr', calls.paySlipDetail, { paySlipId: slip?.id ?? '' });
    expect(Number(lines.find(({ code }) => code === 'late_deduction')?.amount)).toBeLessThan(0);

    await payAndClose(demo, run.id);
    const own = await demo.ask('staff', calls.mySlips, {});
    expect(own.slips[0]?.month).toBe(month);
    const paySlipId = own.slips[0]?.id ?? '';
    await (await demo.browser('staff')).prove();
    const opened = await demo.ask('staff', calls.openMySlip, { paySlipId });
    expect(opened.net).toBe(slips.find(({ id }) => id === paySlipId)?.net);
  });
});
