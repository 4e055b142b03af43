import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import { calculate, codeOf, demoLeaver, fen, openRun, slipsOf } from '#tests/support/pay-runs.ts';

eachDemo('the final pay of a leaver', (current) => {
  test('is worked out beside the law, goes into the last slip once, and comes to what was shown', async () => {
    const demo = current();
    const leaver = await demoLeaver(demo);
    const { employmentId } = leaver;
    const run = await openRun(demo);
    expect(leaver).toMatchObject({ lastDay: run.toOn, month: run.month, settledAt: null });

    const asked = { employmentId, kind: 'N' } as const;
    const shown = await demo.ask('hr', calls.paySettlement, asked);
    const { lawful } = shown;
    // Months before the last one, the closed ones of the demo.
    expect(shown.averageMonths).toBeGreaterThan(0);
    expect(shown.severance).toBe(lawful?.amount);
    expect(lawful?.steps.some(({ source }) => source !== null)).toBe(true);
    const [whole = '0', half] = (lawful?.months ?? '').split('.');
    const halves = BigInt(whole) * 2n + (half === undefined ? 0n : 1n);
    expect(fen(lawful?.amount ?? '0')).toBeLessThanOrEqual(
      (fen(shown.averagePay) * halves) / 2n + 1n,
    );

    const less = { ...asked, severance: '1.00', unusedDays: '2' };
    expect(await codeOf(demo, 'hr', calls.savePaySettlement, less)).toBe('salary.belowLaw');
    await demo.ask('hr', calls.savePaySettlement, { ...less, note: 'agreed by both sides' });
    const agreed = { ...asked, severance: lawful?.amount ?? '', unusedDays: '2' };
    const { month } = await demo.ask('hr', calls.savePaySettlement, agreed);
    expect(month).toBe(run.month);
    const saved = await demo.ask('hr', calls.paySettlement, { employmentId });
    expect(saved).toMatchObject({ kind: 'N', severance: lawful?.amount, unusedDays: '2.00' });
    expect(fen(saved.unusedPay)).toBeGreaterThan(0n);

    const after = await calculate(demo, await openRun(demo));
    const slip = (await slipsOf(demo, after.id)).find((row) => row.employmentId === employmentId);
    const { lines } = await demo.ask('hr', calls.paySlipDetail, { paySlipId: slip?.id ?? '' });
    const amountOf = (code: string) => lines.filter((line) => line.code === code);
    // Saved twice, entered once.
    expect(amountOf('severance').map(({ amount }) => amount)).toEqual([lawful?.amount]);
    expect(amountOf('unused_leave').map(({ amount }) => amount)).toEqual([saved.unusedPay]);
    expect(slip).toMatchObject({ net: saved.slip?.net, gross: saved.slip?.gross });
  });

  test.each(['hr', 'maple'])(
    'of somebody in the demo can be opened and saved by %s',
    async (account) => {
      const demo = current();
      const { employmentId, lastDay, month } = await demoLeaver(demo, account);
      const shown = await demo.ask(account, calls.paySettlement, { employmentId });
      expect(shown).toMatchObject({ kind: 'N', month, slip: { fault: null } });
      expect(fen(shown.severance)).toBeGreaterThan(0n);
      expect(shown.severance).toBe(shown.lawful?.amount);
      // In spring the days of the year that have passed may not give one yet.
      if (lastDay.slice(5) > '03-31') expect(Number(shown.leaveLeft)).toBeGreaterThanOrEqual(1);
      const { kind, severance, unusedDays } = shown;
      const request = { employmentId, kind, severance, unusedDays };
      expect((await demo.ask(account, calls.savePaySettlement, request)).month).toBe(month);
    },
  );

  test('is only entered while its month is open, and only by who calculates pay', async () => {
    const demo = current();
    const { rows } = await demo.ask('hr', calls.payLeavers, { open: 'true', rows: 50 });
    const gone = rows.find(({ month }) => month === null);
    const asked = { kind: 'none', severance: '0', unusedDays: '0' };
    const request = { ...asked, employmentId: gone?.employmentId ?? '' };
    expect(await codeOf(demo, 'hr', calls.savePaySettlement, request)).toBe('salary.noFinalMonth');
    expect(await codeOf(demo, 'manager', calls.savePaySettlement, request)).toBe('noPermission');
    expect(await codeOf(demo, 'staff', calls.payLeavers, { rows: 20 })).toBe('noPermission');
    expect(await codeOf(demo, 'maple', calls.paySettlement, request)).not.toBe(undefined);
  });
});
