import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { stepOf } from '#bridge/calls/workflow/route.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { keepForm, publishForm, sendForm } from '#tests/support/workflow/publish-form.ts';

type Act = Omit<RequestOf<typeof calls.actOnApproval>, 'requestKey' | 'approvalId'>;

eachDemo('the button events of requests', (current) => {
  let demo: DemoGateway;
  let formId: string;

  beforeAll(async () => {
    demo = current();
    const own = async (account: string) =>
      (await demo.ask(account, calls.currentSession, {})).user.employmentId ?? '';
    const step = async (id: string, account: string) =>
      stepOf({
        id,
        name: id,
        who: [{ kind: 'people', ids: [await own(account)] }],
        rights: { why: 'write' },
      });
    formId = await publishForm(demo, [await step('one', 'manager'), await step('two', 'hr')], {
      revoke: { days: 31, by: 'route' },
    });
  });

  const speak = async (account: string, approvalId: string, act: Act) =>
    (await demo.browser(account)).call(calls.actOnApproval, {
      approvalId,
      requestKey: uuid7(),
      ...act,
    });
  const code = async (account: string, approvalId: string, act: Act) =>
    (await speak(account, approvalId, act)).code;
  const buttons = async (account: string, approvalId: string) =>
    (await demo.ask(account, calls.getApproval, { approvalId })).buttons.map(
      ({ event, act }) => `${event} ${act}`,
    );

  test('are offered to the applicant in every state, and do what they say', async () => {
    const approvalId = await sendForm(demo, 'staff', formId);
    expect(await buttons('staff', approvalId)).toEqual(['cancel withdraw']);
    expect(await buttons('manager', approvalId)).toEqual([
      'resolve approve',
      'reject reject',
      'save saveTask',
    ]);
    expect(await buttons('admin', approvalId)).toEqual([]);
    await speak('manager', approvalId, { act: 'return', words: 'more' });
    expect(await buttons('staff', approvalId)).toEqual([
      'backRepeatCommit resubmit',
      'save save',
      'cancel withdraw',
    ]);
    const again: Act = { act: 'resubmit', event: 'backRepeatCommit', values: { why: 'x' } };
    expect(await code('staff', approvalId, again)).toBe('ok');
    // Once the applicant has sent it again, the same people are asked again.
    expect((await buttons('manager', approvalId))[0]).toBe('resolve approve');
    await speak('manager', approvalId, { act: 'approve', event: 'resolve' });
    await speak('hr', approvalId, { act: 'approve', event: 'resolve' });
    expect(await buttons('staff', approvalId)).toEqual(['cancel revoke']);
    // A withdrawal that comes after the approval is no revocation.
    const late: Act = { act: 'withdraw', event: 'cancel' };
    expect(await code('staff', approvalId, late)).toBe('workflow.notWithdrawable');
    expect(await code('staff', approvalId, { act: 'revoke', event: 'cancel' })).toBe('ok');
    expect(await buttons('staff', approvalId)).toEqual(['cancel withdraw']);
    expect(await buttons('manager', approvalId)).toEqual(['resolve approve', 'reject reject']);
    expect(await code('staff', approvalId, late)).toBe('ok');
    const ended = await sendForm(demo, 'staff', formId);
    await speak('manager', ended, { act: 'reject', event: 'reject', words: 'no' });
    expect(await buttons('staff', ended)).toEqual(['repeatCommit repeat']);
  });

  test('an earlier step to which it was sent back approves it again', async () => {
    const approvalId = await sendForm(demo, 'staff', formId);
    await speak('manager', approvalId, { act: 'approve', event: 'resolve' });
    await speak('hr', approvalId, { act: 'return', node: 'one', words: 'look again' });
    expect((await buttons('manager', approvalId))[0]).toBe('backRepeatResolve approve');
    await speak('manager', approvalId, { act: 'approve', event: 'backRepeatResolve' });
    expect((await buttons('hr', approvalId))[0]).toBe('resolve approve');
  });

  test('mean no act but their own', async () => {
    const approvalId = await sendForm(demo, 'staff', formId);
    expect(await code('staff', approvalId, { act: 'withdraw', event: 'reject' })).toBe('badInput');
    expect(await code('manager', approvalId, { act: 'approve', event: 'cancel' })).toBe('badInput');
    expect(await buttons('staff', approvalId)).toEqual(['cancel withdraw']);
  });

  test('keep and send a form that is filled in, or make an ended one again', async () => {
    const read = async (againId?: string) =>
      (
        await demo.ask('staff', calls.getFormByAssign, {
          bizTypeId: formId,
          ...(againId !== undefined && { againId }),
        })
      )?.buttons.map(({ event, act }) => `${event} ${act}`);
    expect(await read()).toEqual(['preview preview', 'resolve send', 'save saveForm']);
    await keepForm(demo, 'staff', { formId, version: 1, values: { why: 'later' } });
    expect(await read()).toContain('cancel removeForm');
    const approvalId = await sendForm(demo, 'staff', formId);
    await speak('staff', approvalId, { act: 'withdraw', event: 'cancel' });
    expect(await read(approvalId)).toContain('repeatCommit send');
    const staff = await demo.browser('staff');
    const create = async (more: Partial<RequestOf<typeof calls.formInstanceCreate>>) =>
      (
        await staff.call(calls.formInstanceCreate, {
          event: 'resolve',
          formId,
          version: 1,
          values: {},
          chosen: {},
          hash: null,
          requestKey: uuid7(),
          ...more,
        })
      ).code;
    expect(await create({ previousId: approvalId })).toBe('badInput');
    expect(await create({ event: 'repeatCommit' })).toBe('badInput');
    expect(await create({ event: 'repeatCommit', previousId: approvalId })).toBe('ok');
  });
});
