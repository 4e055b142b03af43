import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import { auditorRole } from '#gateway/services/tum/starting-pay-roles.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import { closedRuns, slipsOf } from '#tests/support/pay-runs.ts';
import { signInWithRole } from '#tests/support/role-holder.ts';

eachDemo('an auditor', (current) => {
  test('sees what pay costs by month and department, and no name and no slip', async () => {
    const demo = current();
    const { code: _, range, functions } = auditorRole;
    const auditor = await signInWithRole(demo, {
      range,
      functions: [...functions],
      fields: [],
    });
    const { answer } = await auditor.call(calls.payCosts, {});
    const costs = answer.result;
    const [run] = await closedRuns(demo);
    const { gross, net } = await demo.ask('hr', calls.payRunDetail, { payRunId: run?.id ?? '' });
    expect(costs?.months.find(({ month }) => month === run?.month)).toMatchObject({ gross, net });
    const text = JSON.stringify(costs);
    const slips = await slipsOf(demo, run?.id ?? '');
    const shown = slips.filter(
      ({ name, staffNo, employmentId }) =>
        text.includes(name) || text.includes(staffNo) || text.includes(employmentId),
    );
    expect([slips.length > 100, shown]).toEqual([true, []]);
    const refused: readonly (readonly [AnyCall, object])[] = [
      [calls.payRuns, {}],
      [calls.payRunDetail, { payRunId: run?.id }],
      [calls.paySlips, { payRunId: run?.id }],
      [calls.paySlipDetail, { paySlipId: slips[0]?.id }],
      [calls.payLeavers, {}],
      [calls.salaryFilePage, {}],
      [calls.payEntryPage, {}],
      [calls.declarationPeople, { month: run?.month }],
      [calls.insuranceStatementPeople, { month: run?.month, show: 'all' }],
    ];
    for (const [call, request] of refused) {
      const { code } = await auditor.send(call, request);
      expect([call.name, code]).toEqual([call.name, 'noPermission']);
    }
  });
});
