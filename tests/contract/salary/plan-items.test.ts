import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import {
  change,
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

  test('has items whose formulas say at which character they are wrong, and that no scale has a level', async () => {
    const demo = current();
    const hr = await demo.browser('hr');
    const values = {
      code: 'level_award',
      nameZh: '等级奖',
      nameEn: 'Award of a level',
      source: 'formula',
      unit: 'money',
      treatment: 'wage',
      sortOrder: 600,
      disabled: false,
    } as const;
    const wrong = async (formula: string) => {
      const { answer } = await hr.send(calls.payItemCreate, { values: { ...values, formula } });
      return answer.fields?.map(({ issue, min }) => `${issue} ${min}`);
    };
    expect(await wrong('base_pay + bonuss')).toEqual(['formulaName 12']);
    expect(await wrong('base_pay * base_pay')).toEqual(['formulaType 10']);
    expect(await wrong('summe(base_pay)')).toEqual(['formulaFunction 1']);
    expect(await wrong('if(base_pay)')).toEqual(['formulaArguments 1']);
    expect(await wrong('base_pay +')).toEqual(['formula 11']);
    expect(
      await wrong('if(has_value(performance.level) and performance.level = "Z", base_pay, 0)'),
    ).toEqual(['formulaLevel 57']);
    const formula = 'if(has_value(performance.level) and performance.level = "A", base_pay, 0)';
    const made = await demo.ask('hr', calls.payItemCreate, { values: { ...values, formula } });
    // A level that is gone since is no reason to refuse another part of the formula.
    const id = made.id ?? '';
    await change(
      demo,
      (tenantId) => sql`update pay_item set formula = replace(formula, '"A"', '"Z"')
        where tenant_id = ${tenantId} and id = ${id}`,
    );
    const gone = formula.replace('"A"', '"Z"').replace('base_pay, 0', 'base_pay * 2, 0');
    const update = { id, version: made.version, changes: { formula: gone } };
    const { version } = await demo.ask('hr', calls.payItemUpdate, update);
    await demo.ask('hr', calls.payItemRemove, { id, version });
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
