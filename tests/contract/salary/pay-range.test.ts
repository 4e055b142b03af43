import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import { payApproverRole, payrollRole } from '#gateway/services/tum/starting-pay-roles.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { change, demoLeaver, openRun, slipsOf } from '#tests/support/pay-runs.ts';
import { signInWithRole } from '#tests/support/role-holder.ts';
import { tenantOf } from '#tests/support/tenant-of.ts';

const groupId = 'ffffffff-ffff-7fff-bfff-fffffffffff1';

/** The department of somebody who leaves, and a pay group of its own. */
async function addGroup(demo: DemoGateway, employmentId: string): Promise<string> {
  const { database } = demo.gateway;
  const tenantId = await tenantOf(database, 'harbour');
  const { rows } = await database.withTransaction({ tenantId, accountId: null }, 'read', (reader) =>
    sql<{ organId: string }>`select organ_id as "organId" from job_row
      where tenant_id = ${tenantId} and employment_id = ${employmentId}
      order by from_on desc limit 1`.execute(reader),
  );
  const organId = rows[0]?.organId ?? '';
  await change(
    demo,
    () => sql`insert into pay_group select (jsonb_populate_record(g, jsonb_build_object(
        'id', ${groupId}::text, 'name', 'Department alone', 'organ_id', ${organId}::text))).*
      from pay_group g where g.tenant_id = ${tenantId} and g.organ_id is null limit 1`,
  );
  return organId;
}

eachDemo('who reaches one department', (current) => {
  test('works on its pay, and finds no run, slip, dispute, leaver and declaration of the company', async () => {
    const demo = current();
    const leaver = await demoLeaver(demo);
    const run = await openRun(demo);
    const [slip] = await slipsOf(demo, run.id);
    const all = await demo.ask('hr', calls.payLeavers, { rows: 200 });
    const disputes = await demo.ask('hr', calls.paySlipDisputes, {});
    const far = await demo.ask('hr', calls.payRuns, { page: 90 });
    expect([far.rows, far.total > 0]).toEqual([[], true]);
    expect([all.total > 1, disputes.total > 0]).toEqual([true, true]);
    const organId = await addGroup(demo, leaver.employmentId);
    const clerk = await signInWithRole(demo, {
      range: 'custom',
      organIds: [organId],
      functions: [...new Set([...payrollRole.functions, ...payApproverRole.functions])],
      fields: [],
    });

    const own = await clerk.call(calls.payRuns, {});
    expect(own.answer.result).toMatchObject({ rows: [], groups: [{ id: groupId }] });
    const begun = await clerk.call(calls.createPayRun, { payGroupId: groupId });
    const payRunId = begun.answer.result?.id ?? '';
    const opened = await clerk.call(calls.payRunDetail, { payRunId });
    expect(opened.answer.result).toMatchObject({ id: payRunId, state: 'draft' });
    const checked = await clerk.call(calls.payRunChecks, { payRunId });
    expect(checked.answer.result?.rows.length).toBeGreaterThan(0);
    const left = await clerk.call(calls.payLeavers, { rows: 200 });
    const staff = left.answer.result?.rows.map(({ employmentId }) => employmentId);
    expect(staff).toContain(leaver.employmentId);
    expect(staff?.length).toBeLessThan(all.total);
    const disputed = await clerk.call(calls.paySlipDisputes, {});
    expect(disputed.answer.result).toMatchObject({ rows: [], total: 0 });

    const { id, version } = run;
    const paySlipId = slip?.id;
    const stranger = all.rows.find(({ employmentId }) => staff?.includes(employmentId) === false);
    const refused: readonly (readonly [AnyCall, object, string])[] = [
      [calls.payRunDetail, { payRunId: id }, 'notFound'],
      [calls.payRunChecks, { payRunId: id }, 'notFound'],
      [calls.payRunReasons, { payRunId: id }, 'notFound'],
      [calls.paySlips, { payRunId: id }, 'notFound'],
      [calls.calculatePayRun, { payRunId: id, version }, 'notFound'],
      [calls.movePayRun, { payRunId: id, version, move: 'submit' }, 'notFound'],
      [calls.decidePayRun, { payRunId: id, version, decision: 'approve' }, 'notFound'],
      [calls.discardPayRun, { payRunId: id, version }, 'notFound'],
      [calls.payBankFile, { payRunId: id, format: 'csv' }, 'notFound'],
      [calls.createPayRun, { payGroupId: run.payGroupId }, 'notFound'],
      [calls.paySlipDetail, { paySlipId }, 'notFound'],
      [calls.correctPaySlip, { paySlipId, amount: '1.00', reason: 'none' }, 'notFound'],
      [calls.answerDispute, { paySlipId, text: 'none' }, 'notFound'],
      [calls.paySettlement, { employmentId: stranger?.employmentId }, 'notFound'],
      [calls.payCosts, {}, 'noPermission'],
      [calls.declarationMonths, {}, 'noPermission'],
      [calls.declarationPeople, { month: run.month }, 'noPermission'],
      [calls.insuranceStatement, { month: run.month }, 'noPermission'],
    ];
    for (const [call, request, wanted] of refused) {
      const { code } = await clerk.send(call, request);
      expect([call.name, code]).toEqual([call.name, wanted]);
    }
  });
});
