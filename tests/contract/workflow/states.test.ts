import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { fieldOf } from '#bridge/calls/workflow/form.ts';
import { stepOf } from '#bridge/calls/workflow/route.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { publishForm, sendForm } from '#tests/support/workflow/publish-form.ts';

type Act = Omit<RequestOf<typeof calls.actOnApproval>, 'requestKey' | 'approvalId'>;

eachDemo('the states of a request', (current) => {
  let demo: DemoGateway;
  let formId: string;

  beforeAll(async () => {
    demo = current();
    const manager = (await demo.ask('manager', calls.currentSession, {})).user.employmentId ?? '';
    const who = [{ kind: 'people' as const, ids: [manager] }];
    formId = await publishForm(demo, [stepOf({ id: 'one', name: 'one', who })], {
      revoke: { days: 31, by: 'once' },
      fields: [
        fieldOf({ id: 'why', nameZh: '事由', nameEn: 'Why', kind: 'text', required: true }),
        fieldOf({ id: 'amount', nameZh: '金额', nameEn: 'Amount', kind: 'money' }),
      ],
    });
  });

  const send = () => sendForm(demo, 'staff', formId, { values: { why: '出差' } });
  const speak = async (account: string, approvalId: string, act: Act) =>
    (await demo.browser(account)).call(calls.actOnApproval, {
      approvalId,
      requestKey: uuid7(),
      ...act,
    });
  const code = async (account: string, approvalId: string, act: Act) =>
    (await speak(account, approvalId, act)).code;
  const read = (account: string, approvalId: string) =>
    demo.ask(account, calls.getApproval, { approvalId });

  test('what has happened already happens once: nothing changes, and nothing is logged', async () => {
    const withdrawn = await send();
    const revoked = await send();
    await speak('staff', withdrawn, { act: 'withdraw' });
    await speak('manager', revoked, { act: 'approve' });
    await speak('staff', revoked, { act: 'revoke' });
    const terminated = await send();
    await speak('admin', terminated, { act: 'terminate' });
    for (const [account, id, act] of [
      ['staff', withdrawn, 'withdraw'],
      ['staff', revoked, 'revoke'],
      ['admin', terminated, 'terminate'],
    ] as const) {
      const before = await read(account, id);
      expect(await code(account, id, { act })).toBe('ok');
      expect(await read(account, id)).toEqual(before);
    }
  });

  test('is sent once, and made again only after its end', async () => {
    const approvalId = await send();
    const again = async () =>
      (
        await (
          await demo.browser('staff')
        ).call(calls.formInstanceCreate, {
          event: 'repeatCommit',
          formId,
          version: 1,
          values: { why: '再次' },
          chosen: {},
          hash: null,
          previousId: approvalId,
          requestKey: uuid7(),
        })
      ).code;
    expect(await code('staff', approvalId, { act: 'approve' })).toBe('workflow.instanceRunning');
    expect(await code('staff', approvalId, { act: 'reject' })).toBe('workflow.notYourTask');
    expect(await code('staff', approvalId, { act: 'revoke' })).toBe('workflow.instanceRunning');
    expect(await again()).toBe('workflow.instanceRunning');
    await speak('manager', approvalId, { act: 'return', words: '请补充' });
    expect(await code('staff', approvalId, { act: 'urge' })).toBe('workflow.notEditable');
    expect(await again()).toBe('workflow.instanceRunning');
    await speak('staff', approvalId, { act: 'resubmit' });
    await speak('manager', approvalId, { act: 'approve' });
    expect(await again()).toBe('workflow.instanceEnded');
    expect(await code('staff', approvalId, { act: 'approve' })).toBe('workflow.instanceEnded');
    expect(await code('admin', approvalId, { act: 'terminate' })).toBe('workflow.notEditable');
  });

  test('what is changed in a returned request is kept until it is sent again', async () => {
    const approvalId = await send();
    const save = (values: NonNullable<Act['values']>, account = 'staff') =>
      code(account, approvalId, { act: 'save', values });
    expect(await save({ why: '早了' })).toBe('workflow.notEditable');
    await speak('manager', approvalId, { act: 'return', words: '请写金额' });
    expect((await read('staff', approvalId)).can).toContain('save');
    expect(await save({ why: '不是我的' }, 'manager')).toBe('noPermission');
    expect(await save({ why: '会议', amount: '多少' })).toBe('badInput');
    // What is still missing is asked for when it is sent.
    expect(await save({ amount: '80.00' })).toBe('ok');
    const kept = await read('staff', approvalId);
    expect([kept.status, kept.filled?.values, kept.log.at(-1)?.kind]).toEqual([
      'returned',
      { amount: '80.00' },
      'save',
    ]);
    expect(await save({ amount: '80.00' })).toBe('ok');
    expect((await read('staff', approvalId)).rev).toBe(kept.rev);
    expect(await code('staff', approvalId, { act: 'resubmit' })).toBe('badInput');
    expect(
      await code('staff', approvalId, {
        act: 'resubmit',
        values: { why: '会议', amount: '80.00' },
      }),
    ).toBe('ok');
    expect((await read('manager', approvalId)).filled?.values).toEqual({
      why: '会议',
      amount: '80.00',
    });
  });
});
