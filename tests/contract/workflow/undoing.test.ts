import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { stepOf } from '#bridge/calls/workflow/route.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { entries } from '#gateway/services/joyhr/life/records/entries.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { hired, inCompany, tenantOf } from '#tests/support/records/life-bench.ts';
import { makeAccount } from '#tests/support/records/record-bench.ts';
import { publishForm, sendForm } from '#tests/support/workflow/publish-form.ts';

type Act = Omit<RequestOf<typeof calls.actOnApproval>, 'requestKey' | 'approvalId'>;

eachDemo('what is undone of a request, and what an administrator does with it', (current) => {
  let demo: DemoGateway;
  let formId: string;
  let [manager, hr, third] = ['', '', ''];

  beforeAll(async () => {
    demo = current();
    const own = async (account: string) =>
      (await demo.ask(account, calls.currentSession, {})).user.employmentId ?? '';
    [manager, hr] = [await own('manager'), await own('hr')];
    third = await hired(demo, entries, addDays(demo.today, -20));
    const account = { loginName: 'third', range: 'self' as const, functions: [] };
    await makeAccount(demo, { ...account, employmentId: third });
    formId = await publishForm(demo, steps());
  });

  const steps = () => [
    stepOf({ id: 'one', name: '经理审批', who: [{ kind: 'people', ids: [manager] }] }),
    stepOf({ id: 'two', name: '人事审批', who: [{ kind: 'people', ids: [hr] }] }),
  ];
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
  const openAt = async (approvalId: string) =>
    (await read('staff', approvalId)).steps.find(({ state }) => state === 'open')?.name;
  const todos = async (account: string) =>
    (await demo.ask(account, calls.approveCenterList, { approvalType: 'todo', rows: 200 })).rows;

  /** The messages of one kind about a request, by who gets them and why. */
  const messages = async (approvalId: string, event: string) => {
    const tenantId = await tenantOf(demo);
    const rows = await inCompany(demo, (transaction) =>
      transaction
        .selectFrom('outbox as o')
        .innerJoin('account as a', 'a.id', 'o.account_id')
        .where('o.tenant_id', '=', tenantId)
        .where('o.event', '=', event)
        .where('o.link_route', '=', `/approvals/${approvalId}`)
        .orderBy('o.id')
        .select(['a.login_name', 'o.parts'])
        .execute(),
    );
    return rows.map(({ login_name: name, parts }) => {
      const { reason } = parts as { reason: { zh: string } };
      return `${name} ${reason.zh}`;
    });
  };

  test('an administrator gives a task to somebody else with a reason, and those concerned hear so', async () => {
    const id = await sendForm(demo, 'staff', formId);
    const { steps: shown } = await read('admin', id);
    const taskId = shown[0]?.people[0]?.taskId ?? '';
    const act: Act = { act: 'reassign', taskId, people: [hr] };
    expect((await read('admin', id)).can).toEqual(
      expect.arrayContaining(['reassign', 'reroute', 'skip']),
    );
    expect(await code('manager', id, { ...act, words: '出差' })).toBe('noPermission');
    expect(await code('admin', id, act)).toBe('badInput');
    expect(await code('admin', id, { ...act, words: '出差中' })).toBe('ok');
    expect((await todos('manager')).some((row) => row.id === id)).toBe(false);
    expect((await todos('hr')).some((row) => row.id === id)).toBe(true);
    expect((await read('staff', id)).log.at(-1)).toMatchObject({
      kind: 'reassign',
      words: '出差中',
      people: [expect.any(String)],
    });
    expect(await messages(id, 'approval.unasked')).toEqual(['manager 已将该待办改派给他人']);
    expect(await messages(id, 'approval.moved')).toEqual(['staff 已将该待办改派给他人']);
  });

  test('an administrator skips a step with a reason, and none of their own request', async () => {
    const id = await sendForm(demo, 'staff', formId);
    const skip: Act = { act: 'skip', node: 'one', words: '岗位空缺' };
    expect(await code('manager', id, skip)).toBe('noPermission');
    expect(await code('admin', id, { act: 'skip', node: 'one' })).toBe('badInput');
    expect(await code('admin', id, { ...skip, node: 'two' })).toBe('workflow.taskNotOpen');
    expect(await code('admin', id, skip)).toBe('ok');
    expect(await openAt(id)).toBe('人事审批');
    expect((await read('staff', id)).log.at(-1)).toMatchObject({
      kind: 'skip',
      node: 'one',
      words: '岗位空缺',
    });
    expect(await messages(id, 'approval.unasked')).toEqual(['manager 已跳过该节点']);
    expect(await messages(id, 'approval.moved')).toEqual(['staff 已跳过该节点']);
    expect(await code('admin', id, { act: 'skip', node: 'two', words: '同上' })).toBe('ok');
    expect((await read('staff', id)).status).toBe('approved');
    const own = await sendForm(demo, 'admin', formId);
    expect((await read('admin', own)).can).not.toContain('skip');
    expect(await code('admin', own, skip)).toBe('workflow.selfApproval');
  });

  test('the people of an open step are found again by its rules', async () => {
    const id = await sendForm(demo, 'staff', formId);
    const taskId = (await read('admin', id)).steps[0]?.people[0]?.taskId ?? '';
    await speak('admin', id, { act: 'reassign', taskId, people: [hr], words: '代班' });
    expect(await code('admin', id, { act: 'reroute', node: 'one', words: '已返岗' })).toBe('ok');
    expect((await todos('manager')).some((row) => row.id === id)).toBe(true);
    expect((await todos('hr')).some((row) => row.id === id)).toBe(false);
    expect(await messages(id, 'approval.unasked')).toContain('hr 已重新匹配该节点的审批人');
  });

  test('a decision is taken back until the next step is decided', async () => {
    const id = await sendForm(demo, 'staff', formId);
    expect((await read('manager', id)).can).not.toContain('takeBack');
    await speak('manager', id, { act: 'approve', words: '太快了' });
    expect((await read('manager', id)).can).toContain('takeBack');
    expect((await read('hr', id)).can).not.toContain('takeBack');
    expect(await code('hr', id, { act: 'takeBack' })).toBe('workflow.notYourTask');
    expect(await code('manager', id, { act: 'takeBack' })).toBe('ok');
    expect(await openAt(id)).toBe('经理审批');
    expect((await todos('manager')).some((row) => row.id === id)).toBe(true);
    expect((await todos('hr')).some((row) => row.id === id)).toBe(false);
    const done = await demo.ask('manager', calls.approveCenterList, { approvalType: 'done' });
    expect(done.rows.some((row) => row.id === id)).toBe(false);
    expect(await messages(id, 'approval.unasked')).toEqual(['hr 已撤回上一步的处理']);
    await speak('manager', id, { act: 'approve' });
    await speak('hr', id, { act: 'approve' });
    expect(await code('manager', id, { act: 'takeBack' })).toBe('workflow.instanceEnded');
    expect((await read('staff', id)).log.map(({ kind }) => kind)).toEqual([
      'submit',
      'approve',
      'takeBack',
      'approve',
      'approve',
    ]);
  });

  test('a route may let no decision be taken back', async () => {
    const strict = await publishForm(demo, steps(), { takeBack: false });
    const id = await sendForm(demo, 'staff', strict);
    await speak('manager', id, { act: 'approve' });
    expect((await read('manager', id)).can).not.toContain('takeBack');
    expect(await code('manager', id, { act: 'takeBack' })).toBe('workflow.notWithdrawable');
  });

  test('who added somebody removes them while they have not decided', async () => {
    const id = await sendForm(demo, 'staff', formId);
    await speak('manager', id, { act: 'add', people: [hr, third], place: 'before' });
    const added = (await read('manager', id)).steps[0]?.people.filter((one) => one.added) ?? [];
    expect(added.map(({ mayRemove }) => mayRemove)).toEqual([true, true]);
    const hidden = (await read('hr', id)).steps[0]?.people.some((one) => one.mayRemove);
    expect(hidden).toBe(false);
    const [first, second] = added.map(({ taskId }) => taskId ?? '');
    expect(await code('hr', id, { act: 'remove', taskId: second ?? '' })).toBe(
      'workflow.notYourTask',
    );
    await speak('hr', id, { act: 'approve' });
    expect(await code('manager', id, { act: 'remove', taskId: first ?? '' })).toBe(
      'workflow.targetNotAllowed',
    );
    const remove: Act = { act: 'remove', taskId: second ?? '' };
    expect(await code('manager', id, remove)).toBe('ok');
    const { task, log, rev } = await read('manager', id);
    expect([task?.node, log.at(-1)?.kind]).toEqual(['one', 'removeAdded']);
    expect(await code('manager', id, remove)).toBe('ok');
    expect((await read('manager', id)).rev).toBe(rev);
    expect(await messages(id, 'approval.unasked')).toEqual(['third 已将您移出加签']);
  });

  test('a step where something is handled says what its designer calls it', async () => {
    const who = [{ kind: 'people' as const, ids: [manager] }];
    const node = { ...stepOf({ id: 'one', name: '领用', who }), kind: 'handle' as const };
    const named = await publishForm(demo, [{ ...node, button: '确认发放' }]);
    const { task } = await read('manager', await sendForm(demo, 'staff', named));
    expect(task).toMatchObject({ kind: 'handle', button: '确认发放' });
    const unnamed = await sendForm(demo, 'staff', await publishForm(demo, [node]));
    expect((await read('manager', unnamed)).task?.button).toBeNull();
  });

  test('an approved request is made again where its route allows it', async () => {
    const repeated = await publishForm(demo, steps().slice(0, 1), { repeat: true });
    const previousId = await sendForm(demo, 'staff', repeated, { values: { why: '领用笔记本' } });
    await speak('manager', previousId, { act: 'approve' });
    const { buttons } = await read('staff', previousId);
    expect(buttons).toEqual([{ event: 'repeatCommit', act: 'repeat' }]);
    const again = { bizTypeId: repeated, againId: previousId };
    const filled = await demo.ask('staff', calls.getFormByAssign, again);
    expect(filled?.again?.values).toEqual({ why: '领用笔记本' });
    const next = await sendForm(demo, 'staff', repeated, {
      event: 'repeatCommit',
      previousId,
      values: { why: '再领一台' },
    });
    expect((await read('staff', next)).previous?.id).toBe(previousId);
  });
});
