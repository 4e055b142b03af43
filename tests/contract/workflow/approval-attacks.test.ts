import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { type RouteNode, stepOf } from '#bridge/calls/workflow/route.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { entries } from '#gateway/services/joyhr/life/records/entries.ts';
import { transfers } from '#gateway/services/joyhr/life/records/transfers.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { hired, type ReadChange, submitted } from '#tests/support/records/life-bench.ts';
import { ask, makeAccount, speak } from '#tests/support/records/record-bench.ts';
import { publishRoute } from '#tests/support/workflow/publish-route.ts';

eachDemo('an approver', (current) => {
  let demo: DemoGateway;
  let checker: string;

  beforeAll(async () => {
    demo = current();
    checker = await hired(demo, entries, addDays(demo.today, -20));
    const { functionId } = transfers.record;
    const functions = [functionId, `${functionId}.edit`];
    const plan = { loginName: 'checker', range: 'all', functions, employmentId: checker } as const;
    await makeAccount(demo, plan);
  });

  const step = (id: string, ids: readonly string[], more: object = {}): RouteNode =>
    stepOf({ id, name: id, who: [{ kind: 'people', ids: [...ids] }], ...more });

  async function asked(nodes: readonly RouteNode[]) {
    const employment = await hired(demo, entries, addDays(demo.today, -30));
    await publishRoute(demo, 'transfer', nodes);
    const effectiveOn = addDays(demo.today, 9);
    const values = { employment, kind: 'transfer', effectiveOn, workPlace: 'Suzhou' };
    const row = (await submitted(demo, 'hr', transfers, values)) as ReadChange & {
      pending: string | null;
    };
    return { id: row.id, approvalId: row.pending ?? '' };
  }

  const act = async (what: 'approve' | 'return', approvalId: string) => {
    const request = { approvalId, act: what, words: 'why', requestKey: uuid7() };
    return (await (await demo.browser('checker')).call(calls.actOnApproval, request)).code;
  };

  test('does not change what was returned, submit it for the applicant and approve it then', async () => {
    const { id, approvalId } = await asked([step('one', [checker])]);
    expect(await act('return', approvalId)).toBe('ok');
    const open = await ask<ReadChange>(demo, 'checker', transfers, 'get', { id });
    const { version } = await ask<ReadChange>(demo, 'checker', transfers, 'update', {
      id,
      version: open.version,
      changes: { workPlace: 'Elsewhere' },
    });
    const again = await speak(demo, 'checker', transfers, 'move', { id, version, move: 'submit' });
    expect(again.code).toBe('noPermission');
  });

  test('does not see after the decision what the step hid before it', async () => {
    const manager = (await demo.ask('manager', calls.currentSession, {})).user.employmentId ?? '';
    const { approvalId } = await asked([
      step('one', [checker], { rights: { workPlace: 'hidden' } }),
      step('two', [manager]),
    ]);
    const seen = async (account: string) =>
      (await demo.ask(account, calls.getApproval, { approvalId })).lines.map(({ field }) => field);
    expect(await seen('hr')).toContain('workPlace');
    expect(await seen('checker')).not.toContain('workPlace');
    expect(await act('approve', approvalId)).toBe('ok');
    expect(await seen('checker')).not.toContain('workPlace');
    expect(await seen('manager')).toContain('workPlace');
  });
});
