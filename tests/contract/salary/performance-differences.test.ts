import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { addDays, addMonths } from '#gateway/kernel/people/calendar.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { calculate, codeOf, fen, openRun, payAndClose } from '#tests/support/pay-runs.ts';
import { asked, performanceBench, type Rated } from './performance-bench.ts';

/** Rule 10 of performance: the difference of a revised result, and where people decide on it. */
eachDemo('differences of revised results', (current) => {
  let demo: DemoGateway;
  let bench: Awaited<ReturnType<typeof performanceBench>>;

  beforeAll(async () => {
    demo = current();
    bench = await performanceBench(demo, asked);
  });

  /** A month is over: another paid slip, and the next run. */
  const nextMonth = async () => {
    const run = await calculate(demo, await openRun(demo));
    await payAndClose(demo, run.id);
    await demo.ask('hr', calls.createPayRun, { payGroupId: run.payGroupId });
    return run;
  };
  const entryOf = async (employment: string) => {
    const [entry] = await bench.query<{ id: string; version: number }>(
      `select n.id, n.version from app.pay_correction c
        join app.pay_entry n on n.id = c.pay_entry_id and n.removed_at is null
        where n.employment_id = $1 and c.result_id is not null`,
      employment,
    );
    return entry ?? { id: '', version: 0 };
  };
  const enteredFor = async (employment: string) =>
    (await bench.corrections(employment)).map(({ quantity }) => quantity);

  test('what somebody changed, removed or entered is left to people, and is a finding', async () => {
    const people = [0, 1, 2, 3].map((at) => bench.person(at));
    const [changed, removed, typed, corrected] = people as [Rated, Rated, Rated, Rated];
    const paid = await nextMonth();
    const { month } = await openRun(demo);
    for (const one of [changed, removed, corrected]) await bench.revise(one, 2, bench.other(one));
    await calculate(demo, await openRun(demo));
    const change = await entryOf(changed.employment);
    await demo.ask('hr', calls.payEntryUpdate, { ...change, changes: { quantity: '1.00' } });
    await demo.ask('hr', calls.payEntryRemove, await entryOf(removed.employment));
    const [item] = await bench.query<{ id: string }>(
      `select id from app.pay_item where code = 'correction' and removed_at is null
        and tenant_id = $1`,
      typed.tenant,
    );
    await demo.ask('hr', calls.payEntryCreate, {
      values: { employment: typed.employment, item: item?.id ?? '', month, quantity: '2.00' },
    });
    await bench.revise(typed, 2, bench.other(typed));
    const { detail } = await bench.awardOf(paid.id, corrected.employment);
    const byHand = { paySlipId: detail.id, amount: '3.00', reason: 'the award' };
    expect(await codeOf(demo, 'hr', calls.correctPaySlip, byHand)).toBe('ok');
    const before = await enteredFor(corrected.employment);

    await calculate(demo, await openRun(demo));
    expect(await enteredFor(changed.employment)).toEqual(['1.00']);
    expect(await enteredFor(removed.employment)).toEqual([]);
    expect(await enteredFor(typed.employment)).toEqual([]);
    expect(await enteredFor(corrected.employment)).toEqual(before);
    const found = await bench.findings('resultByHand');
    for (const { employment } of people) expect(found).toContain(employment);
  });

  test('a level without a factor takes nothing back by itself', async () => {
    const one = bench.person(4);
    await bench.revise(one, 2, bench.other(one));
    await calculate(demo, await openRun(demo));
    expect(await enteredFor(one.employment)).toHaveLength(1);
    // No scale has this one.
    await bench.revise(one, 3, 'Z');
    await calculate(demo, await openRun(demo));
    expect(await enteredFor(one.employment)).toEqual([]);
    expect(await bench.findings('resultByHand')).toContain(one.employment);
    expect(await bench.findings('noPerformance')).toContain(one.employment);
    // What is entered again is the same correction of the slip.
    await bench.revise(one, 4, bench.other(one));
    await calculate(demo, await openRun(demo));
    expect(await enteredFor(one.employment)).toHaveLength(1);
    const numbers = await bench.query<{ number: number }>(
      `select c.number from app.pay_correction c join app.pay_entry n on n.id = c.pay_entry_id
        where n.employment_id = $1`,
      one.employment,
    );
    expect(numbers.map(({ number }) => number)).toEqual([1, 1]);
  });

  test('who left is listed, and gets nothing by a run that does not pay them', async () => {
    const one = bench.person(5);
    await nextMonth();
    await bench.query(
      `update app.employment set left_on = $2::date, left_reason = 'other' where id = $1`,
      one.employment,
      addDays((await openRun(demo)).fromOn, -1),
    );
    await bench.revise(one, 2, bench.other(one));
    await calculate(demo, await openRun(demo));
    expect(await enteredFor(one.employment)).toEqual([]);
    expect(await bench.findings('resultElsewhere')).toEqual([one.employment]);
  });

  test('the factors are those of the month, and an entry of a month that was never paid moves on', async () => {
    const one = bench.person(6);
    const change = (await bench.due(one, bench.other(one))) - (await bench.due(one, one.level));
    const scaleOf = async () => {
      const { rows } = await demo.ask('hr', calls.performanceScalePage, { rows: 10 });
      const four = rows.find(({ fields }) => fields['name'] === '四级等级');
      return demo.ask('hr', calls.performanceScaleGet, { id: four?.id ?? '' });
    };
    const { id, version } = await scaleOf();
    const setFactors = (text: string) =>
      codeOf(demo, 'hr', calls.performanceScaleUpdate, { id, version, changes: { factors: text } });
    expect(await setFactors('A = 9\nB = 9\nC = 9')).toBe('badInput');
    expect(await setFactors('Ａ = 9\nB = 9\nC = 9\nD = 9\nE = 9')).toBe('badInput');
    expect(await setFactors('Ａ = 9\nB = 9\nC = 9\nD = 9')).toBe('ok');
    await bench.revise(one, 2, bench.other(one));
    const run = await calculate(demo, await openRun(demo));
    const entered = async () =>
      new Set((await bench.corrections(one.employment)).map(({ quantity }) => fen(quantity)));
    expect(await entered()).toEqual(new Set([change]));

    const { payGroupId, version: shown } = await openRun(demo);
    await demo.ask('hr', calls.discardPayRun, { payRunId: run.id, version: shown });
    const month = addMonths(run.month, 1);
    await demo.ask('hr', calls.createPayRun, { payGroupId, month });
    await calculate(demo, await openRun(demo));
    expect(await entered()).toEqual(new Set([change]));
    const [entry] = await bench.query<{ month: string }>(
      'select month::text as month from app.pay_entry where id = $1',
      (await entryOf(one.employment)).id,
    );
    expect(entry?.month).toBe(month);
  });

  test('a revision marks a run whose formulas read no results by now', async () => {
    const { version } = await demo.ask('hr', calls.payItemGet, { id: bench.itemId });
    await demo.ask('hr', calls.payItemUpdate, {
      id: bench.itemId,
      version,
      changes: { disabled: true },
    });
    await calculate(demo, await openRun(demo));
    expect((await openRun(demo)).inputsChanged).toBe(false);
    const one = bench.person(7);
    await bench.revise(one, 2, bench.other(one));
    expect((await openRun(demo)).inputsChanged).toBe(true);
  });
});
