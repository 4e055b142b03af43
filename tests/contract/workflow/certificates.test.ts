import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { inCompany, tenantOf } from '#tests/support/records/life-bench.ts';

eachDemo('certificates', (current) => {
  async function asked(demo: DemoGateway, kind: string): Promise<string> {
    const form = await demo.ask('staff', calls.getFormByAssign, { bizTypeId: 'certificate' });
    const { approvalId } = await demo.ask('staff', calls.formInstanceCreate, {
      event: 'resolve',
      formId: form?.formId ?? '',
      version: form?.version ?? 0,
      chosen: {},
      hash: null,
      values: { kind, purpose: 'visa', income: '99999.00' },
      requestKey: uuid7(),
    });
    return approvalId ?? '';
  }

  /** Gives the open task to the manager and back. */
  async function passRound(demo: DemoGateway, approvalId: string): Promise<void> {
    for (const account of ['manager', 'hr']) {
      const { steps } = await demo.ask('admin', calls.getApproval, { approvalId });
      const open = steps.flatMap(({ people }) => people).find(({ state }) => state === 'open');
      const { user } = await demo.ask(account, calls.currentSession, {});
      await demo.ask('admin', calls.actOnApproval, {
        approvalId,
        act: 'reassign',
        taskId: open?.taskId ?? '',
        people: [user.employmentId ?? ''],
        words: '出差中',
        requestKey: uuid7(),
      });
    }
  }

  const download = async (demo: DemoGateway, account: string, approvalId: string) =>
    (await demo.browser(account)).call(calls.downloadCertificate, { approvalId });

  test('is downloaded after approval by who asked, and checked by anybody with its code', async () => {
    const demo = current();
    const approvalId = await asked(demo, 'income');
    expect((await download(demo, 'staff', approvalId)).code).toBe('notNow');
    await passRound(demo, approvalId);
    const act = { approvalId, act: 'approve' as const, requestKey: uuid7() };
    const empty = await (await demo.browser('hr')).call(calls.actOnApproval, act);
    expect(empty.code).toBe('badInput');
    const values = { income: '12345.67' };
    await demo.ask('hr', calls.actOnApproval, { ...act, values });
    const seen = await demo.ask('staff', calls.getApproval, { approvalId });
    expect([seen.status, seen.certificate]).toEqual(['approved', true]);
    expect(seen.filled?.values).toMatchObject({ income: '12345.67' });
    // Who looks after all approvals sees the request without its amount.
    const looked = await demo.ask('admin', calls.getApproval, { approvalId });
    expect(looked.filled?.values).toMatchObject({ kind: 'income' });
    expect(JSON.stringify(looked)).not.toContain('12345');
    // Nor does who held the task for a while and decided nothing.
    const held = await demo.ask('manager', calls.getApproval, { approvalId });
    expect(held.filled?.values).toMatchObject({ kind: 'income' });
    expect(JSON.stringify(held)).not.toContain('12345');
    const all = await demo.ask('admin', calls.approveCenterList, {
      approvalType: 'all',
      rows: 200,
    });
    expect(all.rows.map(({ id }) => id)).toContain(approvalId);
    expect(JSON.stringify(all)).not.toContain('12345');
    for (const account of ['hr', 'maple'])
      expect((await download(demo, account, approvalId)).code).toBe('notFound');
    await download(demo, 'staff', approvalId);
    await download(demo, 'staff', approvalId);
    const tenantId = await tenantOf(demo);
    const issued = await inCompany(demo, (transaction) =>
      transaction
        .selectFrom('issued_certificate')
        .where('tenant_id', '=', tenantId)
        .where('approval_id', '=', approvalId)
        .selectAll()
        .execute(),
    );
    expect(issued.map(({ kind, income }) => [kind, income])).toEqual([['income', '12345.67']]);
    const check = async (code: string) =>
      (await demo.browser('staff')).call(calls.checkCertificate, { code });
    const found = await check(`harbour.${issued[0]?.code}`);
    expect(found.answer.result).toMatchObject({ kind: 'income' });
    expect(JSON.stringify(found.answer)).not.toContain('12345');
    for (const code of [
      `maple.${issued[0]?.code}`,
      'harbour.AAAAAAAAAAAAAAAA',
      `x-y.${issued[0]?.code}`,
    ])
      expect((await check(code)).code).toBe('workflow.certificateUnknown');
  });
});
