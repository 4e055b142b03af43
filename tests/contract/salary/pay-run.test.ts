import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import { addMonths } from '#gateway/kernel/people/calendar.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import {
  addMissingAccounts,
  calculate,
  closedRuns,
  codeOf,
  fen,
  openRun,
  openRunOrClosed,
  slipsOf,
} from '#tests/support/pay-runs.ts';
import { tenantOf } from '#tests/support/tenant-of.ts';

eachDemo('payroll runs', (current) => {
  test('the demo has six closed months and one that is calculated, and slips are their sums', async () => {
    const closed = await closedRuns(current());
    expect(closed.length).toBeGreaterThanOrEqual(6);
    const run = await openRun(current());
    expect(run.state).toBe('calculated');
    expect(run.faults).toBe(0);
    const slips = await slipsOf(current(), run.id);
    expect(slips).toHaveLength(run.people);
    const total = slips.reduce((sum, { net }) => sum + fen(net), 0n);
    expect(total).toBe(fen(run.net));
  });

  test('a calculation again gives the same slips under the same ids', async () => {
    const before = await openRun(current());
    const slips = await slipsOf(current(), before.id);
    const after = await calculate(current(), before);
    expect(await slipsOf(current(), after.id)).toEqual(slips);
    expect({ ...after, version: 0, steps: [] }).toEqual({ ...before, version: 0, steps: [] });
  });

  test('what changed since the calculation keeps a run from being submitted', async () => {
    const demo = current();
    const run = await openRun(demo);
    expect(run.inputsChanged).toBe(false);
    const [slip] = await slipsOf(demo, run.id);
    const items = await demo.ask('hr', calls.payItemPage, { rows: 200 });
    const item = items.rows.find(({ fields }) => fields.code === 'bonus')?.id ?? '';
    const values = { employment: slip?.employmentId ?? '', item, month: run.month };
    const entry = await demo.ask('hr', calls.payEntryCreate, {
      values: { ...values, quantity: '500.00' },
    });
    expect((await openRun(demo)).inputsChanged).toBe(true);
    const submit = { payRunId: run.id, version: run.version, move: 'submit' };
    expect(await codeOf(demo, 'hr', calls.movePayRun, submit)).toBe('salary.inputsChanged');
    const again = await calculate(demo, run);
    expect(fen(again.gross) - fen(run.gross)).toBe(50_000n);
    // A month that is closed takes no entry.
    const late = { ...values, month: addMonths(run.month, -1), quantity: '500.00' };
    expect(await codeOf(demo, 'hr', calls.payEntryCreate, { values: late })).toBe('badInput');
    expect(entry.id).not.toBe('');
  });

  test('two people at one run: the second one is told', async () => {
    const { id: payRunId, version } = await openRun(current());
    const stale = { payRunId, version: version - 1 };
    expect(await codeOf(current(), 'hr', calls.calculatePayRun, stale)).toBe('conflict');
    const { groups } = await current().ask('hr', calls.payRuns, {});
    const again = { payGroupId: groups[0]?.id ?? '' };
    expect(await codeOf(current(), 'hr', calls.createPayRun, again)).toBe('salary.runOpen');
  });

  test('only pay and its approvers see runs: heads of departments and staff are refused', async () => {
    const { id: payRunId } = await openRun(current());
    const [slip] = await slipsOf(current(), payRunId);
    for (const account of ['manager', 'staff', 'operator']) {
      expect(await codeOf(current(), account, calls.payRuns, {})).toBe('noPermission');
      expect(await codeOf(current(), account, calls.paySlips, { payRunId })).toBe('noPermission');
      const one = { paySlipId: slip?.id ?? '' };
      expect(await codeOf(current(), account, calls.paySlipDetail, one)).toBe('noPermission');
      expect(await codeOf(current(), account, calls.payCosts, {})).toBe('noPermission');
    }
  });

  test('ids of another company are refused like unknown ones, whatever is asked of them', async () => {
    const demo = current();
    const run = await openRun(demo);
    const [closed] = await closedRuns(demo);
    const [slip] = await slipsOf(demo, closed?.id ?? '');
    const { groups } = await demo.ask('hr', calls.payRuns, {});
    const about = { payRunId: run.id };
    const versioned = { ...about, version: run.version };
    const paySlipId = slip?.id ?? '';
    const asked: readonly (readonly [AnyCall, object])[] = [
      [calls.payRunDetail, about],
      [calls.payRunChecks, about],
      [calls.payRunReasons, about],
      [calls.paySlips, about],
      [calls.createPayRun, { payGroupId: groups[0]?.id }],
      [calls.calculatePayRun, versioned],
      [calls.movePayRun, { ...versioned, move: 'submit' }],
      [calls.decidePayRun, { ...versioned, decision: 'approve' }],
      [calls.discardPayRun, versioned],
      [calls.payBankFile, { payRunId: closed?.id, format: 'csv' }],
      [calls.paySlipDetail, { paySlipId }],
      [calls.correctPaySlip, { paySlipId, amount: '1.00', reason: 'why' }],
      [calls.answerDispute, { paySlipId, text: 'answer' }],
      [calls.openMySlip, { paySlipId }],
      [calls.mySlipFile, { paySlipId }],
      [calls.replyMySlip, { paySlipId, reply: 'confirm' }],
    ];
    for (const [call, request] of asked) {
      expect([call.name, await codeOf(demo, 'maple', call, request)]).toEqual([
        call.name,
        'notFound',
      ]);
    }
    expect(await openRun(demo)).toEqual(run);
  });

  test('a slip says how it was made: inputs, rule and steps, and the tax of the year goes on', async () => {
    const run = await openRun(current());
    const [, , slip] = await slipsOf(current(), run.id);
    const detail = await current().ask('hr', calls.paySlipDetail, { paySlipId: slip?.id ?? '' });
    const lines = new Map(detail.lines.map((line) => [line.code, line]));
    expect(lines.get('base_pay')?.steps.length).toBeGreaterThan(0);
    expect(lines.get('insurance.pension')?.inputs).toHaveLength(2);
    expect(lines.get('tax.income')?.steps.length).toBe(3);
    const sumOf = (...kinds: readonly string[]) =>
      detail.lines
        .filter(({ kind }) => kinds.includes(kind))
        .reduce((sum, { amount }) => sum + fen(amount ?? '0.00'), 0n);
    const off = sumOf('before-tax', 'insurance', 'tax', 'after-tax');
    expect(sumOf('earning') - off).toBe(fen(detail.net));
    expect(detail.before).not.toBeNull();
  });

  test('checks name joiners and what is missing; exceptions and reasons lead to the slips', async () => {
    const run = await openRun(current());
    const { rows, counts } = await current().ask('hr', calls.payRunChecks, { payRunId: run.id });
    expect(counts.warning).toBeGreaterThan(0);
    expect(rows.map(({ kind }) => kind)).toContain('attendanceOpen');
    const { reasons } = await current().ask('hr', calls.payRunReasons, { payRunId: run.id });
    const correction = reasons.find(({ reason }) => reason === 'correction');
    expect(correction?.people).toBe(1);
    const found = await current().ask('hr', calls.paySlips, {
      payRunId: run.id,
      reason: 'correction',
    });
    expect(found.total).toBe(1);
    const [one] = found.rows;
    const detail = await current().ask('hr', calls.paySlipDetail, { paySlipId: one?.id ?? '' });
    expect(detail.lines.find(({ code }) => code === 'correction')?.amount).toBe('260.00');
  });

  test('a company without a period sees no costs of others, and sums name nobody', async () => {
    const costs = await current().ask('hr', calls.payCosts, {});
    expect(costs.months.length).toBeGreaterThanOrEqual(6);
    expect(costs.rows.every(({ people }) => people >= 3)).toBe(true);
    const [month] = costs.months;
    const own = costs.rows.filter((row) => row.month === month?.month);
    expect(own.reduce((sum, { net }) => sum + fen(net), 0n)).toBe(fen(month?.net ?? '0'));
    expect(JSON.stringify(costs)).not.toContain('staffNo');
  });

  test('a month goes from calculated to closed by four eyes, and slips, run and bank file are one sum', async () => {
    const demo = current();
    let run = await openRun(demo);
    const payRunId = run.id;
    const move = async (account: string, step: 'submit' | 'pay' | 'close') => {
      await demo.ask(account, calls.movePayRun, { payRunId, version: run.version, move: step });
      run = await openRunOrClosed(demo, payRunId);
    };
    const early = { payRunId, format: 'csv' };
    expect(await codeOf(demo, 'hr', calls.payBankFile, early)).toBe('notNow');
    await move('hr', 'submit');
    const approve = { payRunId, version: run.version, decision: 'approve' } as const;
    // Who prepares a run has no right to approve it, and who has every right does not approve own work.
    expect(await codeOf(demo, 'hr', calls.decidePayRun, approve)).toBe('noPermission');
    const back = { ...approve, decision: 'return' } as const;
    expect(await codeOf(demo, 'admin', calls.decidePayRun, back)).toBe('salary.reasonNeeded');
    await demo.ask('admin', calls.decidePayRun, { ...back, note: 'look again' });
    run = await openRunOrClosed(demo, payRunId);
    expect(run.state).toBe('calculated');
    const own = { payRunId, version: run.version, move: 'submit' } as const;
    await demo.ask('admin', calls.movePayRun, own);
    run = await openRunOrClosed(demo, payRunId);
    const ownWork = { payRunId, version: run.version, decision: 'approve' } as const;
    expect(await codeOf(demo, 'admin', calls.decidePayRun, ownWork)).toBe('salary.fourEyes');
    await demo.ask('hr', calls.movePayRun, { payRunId, version: run.version, move: 'withdraw' });
    run = await openRunOrClosed(demo, payRunId);
    await move('hr', 'submit');
    await demo.ask('admin', calls.decidePayRun, {
      payRunId,
      version: run.version,
      decision: 'approve',
    });
    run = await openRunOrClosed(demo, payRunId);
    expect(run.state).toBe('approved');
    const unpaid = { payRunId, version: run.version, move: 'pay' };
    expect(await codeOf(demo, 'hr', calls.movePayRun, unpaid)).toBe('salary.noBankFile');
    // Somebody has no bank account: no file until it is there.
    expect(await codeOf(demo, 'hr', calls.payBankFile, early)).toBe('salary.missingAccounts');
    await addMissingAccounts(demo);
    const file = await (await demo.browser('hr')).call(calls.payBankFile, {
      payRunId,
      format: 'csv',
    });
    const text = file.body;
    expect(text).toContain(run.net);
    run = await openRunOrClosed(demo, payRunId);
    await move('hr', 'pay');
    await move('hr', 'close');
    expect(run.state).toBe('closed');
    expect(run.steps.map(({ action }) => action)).toContain('bank-file');
  });

  test('a closed run never changes, whoever writes to it', async () => {
    const { database } = current().gateway;
    const tenantId = await tenantOf(database, 'harbour');
    const [run] = await closedRuns(current());
    const id = run?.id ?? '';
    const write = (sqlText: 'run' | 'slip' | 'line') =>
      database.withTransaction({ tenantId, accountId: null }, 'write', async (transaction) => {
        if (sqlText === 'run') {
          await transaction.updateTable('pay_run').set({ net: '1' }).where('id', '=', id).execute();
        } else if (sqlText === 'slip') {
          await transaction
            .updateTable('pay_slip')
            .set({ net: '1' })
            .where('pay_run_id', '=', id)
            .execute();
        } else {
          await transaction.deleteFrom('pay_line').where('pay_run_id', '=', id).execute();
        }
      });
    for (const what of ['run', 'slip', 'line'] as const) {
      await expect(write(what)).rejects.toThrow(/never change/);
    }
    const asked = { payRunId: id, version: run?.version ?? 1 };
    expect(await codeOf(current(), 'hr', calls.calculatePayRun, asked)).toBe('notNow');
    expect(await codeOf(current(), 'hr', calls.discardPayRun, asked)).toBe('notNow');
  });

  test('a closed slip is corrected in the month that is open', async () => {
    const demo = current();
    const [closed] = await closedRuns(demo);
    const [slip] = await slipsOf(demo, closed?.id ?? '');
    const wrong = { paySlipId: slip?.id ?? '', amount: '-120.50', reason: 'paid twice' };
    expect(await codeOf(demo, 'hr', calls.correctPaySlip, wrong)).toBe('salary.noOpenMonth');
    const { groups } = await demo.ask('hr', calls.payRuns, {});
    const [group] = groups;
    expect(group?.nextMonth).toBe(addMonths(closed?.month ?? '', 1));
    await demo.ask('hr', calls.createPayRun, { payGroupId: group?.id ?? '' });
    const { month } = await demo.ask('hr', calls.correctPaySlip, wrong);
    expect(month).toBe(group?.nextMonth);
    const run = await calculate(demo, await openRun(demo));
    const { rows } = await demo.ask('hr', calls.paySlips, {
      payRunId: run.id,
      reason: 'correction',
      rows: 200,
    });
    const own = rows.find(({ employmentId }) => employmentId === slip?.employmentId);
    const detail = await demo.ask('hr', calls.paySlipDetail, { paySlipId: own?.id ?? '' });
    const line = detail.lines.find(({ code }) => code === 'correction');
    expect(line?.amount).toBe('-120.50');
    expect(line?.steps[0]?.en).toContain('paid twice');

    // A second one of the same month has the next number; one that was taken back keeps its own.
    const again = { ...wrong, amount: '20.50', reason: 'half of it was due' };
    await demo.ask('hr', calls.correctPaySlip, again);
    await calculate(demo, await openRun(demo));
    const both = await demo.ask('hr', calls.paySlipDetail, { paySlipId: own?.id ?? '' });
    const steps = both.lines.find(({ code }) => code === 'correction')?.steps ?? [];
    const of = closed?.month.slice(0, 7);
    expect(steps.map(({ en }) => en)).toEqual([
      `Correction 1 of ${of}: CNY -120.5, paid twice`,
      `Correction 2 of ${of}: CNY 20.5, half of it was due`,
    ]);
    expect(steps[1]?.['zh-CN']).toBe(`更正 ${of}（第 2 次）：20.5 元，half of it was due`);
    const corrected = await demo.ask('hr', calls.paySlipDetail, { paySlipId: wrong.paySlipId });
    expect(corrected.corrections.map(({ number, amount }) => [number, amount])).toEqual([
      [2, '20.50'],
      [1, '-120.50'],
    ]);
  });
});
