import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import {
  closedRuns,
  codeOf,
  demoLeaver,
  enteredItems,
  openRun,
  slipsOf,
} from '#tests/support/pay-runs.ts';

eachDemo('the plan of a pay group', (current) => {
  test('keeps out corrections and settlements whose items it does not pay', async () => {
    const demo = current();
    const { id } = await demo.ask('hr', calls.payPlanCreate, {
      values: { name: '基础方案', items: 'base_pay\nunused_leave' },
    });
    const { rows } = await demo.ask('hr', calls.payGroupPage, { rows: 20 });
    const [group] = rows;
    const setPlan = async (plan: string | null) => {
      const { version } = await demo.ask('hr', calls.payGroupGet, { id: group?.id ?? '' });
      await demo.ask('hr', calls.payGroupUpdate, {
        id: group?.id ?? '',
        version,
        changes: { plan },
      });
    };
    await setPlan(id ?? '');
    const [closed] = await closedRuns(demo);
    const [slip] = await slipsOf(demo, closed?.id ?? '');
    const correction = { paySlipId: slip?.id ?? '', amount: '12.00', reason: 'late' };
    const { employmentId } = await demoLeaver(demo);
    const settlement = { employmentId, kind: 'N', severance: '900000.00', unusedDays: '1' };
    const codes = async () => [
      await codeOf(demo, 'hr', calls.correctPaySlip, correction),
      await codeOf(demo, 'hr', calls.savePaySettlement, settlement),
    ];
    expect(await codes()).toEqual(['salary.noCorrectionItem', 'salary.noSettlementItem']);
    // Nor is half of it entered: the plan pays unused leave, and no severance.
    const run = await openRun(demo);
    expect(await enteredItems(demo, employmentId, run.month)).not.toContain('unused_leave');
    await setPlan(null);
    expect(await codes()).toEqual(['ok', 'ok']);
  });

  test('is not removed while a test or a group is of it', async () => {
    const demo = current();
    const made = await demo.ask('hr', calls.payPlanCreate, {
      values: { name: '试算方案', items: 'base_pay' },
    });
    const plan = { id: made.id ?? '', version: made.version };
    const removed = () => codeOf(demo, 'hr', calls.payPlanRemove, plan);
    const saved = await demo.ask('hr', calls.payTestCreate, {
      values: {
        name: '基本工资',
        plan: plan.id,
        given: 'file.base = 8000',
        expected: 'base_pay = 8000',
        disabled: true,
      },
    });
    expect(await removed()).toBe('inUse');
    await demo.ask('hr', calls.payTestRemove, { id: saved.id ?? '', version: saved.version });
    expect(await removed()).toBe('ok');
  });
});
