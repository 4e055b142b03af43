import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import { closedRuns, openRun, slipsOf } from '#tests/support/pay-runs.ts';

eachDemo('attendance in pay', (current) => {
  test('a slip takes overtime, lateness and leave of the closed month, and says so', async () => {
    const demo = current();
    const [run] = await closedRuns(demo);
    const month = run?.month.slice(0, 7) ?? '';
    const totals = await demo.ask('hr', calls.attendanceMonthTotals, { month, rows: 200 });
    expect(totals.state).toBe('closed');
    const slips = new Map((await slipsOf(demo, run?.id ?? '')).map((slip) => [slip.staffNo, slip]));
    const linesOf = async (staffNo: string) => {
      const paySlipId = slips.get(staffNo)?.id ?? '';
      const { lines } = await demo.ask('hr', calls.paySlipDetail, { paySlipId });
      return new Map(lines.map((line) => [line.code, line]));
    };
    const worked = totals.rows.find(
      ({ overtimeWorkday, staffNo }) => overtimeWorkday > 0 && slips.has(staffNo),
    );
    const overtime = await linesOf(worked?.staffNo ?? '');
    const hours = overtime.get('overtime_hours');
    expect(Number(hours?.quantity)).toBe((worked?.overtimeWorkday ?? 0) / 60);
    expect(JSON.stringify(hours?.steps)).toContain('attendance month');
    expect(overtime.get('overtime_pay')?.inputs.length).toBeGreaterThan(0);
    const late = totals.rows.find(
      ({ lateMinutes, staffNo }) => lateMinutes > 0 && slips.has(staffNo),
    );
    const lines = await linesOf(late?.staffNo ?? '');
    expect(Number(lines.get('late_deduction')?.amount)).toBeLessThan(0);
  });

  test('checks warn of attendance only while its month is open', async () => {
    const demo = current();
    const kinds = async (payRunId: string) =>
      (await demo.ask('hr', calls.payRunChecks, { payRunId })).rows.map(({ kind }) => kind);
    const [closed] = await closedRuns(demo);
    expect(await kinds(closed?.id ?? '')).not.toContain('attendanceOpen');
    expect(await kinds((await openRun(demo)).id)).toContain('attendanceOpen');
  });
});
