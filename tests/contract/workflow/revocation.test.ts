import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { stepOf } from '#bridge/calls/workflow/route.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { inCompany } from '#tests/support/records/life-bench.ts';
import { publishForm, sendForm } from '#tests/support/workflow/publish-form.ts';

type Act = Omit<RequestOf<typeof calls.actOnApproval>, 'requestKey'>;

eachDemo('an approved request', (current) => {
  let demo: DemoGateway;
  let manager: string;

  beforeAll(async () => {
    demo = current();
    manager = (await demo.ask('manager', calls.currentSession, {})).user.employmentId ?? '';
  });

  const speak = async (account: string, act: Act) =>
    (await demo.browser(account)).call(calls.actOnApproval, { ...act, requestKey: uuid7() });
  const detail = (account: string, approvalId: string) =>
    demo.ask(account, calls.getApproval, { approvalId });

  /** A request of `staff` that `manager` approved. */
  async function approved(revoke: { days: number; by: 'route' | 'once' } | undefined) {
    const who = [{ kind: 'people' as const, ids: [manager] }];
    const nodes = [stepOf({ id: 'one', name: 'one', who, rights: { why: 'write' } })];
    const formId = await publishForm(demo, nodes, revoke === undefined ? {} : { revoke });
    const approvalId = await sendForm(demo, 'staff', formId);
    await speak('manager', { approvalId, act: 'approve', values: { why: 'as agreed' } });
    return approvalId;
  }

  test('35: is revoked by the same route, and stays as it is where that refuses', async () => {
    const approvalId = await approved({ days: 31, by: 'route' });
    const { endedAt } = await detail('staff', approvalId);
    expect((await speak('manager', { approvalId, act: 'revoke' })).code).toBe('noPermission');
    expect((await speak('staff', { approvalId, act: 'revoke', words: 'not needed' })).code).toBe(
      'ok',
    );
    const asked = await detail('manager', approvalId);
    expect([asked.status, asked.can.includes('approve')]).toEqual(['revoking', true]);
    expect((await speak('staff', { approvalId, act: 'revoke' })).code).toBe(
      'workflow.instanceRunning',
    );
    // What was approved is not sent back to be written again.
    expect((await speak('manager', { approvalId, act: 'return', words: 'x' })).code).toBe(
      'workflow.targetNotAllowed',
    );
    await speak('manager', { approvalId, act: 'reject', words: 'it is paid' });
    const kept = await detail('staff', approvalId);
    expect([kept.status, kept.endedAt]).toEqual(['approved', endedAt]);
    await speak('staff', { approvalId, act: 'revoke' });
    await speak('manager', { approvalId, act: 'approve' });
    const after = await detail('staff', approvalId);
    expect([after.status, after.can.includes('revoke'), after.can.includes('repeat')]).toEqual([
      'revoked',
      false,
      true,
    ]);
    expect(after.log.map(({ kind }) => kind)).toEqual([
      ...['submit', 'approve', 'revoke', 'reject'],
      ...['revoke', 'approve'],
    ]);
  });

  test('keeps what was approved while it is asked about revoking it', async () => {
    const approvalId = await approved({ days: 31, by: 'route' });
    expect((await detail('staff', approvalId)).filled?.values).toEqual({ why: 'as agreed' });
    await speak('staff', { approvalId, act: 'revoke' });
    expect((await detail('manager', approvalId)).filled?.rights).toEqual({});
    await speak('manager', { approvalId, act: 'approve', values: { why: 'something else' } });
    const after = await detail('staff', approvalId);
    expect([after.status, after.filled?.values]).toEqual(['revoked', { why: 'as agreed' }]);
  });

  test('is revoked at once where its route says so, and not at all without', async () => {
    const once = await approved({ days: 1, by: 'once' });
    expect((await speak('staff', { approvalId: once, act: 'revoke' })).code).toBe('ok');
    expect((await detail('staff', once)).status).toBe('revoked');
    const never = await approved(undefined);
    expect((await detail('staff', never)).can).not.toContain('revoke');
    expect((await speak('staff', { approvalId: never, act: 'revoke' })).code).toBe(
      'workflow.notWithdrawable',
    );
  });

  test('is no longer revoked after its days, and a revocation is taken back', async () => {
    const approvalId = await approved({ days: 2, by: 'route' });
    await speak('staff', { approvalId, act: 'revoke' });
    await speak('staff', { approvalId, act: 'withdraw' });
    const back = await detail('staff', approvalId);
    expect([back.status, back.log.at(-1)?.kind]).toEqual(['approved', 'keep']);
    expect((await detail('manager', approvalId)).task).toBeNull();
    await inCompany(demo, (database) =>
      database
        .updateTable('approval')
        .set({ ended_at: new Date(demo.gateway.clock.now().getTime() - 3 * 86_400_000) })
        .where('id', '=', approvalId)
        .execute(),
    );
    expect((await speak('staff', { approvalId, act: 'revoke' })).code).toBe(
      'workflow.notWithdrawable',
    );
  });
});
