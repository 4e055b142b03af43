import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { stepOf } from '#bridge/calls/workflow/route.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import { publishForm, sendForm } from '#tests/support/workflow/publish-form.ts';

eachDemo('requests that are made again', (current) => {
  test('33: a rejected one is made again once at a time, with what it said', async () => {
    const demo = current();
    const manager = (await demo.ask('manager', calls.currentSession, {})).user.employmentId ?? '';
    const who = [{ kind: 'people' as const, ids: [manager] }];
    const formId = await publishForm(demo, [stepOf({ id: 'one', name: 'one', who })]);
    const approvalId = await sendForm(demo, 'staff', formId, { values: { why: '出差' } });
    const again = { bizTypeId: formId, againId: approvalId };
    const staff = await demo.browser('staff');
    expect((await staff.call(calls.getFormByAssign, again)).code).toBe('notFound');
    const running = await demo.ask('staff', calls.getApproval, { approvalId });
    expect(running.can).not.toContain('repeat');
    await demo.ask('manager', calls.actOnApproval, {
      approvalId,
      act: 'reject',
      words: '请改期',
      requestKey: uuid7(),
    });
    expect((await demo.ask('staff', calls.getApproval, { approvalId })).can).toContain('repeat');
    expect((await demo.ask('manager', calls.getApproval, { approvalId })).can).not.toContain(
      'repeat',
    );
    const filled = await demo.ask('staff', calls.getFormByAssign, again);
    expect(filled?.again?.values).toEqual({ why: '出差' });
    const request = {
      formId,
      version: 1,
      values: { why: '改期出差' },
      chosen: {},
      hash: null,
      previousId: approvalId,
      event: 'repeatCommit' as const,
    };
    const first = await demo.ask('staff', calls.formInstanceCreate, {
      ...request,
      requestKey: uuid7(),
    });
    const second = await staff.call(calls.formInstanceCreate, { ...request, requestKey: uuid7() });
    expect(second.code).toBe('workflow.approvalLive');
    const shown = await demo.ask('staff', calls.getApproval, {
      approvalId: first.approvalId ?? '',
    });
    expect(shown.previous?.id).toBe(approvalId);
    const other = await demo.browser('hr');
    expect((await other.call(calls.getFormByAssign, again)).code).toBe('notFound');
  });
});
