import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { fieldOf } from '#bridge/calls/workflow/form.ts';
import { stepOf } from '#bridge/calls/workflow/route.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import { publishForm, sendForm } from '#tests/support/workflow/publish-form.ts';

eachDemo('drafts of approvers', (current) => {
  const employment = async (account: string) =>
    (await current().ask(account, calls.currentSession, {})).user.employmentId ?? '';

  /** A request that the manager decides, and may write the amount of. */
  async function opened(accounts: readonly string[] = ['manager']) {
    const demo = current();
    const ids = await Promise.all(accounts.map(employment));
    const step = stepOf({
      id: 'one',
      name: 'one',
      who: [{ kind: 'people', ids }],
      rights: { amount: 'write', why: 'read' },
    });
    const field = (id: string, kind: 'text' | 'money') =>
      fieldOf({ id, nameZh: id, nameEn: id, kind });
    const formId = await publishForm(demo, [step], {
      fields: [field('why', 'text'), field('amount', 'money')],
    });
    const approvalId = await sendForm(demo, 'staff', formId, {
      values: { why: '差旅', amount: '100.00' },
    });
    const { task } = await read('manager', approvalId);
    return { approvalId, taskId: task?.id ?? '' };
  }

  const read = (account: string, approvalId: string) =>
    current().ask(account, calls.getApproval, { approvalId });

  const typed = { words: '还要看发票', values: { amount: '9', why: '改不了' } };

  test('come back to who wrote them, without what the step may not write, and to no one else', async () => {
    const demo = current();
    const at = await opened(['manager', 'hr']);
    await demo.ask('manager', calls.saveTaskDraft, { ...at, words: '先看', values: {} });
    await demo.ask('manager', calls.saveTaskDraft, { ...at, ...typed });
    const own = await read('manager', at.approvalId);
    expect(own.task?.draft).toMatchObject({ words: typed.words, values: { amount: '9' } });
    expect(own.filled?.values).toMatchObject({ why: '差旅', amount: '100.00' });
    for (const account of ['staff', 'hr', 'admin']) {
      const seen = await read(account, at.approvalId);
      expect(JSON.stringify(seen)).not.toContain(typed.words);
      expect(seen.task?.draft ?? null).toBeNull();
    }
    await demo.ask('manager', calls.removeTaskDraft, { taskId: at.taskId });
    expect((await read('manager', at.approvalId)).task?.draft).toBeNull();
  });

  test('are kept at an own open task alone', async () => {
    const at = await opened();
    const save = async (account: string, more: Partial<typeof typed> = {}) =>
      (
        await (
          await current().browser(account)
        ).call(calls.saveTaskDraft, { ...at, ...typed, ...more })
      ).code;
    expect(await save('staff')).toBe('workflow.notYourTask');
    expect(await save('maple')).toBe('notFound');
    await current().ask('manager', calls.actOnApproval, {
      approvalId: at.approvalId,
      taskId: at.taskId,
      act: 'approve',
      requestKey: uuid7(),
    });
    expect(await save('manager')).toBe('workflow.instanceEnded');
  });

  test('go with the decision, and when the task goes to somebody else', async () => {
    const demo = current();
    const left = async (taskId: string) => {
      const { id: tenantId } = await demo.gateway.database.withOperatorTransaction(
        { accountId: null },
        'read',
        (database) =>
          database
            .selectFrom('tenant')
            .select('id')
            .where('code', '=', 'harbour')
            .executeTakeFirstOrThrow(),
      );
      return demo.gateway.database.withTransaction(
        { tenantId, accountId: null },
        'read',
        async (database) => {
          const rows = await database
            .selectFrom('approval_task_draft')
            .select('account_id')
            .where('tenant_id', '=', tenantId)
            .where('task_id', '=', taskId)
            .execute();
          return rows.length;
        },
      );
    };
    const decided = await opened();
    await demo.ask('manager', calls.saveTaskDraft, { ...decided, ...typed });
    expect(await left(decided.taskId)).toBe(1);
    const { approvalId, taskId } = decided;
    await demo.ask('manager', calls.actOnApproval, {
      approvalId,
      taskId,
      act: 'approve',
      values: { amount: '9' },
      requestKey: uuid7(),
    });
    expect(await left(taskId)).toBe(0);
    const moved = await opened();
    await demo.ask('manager', calls.saveTaskDraft, { ...moved, ...typed });
    await demo.ask('manager', calls.actOnApproval, {
      ...moved,
      act: 'transfer',
      people: [await employment('hr')],
      requestKey: uuid7(),
    });
    expect(await left(moved.taskId)).toBe(0);
    const after = await read('hr', moved.approvalId);
    expect(after.task?.draft).toBeNull();
  });
});
