import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { makeSlips } from '#gateway/services/salary/runs/calculate.ts';
import { inputsMarkOf } from '#gateway/services/salary/runs/inputs-mark.ts';
import { readPeople } from '#gateway/services/salary/runs/load-people.ts';
import { loadRunFacts } from '#gateway/services/salary/runs/load-plan.ts';
import { readRun } from '#gateway/services/salary/runs/open-run.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import {
  addEmployment,
  addMissingAccounts,
  calculate,
  fen,
  openRun,
  openRunOrClosed,
  slipsOf,
} from '#tests/support/pay-runs.ts';
import { tenantOf } from '#tests/support/tenant-of.ts';

/** The lines of a slip by code. */
async function linesOf(demo: DemoGateway, paySlipId: string) {
  const { lines } = await demo.ask('hr', calls.paySlipDetail, { paySlipId });
  return new Map(lines.map((line) => [line.code, line]));
}

/** Somebody who was paid before and has nothing special in the open month. */
async function ordinaryPerson(demo: DemoGateway, runId: string) {
  const slips = await slipsOf(demo, runId);
  const found = slips.find(
    ({ exceptions, reasons, netBefore }) =>
      exceptions.length === 0 && netBefore !== null && !reasons.includes('partMonth'),
  );
  if (found === undefined) throw new Error('Everybody is special.');
  return found;
}

eachDemo('a month of pay', (current) => {
  test('a raise from the 12th counts by due days once it is approved', async () => {
    const demo = current();
    const run = await openRun(demo);
    const person = await ordinaryPerson(demo, run.id);
    const { employmentId } = person;
    const before = (await linesOf(demo, person.id)).get('base_pay')?.amount ?? '';
    const effectiveOn = addDays(run.fromOn, 11);
    const { id, version } = await demo.ask('hr', calls.payRaiseCreate, {
      values: {
        employment: employmentId,
        kind: 'raise',
        effectiveOn,
        basePay: '30000.00',
        positionPay: '1200.00',
        performancePay: '0.00',
        allowance: '300.00',
      },
    });
    await demo.ask('hr', calls.payRaiseMove, { id: id ?? '', version, move: 'confirm' });
    expect((await openRun(demo)).inputsChanged).toBe(true);
    const after = await calculate(demo, await openRun(demo));
    const slip = (await slipsOf(demo, after.id)).find((one) => one.employmentId === employmentId);
    expect(slip?.reasons).toContain('raise');
    const line = (await linesOf(demo, slip?.id ?? '')).get('base_pay');
    expect(fen(line?.amount ?? '0')).toBeGreaterThan(fen(before));
    expect(fen(line?.amount ?? '0')).toBeLessThan(fen('30000.00'));
    expect(line?.steps.length).toBeGreaterThan(1);
  });

  test('somebody with two employments in a month is taxed once', async () => {
    const demo = current();
    const run = await openRun(demo);
    const { employmentId } = await ordinaryPerson(demo, run.id);
    const second = await addEmployment(demo, employmentId, run);
    const after = await calculate(demo, await openRun(demo));
    const slips = await slipsOf(demo, after.id);
    const taxOf = async (id: string) => {
      const slip = slips.find((one) => one.employmentId === id);
      const line = (await linesOf(demo, slip?.id ?? '')).get('tax.income');
      const input = (name: string) =>
        fen(line?.inputs.find((one) => one.name.en === name)?.value ?? '0.00');
      return { amount: fen(line?.amount ?? '0.00'), input };
    };
    const [first, other] = [await taxOf(employmentId), await taxOf(second)];
    const income = 'Income of the year';
    expect(other.input(income) - first.input(income)).toBe(fen('8000.00'));
    const basic = 'Basic deduction of the year';
    expect(other.input(basic)).toBe(first.input(basic));
    expect(other.input('Withheld before')).toBe(first.input('Withheld before') + first.amount);
    const special = 'Special deductions of the year';
    expect(other.input(special)).toBe(first.input(special));
  });

  test('the order of people does not matter', async () => {
    const demo = current();
    const { id } = await openRun(demo);
    const tenantId = await tenantOf(demo.gateway.database, 'harbour');
    const scope = { tenantId, accountId: null };
    const [some, turned] = await demo.gateway.database.withTransaction(
      scope,
      'read',
      async (database) => {
        const run = await readRun({ database, tenantId }, id);
        const facts = await loadRunFacts(database, tenantId, run);
        const inputsMark = await inputsMarkOf(database, tenantId, run);
        const work = { database, tenantId, run, facts, inputsMark, calculation: run.begun + 1 };
        const people = await readPeople(database, tenantId, run);
        return [await makeSlips(work, people), await makeSlips(work, people.toReversed())];
      },
    );
    expect(turned).toEqual(some);
  });

  test('the bank takes its own layout, and its sum is that of the run', async () => {
    const demo = current();
    let run = await openRun(demo);
    const payRunId = run.id;
    await demo.ask('hr', calls.movePayRun, { payRunId, version: run.version, move: 'submit' });
    run = await openRunOrClosed(demo, payRunId);
    const decision = { payRunId, version: run.version, decision: 'approve' } as const;
    await demo.ask('admin', calls.decidePayRun, decision);
    await addMissingAccounts(demo);
    const { bankTemplate } = await openRunOrClosed(demo, payRunId);
    expect(bankTemplate).not.toBeNull();
    const request = { payRunId, format: 'template' } as const;
    const file = await (await demo.browser('hr')).call(calls.payBankFile, request);
    const lines = file.body.trim().split('\r\n');
    const amounts = lines.slice(1).map((line) => fen(line.split(',')[3] ?? '0'));
    expect(amounts.reduce((sum, amount) => sum + amount, 0n)).toBe(fen(run.net));
    expect(lines[0]?.split(',')).toHaveLength(5);
  });
});
