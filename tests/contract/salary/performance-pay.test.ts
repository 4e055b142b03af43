import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { performanceScales } from '#gateway/services/performance/records/index.ts';
import { payrollRole } from '#gateway/services/tum/starting-pay-roles.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import {
  addEmployment,
  calculate,
  codeOf,
  fen,
  openRun,
  payAndClose,
  slipsOf,
} from '#tests/support/pay-runs.ts';
import { ask } from '#tests/support/records/record-bench.ts';
import { signInWithRole } from '#tests/support/role-holder.ts';
import { asked, needed, performanceBench } from './performance-bench.ts';

/** Rule 10 of performance and its cases 21 to 23: results in formulas, kept with the run, revised later. */
eachDemo('results of performance in pay', (current) => {
  let demo: DemoGateway;
  let bench: Awaited<ReturnType<typeof performanceBench>>;

  beforeAll(async () => {
    demo = current();
    bench = await performanceBench(demo, needed);
  });

  test('a formula that needs a result is a finding on who has none, and their slip fails', async () => {
    const without = await bench.findings('noPerformance');
    expect(without.length).toBeGreaterThan(0);
    expect(bench.rated.some(({ employment }) => without.includes(employment))).toBe(false);
    const run = await calculate(demo, await openRun(demo));
    const slips = await slipsOf(demo, run.id);
    const failed = slips.filter(({ fault }) => fault === 'noPerformance');
    expect(failed.map(({ employmentId }) => employmentId).toSorted()).toEqual(without.toSorted());
    const submit = { payRunId: run.id, version: run.version, move: 'submit' };
    expect(await codeOf(demo, 'hr', calls.movePayRun, submit)).toBe('salary.faultySlips');
  });

  test('a formula may ask first: no result is no value, not a factor of nothing', async () => {
    await bench.setFormula(asked);
    expect(await bench.findings('noPerformance')).toEqual([]);
    const run = await calculate(demo, await openRun(demo));
    expect((await slipsOf(demo, run.id)).filter(({ fault }) => fault !== null)).toEqual([]);
    const one = bench.person(0);
    const { line } = await bench.awardOf(run.id, one.employment);
    expect(fen(line?.amount ?? '0.00')).toBe(await bench.due(one, one.level));
  });

  test('a trace of pay tells no level; who may see both is shown it', async () => {
    const run = await openRun(demo);
    const one = bench.person(0);
    const { detail, line } = await bench.awardOf(run.id, one.employment);
    expect(line?.inputs).toEqual([]);
    expect(detail.result).toMatchObject({ level: one.level, revision: 1 });
    const clerk = await signInWithRole(demo, {
      range: 'all',
      functions: [...payrollRole.functions],
      fields: [],
    });
    const seen = await clerk.call(calls.paySlipDetail, { paySlipId: detail.id });
    expect(seen.answer.result).toMatchObject({ id: detail.id, result: null });
    const award = seen.answer.result?.lines.find(({ code }) => code === 'award');
    expect(JSON.stringify(award?.steps)).not.toMatch(/performance\.|系数 [=×]|has a result/);
  });

  test('who may see scales without the field sees no factor', async () => {
    const clerk = await signInWithRole(demo, {
      range: 'all',
      functions: ['performance.scales'],
      fields: [],
    });
    const page = await clerk.call(calls.performanceScalePage, { rows: 10 });
    const id = page.answer.result?.rows[0]?.id ?? '';
    const row = await clerk.call(calls.performanceScaleGet, { id });
    expect(row.answer.result?.fields.factors).toBeNull();
    const own = await ask<{ fields: { factors: string | null } }>(
      demo,
      'hr',
      performanceScales,
      'get',
      { id },
    );
    expect(own.fields.factors).toContain('A = 1.5');
  });

  test('21: a revision marks the calculated run as outdated, and counts in it', async () => {
    const run = await openRun(demo);
    const one = bench.person(1);
    await bench.revise(one, 2, bench.other(one));
    expect((await openRun(demo)).inputsChanged).toBe(true);
    const submit = { payRunId: run.id, version: run.version, move: 'submit' };
    expect(await codeOf(demo, 'hr', calls.movePayRun, submit)).toBe('salary.inputsChanged');
    const after = await calculate(demo, await openRun(demo));
    const { line } = await bench.awardOf(after.id, one.employment);
    expect(fen(line?.amount ?? '0.00')).toBe(await bench.due(one, bench.other(one)));
  });

  test('22: protected leave keeps the level before; an ended file and a new employment have none', async () => {
    const away = bench.person(2);
    const resultOf = async (employment: string) => {
      const run = await calculate(demo, await openRun(demo));
      return (await bench.awardOf(run.id, employment)).line;
    };
    const mark = (why: string | null) =>
      bench.query('update app.appraisal set not_rated = $2 where id = $1', away.appraisal, why);
    await mark('left');
    expect(await resultOf(away.employment)).toBeUndefined();
    await mark('leave');
    // There is no level before.
    expect(await resultOf(away.employment)).toBeUndefined();
    await bench.query(
      `with c as (
          insert into app.performance_cycle select (jsonb_populate_record(y, jsonb_build_object(
            'id', gen_random_uuid(), 'name', 'Before', 'from_on', y.from_on - 180,
            'to_on', y.from_on - 1, 'released_on', y.from_on))).*
          from app.performance_cycle y join app.appraisal a on a.cycle_id = y.id where a.id = $1
          returning id
        ), f as (
          insert into app.appraisal select (jsonb_populate_record(a, jsonb_build_object(
            'id', gen_random_uuid(), 'cycle_id', c.id, 'not_rated', null, 'level', 'D'))).*
          from app.appraisal a, c where a.id = $1 returning tenant_id, id
        ) insert into app.performance_result (tenant_id, id, appraisal_id, revision, level, released_on)
          select tenant_id, gen_random_uuid(), id, 1, 'D', $2::date - 1 from f`,
      away.appraisal,
      demo.today,
    );
    expect(fen((await resultOf(away.employment))?.amount ?? '0.00')).toBe(
      await bench.due(away, 'D'),
    );
    await mark(null);
    // Hired again: a person's earlier file is not opened.
    const again = bench.person(5);
    const second = await addEmployment(demo, again.employment, await openRun(demo));
    expect(await resultOf(second)).toBeUndefined();
    expect(fen((await resultOf(again.employment))?.amount ?? '0.00')).toBe(
      await bench.due(again, again.level),
    );
  });

  test('21: after the month is closed a revision is a difference of the next one, once, and a second one replaces it', async () => {
    const run = await calculate(demo, await openRun(demo));
    const [one, byHand] = [bench.person(3), bench.person(4)];
    const before = await bench.awardOf(run.id, one.employment);
    await payAndClose(demo, run.id);
    await demo.ask('hr', calls.createPayRun, { payGroupId: run.payGroupId });
    const { detail: slipByHand } = await bench.awardOf(run.id, byHand.employment);
    const correction = { paySlipId: slipByHand.id, amount: '12.00', reason: 'the award' };
    expect(await codeOf(demo, 'hr', calls.correctPaySlip, correction)).toBe('ok');

    await bench.revise(one, 2, bench.other(one));
    await bench.revise(byHand, 2, bench.other(byHand));
    expect(await bench.findings('resultByHand')).toEqual([byHand.employment]);
    await calculate(demo, await openRun(demo));
    const change = (await bench.due(one, bench.other(one))) - (await bench.due(one, one.level));
    const entered = async () =>
      (await bench.corrections(one.employment)).map(({ quantity }) => fen(quantity));
    expect(await entered()).toEqual([change]);
    await calculate(demo, await openRun(demo));
    expect(await entered()).toEqual([change]);
    // Nothing comes on top of a correction made by hand.
    expect(await bench.corrections(byHand.employment)).toEqual([]);
    // The closed slip is as it was, and names its correction.
    const closed = await bench.awardOf(run.id, one.employment);
    expect(closed.line).toEqual(before.line);
    expect(closed.detail.corrections).toHaveLength(1);

    await bench.revise(one, 3, 'D');
    expect((await openRun(demo)).inputsChanged).toBe(true);
    await calculate(demo, await openRun(demo));
    expect(await entered()).toEqual([
      (await bench.due(one, 'D')) - (await bench.due(one, one.level)),
    ]);
    await bench.revise(one, 4, one.level);
    await calculate(demo, await openRun(demo));
    expect(await entered()).toEqual([]);
  });
});
