import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { RequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import { calculate, codeOf, fen, openRun, slipsOf } from '#tests/support/pay-runs.ts';

type Asked = RequestOf<typeof calls.calculate>;

const asOf = '2026-06-15';
const place = '310000';

/** A question to each calculator. */
const questions: readonly Asked[] = [
  { calculator: 'tax', asOf, wage: '20000.00', contributions: '2100.00', months: '6' },
  { calculator: 'bonus', asOf, bonus: '36000.00', yearWages: '240000.00' },
  { calculator: 'net-to-gross', asOf, place, net: '10000.00', fundRate: '7' },
  {
    calculator: 'severance',
    asOf,
    place,
    severanceKind: 'N+1',
    from: '2020-03-01',
    to: '2026-05-31',
    averagePay: '15000.00',
    lastMonthPay: '16000.00',
  },
  { calculator: 'retirement', asOf, group: 'man', birthDay: '1970-05-01' },
  {
    calculator: 'contributions',
    asOf,
    place,
    base: '12000.00',
    fundRate: '7',
    workInjuryRate: '0.2',
  },
  {
    calculator: 'overtime',
    asOf,
    wage: '8700.00',
    workdayHours: '2',
    restDayHours: '8',
    holidayHours: '8',
  },
];

/** The tax of the year by both ways, and the name of the better one. */
function waysOf({ results }: ResultOf<typeof calls.calculate>) {
  const [apart, merged, better] = results.map(({ value }) => value);
  return { apart: fen(apart ?? ''), merged: fen(merged ?? ''), better };
}

eachDemo('calculators of pay and tax', (current) => {
  test.each(questions)(
    '$calculator gives results, steps and the law behind them',
    async (asked) => {
      const { results, steps } = await current().ask('hr', calls.calculate, asked);
      expect(results.length).toBeGreaterThan(0);
      expect(steps.length).toBeGreaterThan(0);
      expect(steps.some(({ source }) => source !== null)).toBe(true);
      expect(JSON.stringify([results, steps])).not.toMatch(/\{\d\}/);
      expect(await codeOf(current(), 'staff', calls.calculate, asked)).toBe('noPermission');
      const bare = { calculator: asked.calculator, asOf };
      expect(await codeOf(current(), 'hr', calls.calculate, bare)).toBe('badInput');
      expect(await codeOf(current(), 'hr', calls.calculate, { ...asked, asOf: '1970-01-01' })).toBe(
        'badInput',
      );
    },
  );

  test('the better way to tax a bonus depends on the wages of the year, and a slip takes what it says', async () => {
    const demo = current();
    const compare = (yearWages: string) =>
      demo.ask('hr', calls.calculate, { calculator: 'bonus', asOf, bonus: '36000.00', yearWages });
    const much = waysOf(await compare('300000.00'));
    const little = waysOf(await compare('40000.00'));
    expect(much.apart).toBeLessThan(much.merged);
    expect(little.merged).toBeLessThan(little.apart);
    expect(much.better).not.toBe(little.better);

    const run = await openRun(demo);
    const person = (await slipsOf(demo, run.id)).find(
      ({ exceptions, netBefore }) => exceptions.length === 0 && netBefore !== null,
    );
    const { rows } = await demo.ask('hr', calls.payItemPage, { rows: 200 });
    const item = rows.find(({ fields }) => fields.code === 'annual_bonus')?.id ?? '';
    const employment = person?.employmentId ?? '';
    await demo.ask('hr', calls.payEntryCreate, {
      values: { employment, item, month: run.month, quantity: '36000.00' },
    });
    const after = await calculate(demo, await openRun(demo));
    const slip = (await slipsOf(demo, after.id)).find((one) => one.employmentId === employment);
    const { lines } = await demo.ask('hr', calls.paySlipDetail, { paySlipId: slip?.id ?? '' });
    // 36,000 over twelve months is 3,000 a month: 3 % of all.
    expect(lines.find(({ code }) => code === 'tax.bonus')?.amount).toBe('1080.00');
  });

  test('rules are listed by day, beside another day', async () => {
    const { rules } = await current().ask('hr', calls.listRules, {
      asOf: '2025-08-01',
      comparedWith: '2025-06-01',
    });
    const changes = new Set(rules.map(({ change }) => change));
    expect([changes.has('same'), changes.has('changed')]).toEqual([true, true]);
    expect(rules.every(({ source }) => source !== '')).toBe(true);
    const changed = rules.find(({ change }) => change === 'changed');
    expect(changed?.before).not.toBe(changed?.value);
    const alone = await current().ask('hr', calls.listRules, { asOf: '2025-08-01' });
    expect(alone.rules.every(({ change }) => change === null)).toBe(true);
  });
});
