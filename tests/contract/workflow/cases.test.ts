import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { fieldOf } from '#bridge/calls/workflow/form.ts';
import { type RouteNode, stepOf } from '#bridge/calls/workflow/route.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { followDueTasks } from '#gateway/services/workflow/due-tasks.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { inCompany, tenantOf } from '#tests/support/records/life-bench.ts';
import { publishForm, sendForm } from '#tests/support/workflow/publish-form.ts';

type Act = Omit<RequestOf<typeof calls.actOnApproval>, 'requestKey'>;

/** A seed that gives the same numbers in every run. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
}

eachDemo('cases of approvals', (current) => {
  let demo: DemoGateway;
  let ids: Readonly<Record<'manager' | 'hr' | 'staff', string>>;

  beforeAll(async () => {
    demo = current();
    const own = async (account: string) =>
      (await demo.ask(account, calls.currentSession, {})).user.employmentId ?? '';
    ids = { manager: await own('manager'), hr: await own('hr'), staff: await own('staff') };
  });

  const asks = (id: string, people: readonly string[], more: object = {}): RouteNode =>
    stepOf({ id, name: id, who: [{ kind: 'people', ids: [...people] }], ...more });
  const speak = async (account: string, act: Act) =>
    (await demo.browser(account)).call(calls.actOnApproval, { ...act, requestKey: uuid7() });
  const counted = async (account: string) =>
    (await demo.ask(account, calls.approveCenterCount, {})).todo;

  test('2: the same key sends one request, another key another one', async () => {
    const formId = await publishForm(demo, [asks('one', [ids.manager])]);
    const before = await counted('manager');
    const requestKey = uuid7();
    const first = await sendForm(demo, 'staff', formId, { requestKey });
    expect(await sendForm(demo, 'staff', formId, { requestKey })).toBe(first);
    expect(await counted('manager')).toBe(before + 1);
  });

  test('4: 500 lines of 0.10 are 50.00, and a 501st is refused', async () => {
    const amount = {
      ...fieldOf({ id: 'amount', nameZh: '金额', nameEn: 'Amount', kind: 'money' }),
    };
    const { columns: _, ...column } = amount;
    const formId = await publishForm(demo, [asks('one', [ids.manager])], {
      fields: [
        fieldOf({
          id: 'items',
          nameZh: '明细',
          nameEn: 'Items',
          kind: 'table',
          columns: [{ ...column, kind: 'money' }],
        }),
        fieldOf({
          id: 'total',
          nameZh: '合计',
          nameEn: 'Total',
          kind: 'sum',
          sumOf: ['items.amount'],
        }),
      ],
    });
    const items = (count: number) => Array.from({ length: count }, () => ({ amount: '0.10' }));
    const approvalId = await sendForm(demo, 'staff', formId, { values: { items: items(500) } });
    const { filled } = await demo.ask('manager', calls.getApproval, { approvalId });
    expect(filled?.values.total).toBe('50.00');
    const { code } = await (await demo.browser('staff')).call(calls.formInstanceCreate, {
      event: 'resolve',
      formId,
      version: 1,
      values: { items: items(501) },
      chosen: {},
      hash: null,
      requestKey: uuid7(),
    });
    expect(code).toBe('badInput');
  });

  test('6: two forms of one business on one organisation are refused when they are saved', async () => {
    const [organ] = await demo.ask('admin', calls.organTree, {});
    const sources = [{ kind: 'organ' as const, id: organ?.id ?? '' }];
    const bizType = 'outing';
    const first = await publishForm(demo, [asks('one', [ids.manager])], { bizType });
    const second = await publishForm(demo, [asks('one', [ids.manager])], { bizType });
    await demo.ask('admin', calls.assignSource, { formId: first, sources });
    const admin = await demo.browser('admin');
    const refused = await admin.call(calls.assignSource, { formId: second, sources });
    expect(refused.code).toBe('duplicate');
    const { audience } = await demo.ask('admin', calls.getDefinition, { definitionId: second });
    expect(audience).toBeNull();
  });

  test('20: where a step finds no one and blocks, nothing is written', async () => {
    const formId = await publishForm(demo, [
      stepOf({
        id: 'one',
        name: 'one',
        noAssignee: 'block',
        who: [{ kind: 'role', ids: [uuid7()] }],
      }),
    ]);
    const sent = async () =>
      (await demo.ask('staff', calls.approveCenterList, { approvalType: 'started', rows: 200 }))
        .total;
    const before = await sent();
    const request = { formId, version: 1, values: {} };
    const forecast = await demo.ask('staff', calls.formInstancePreview, request);
    expect(forecast.blocked).toBe(true);
    const { code } = await (await demo.browser('staff')).call(calls.formInstanceCreate, {
      event: 'resolve',
      ...request,
      chosen: {},
      hash: null,
      requestKey: uuid7(),
    });
    expect([code, await sent()]).toEqual(['workflow.noAssignee', before]);
  });

  test('39 and 40: two do not stand in for each other, and open tasks go back when it ends', async () => {
    const formId = await publishForm(demo, [asks('one', [ids.manager])]);
    const days = { fromOn: demo.today, toOn: addDays(demo.today, 3) };
    const before = await counted('hr');
    const { id } = await demo.ask('manager', calls.addDelegation, {
      to: ids.hr,
      ...days,
      definitionIds: [formId],
    });
    const loop = await (await demo.browser('hr')).call(calls.addDelegation, {
      to: ids.manager,
      ...days,
      definitionIds: null,
    });
    expect(loop.code).toBe('workflow.delegationLoop');
    const approvalId = await sendForm(demo, 'staff', formId);
    expect(await counted('hr')).toBe(before + 1);
    // The last day passes.
    await inCompany(demo, (database) =>
      database
        .updateTable('approval_delegation')
        .set({ from_on: addDays(demo.today, -3), to_on: addDays(demo.today, -1) })
        .where('id', '=', id)
        .execute(),
    );
    expect(await counted('hr')).toBe(before);
    // Who looks after all approvals still sees it.
    expect((await speak('hr', { approvalId, act: 'approve' })).code).toBe('workflow.notYourTask');
    expect((await speak('manager', { approvalId, act: 'approve' })).code).toBe('ok');
  });

  test('44: a task of another company is like one that does not exist', async () => {
    const formId = await publishForm(demo, [asks('one', [ids.manager])]);
    const approvalId = await sendForm(demo, 'staff', formId);
    for (const act of ['approve', 'reject', 'return', 'comment', 'terminate'] as const) {
      const request = { act, words: 'x' };
      const foreign = await speak('maple', { approvalId, ...request });
      const unknown = await speak('maple', { approvalId: uuid7(), ...request });
      expect([act, foreign.code, foreign.answer.msg]).toEqual([
        act,
        unknown.code,
        unknown.answer.msg,
      ]);
    }
  });

  test('47: an approver writes what the step gives them, and nothing else', async () => {
    const field = (id: string) => fieldOf({ id, nameZh: id, nameEn: id, kind: 'text' });
    const formId = await publishForm(
      demo,
      [asks('one', [ids.manager], { rights: { mine: 'write' } })],
      {
        fields: [field('mine'), field('other')],
      },
    );
    const values = { mine: 'asked', other: 'asked' };
    const approvalId = await sendForm(demo, 'staff', formId, { values });
    await speak('manager', {
      approvalId,
      act: 'approve',
      values: { mine: 'checked', other: 'forged' },
    });
    const { filled } = await demo.ask('staff', calls.getApproval, { approvalId });
    expect(filled?.values).toEqual({ mine: 'checked', other: 'asked' });
  });

  test('49: after any acts the count of everybody is the number of rows of their list', async () => {
    const names = ['manager', 'hr', 'staff'] as const;
    const next = randomNumbers(20_261_124);
    const formId = await publishForm(demo, [
      asks('one', [ids.manager, ids.hr], { several: 'and' }),
      asks('two', [ids.manager], { again: 'ask' }),
    ]);
    const sent: string[] = [];
    const acts = ['approve', 'reject', 'return', 'withdraw', 'approve'] as const;
    for (let turn = 0; turn < 30; turn += 1) {
      if (turn % 3 === 0) sent.push(await sendForm(demo, 'staff', formId));
      const approvalId = sent[next(sent.length)] ?? '';
      await speak(names[next(names.length)] ?? 'hr', {
        approvalId,
        act: acts[next(acts.length)] ?? 'approve',
        words: 'x',
      });
      for (const name of names) {
        const { rows } = await demo.ask(name, calls.approveCenterList, {
          approvalType: 'todo',
          rows: 200,
        });
        expect([turn, name, rows.length]).toEqual([turn, name, await counted(name)]);
      }
    }
  });

  test('50: what was decided in time is not reminded of', async () => {
    const formId = await publishForm(demo, [
      asks('one', [ids.manager], { dueHours: 24, overdue: 'up' }),
    ]);
    const approvalId = await sendForm(demo, 'staff', formId);
    await speak('manager', { approvalId, act: 'approve' });
    const tenantId = await tenantOf(demo);
    const later = new Date(demo.gateway.clock.now().getTime() + 30 * 86_400_000);
    await inCompany(demo, (database) => followDueTasks({ database, tenantId, now: () => later }));
    const { log } = await demo.ask('staff', calls.getApproval, { approvalId });
    expect(log.map(({ kind }) => kind)).toEqual(['submit', 'approve']);
  });
});
