import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { type RouteNode, stepOf } from '#bridge/calls/workflow/route.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { entries } from '#gateway/services/joyhr/life/records/entries.ts';
import { transfers } from '#gateway/services/joyhr/life/records/transfers.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { hired, type ReadChange, submitted } from '#tests/support/records/life-bench.ts';
import { ask, makeAccount, speak } from '#tests/support/records/record-bench.ts';
import { publishRoute } from '#tests/support/workflow/publish-route.ts';

type Act = Omit<RequestOf<typeof calls.actOnApproval>, 'requestKey'>;

eachDemo('approvals of records', (current) => {
  let demo: DemoGateway;
  let manager: string;
  let pair: readonly string[];

  beforeAll(async () => {
    demo = current();
    manager = (await demo.ask('manager', calls.currentSession, {})).user.employmentId ?? '';
    pair = [];
    for (const loginName of ['left', 'right']) {
      const employmentId = await hired(demo, entries, addDays(demo.today, -20));
      await makeAccount(demo, { loginName, range: 'self', functions: [], employmentId });
      pair = [...pair, employmentId];
    }
  });

  const step = (id: string, ids: readonly string[], more: object = {}): RouteNode =>
    stepOf({ id, name: id, who: [{ kind: 'people', ids: [...ids] }], ...more });

  /** Submits a transfer of somebody new as `hr`, by a route. */
  async function asked(
    nodes: readonly RouteNode[],
    withdraw: 'beforeFirst' | 'running' = 'beforeFirst',
  ) {
    const employment = await hired(demo, entries, addDays(demo.today, -30));
    await publishRoute(demo, 'transfer', nodes, withdraw);
    const values = {
      employment,
      kind: 'transfer',
      effectiveOn: addDays(demo.today, 9),
      workPlace: 'Suzhou',
    };
    const row = await submitted(demo, 'hr', transfers, values);
    const pending = (row as ReadChange & { pending: string | null }).pending ?? '';
    return { id: row.id, employment, pending, state: row.state };
  }

  const speakAct = async (account: string, act: Act, requestKey = uuid7()) =>
    (await demo.browser(account)).call(calls.actOnApproval, { ...act, requestKey });
  const act = async (account: string, request: Act, requestKey = uuid7()) => {
    const { code, answer } = await speakAct(account, request, requestKey);
    if (answer.result === undefined) throw new Error(`${code}: ${JSON.stringify(answer)}`);
    return answer.result;
  };
  const detail = (account: string, approvalId: string) =>
    demo.ask(account, calls.getApproval, { approvalId });
  const transferOf = (id: string) => ask<ReadChange>(demo, 'hr', transfers, 'get', { id });
  const listed = async (account: string) =>
    (await demo.ask(account, calls.approveCenterList, { approvalType: 'todo', rows: 200 })).rows;

  test('a move waits only while its company has a route for it', async () => {
    await publishRoute(demo, 'transfer', null);
    const employment = await hired(demo, entries, addDays(demo.today, -30));
    const values = {
      employment,
      kind: 'transfer',
      effectiveOn: addDays(demo.today, 9),
      workPlace: 'Wuxi',
    };
    expect((await submitted(demo, 'hr', transfers, values)).state).toBe('planned');
    const { state, pending } = await asked([step('one', [manager])]);
    expect([state, pending]).toEqual(['draft', expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  });

  test('shows it to who is asked and who asks, counts it, and applies the outcome once', async () => {
    const { id, pending } = await asked([step('one', [manager]), step('two', pair)]);
    expect((await listed('manager')).map((row) => row.id)).toContain(pending);
    const { todo } = await demo.ask('manager', calls.approveCenterCount, {});
    expect(todo).toBe((await listed('manager')).length);
    const seen = await detail('manager', pending);
    expect(seen.steps.map(({ node, state }) => [node, state])).toEqual([
      ['one', 'open'],
      ['two', 'ahead'],
    ]);
    expect(seen.can).toEqual(
      expect.arrayContaining(['approve', 'reject', 'transfer', 'add', 'return']),
    );
    for (const account of ['staff', 'left', 'maple']) {
      const { code } = await (await demo.browser(account)).call(calls.getApproval, {
        approvalId: pending,
      });
      expect([account, code]).toEqual([account, 'notFound']);
      expect((await speakAct(account, { approvalId: pending, act: 'approve' })).code).toBe(
        'notFound',
      );
    }
    await act('manager', { approvalId: pending, act: 'approve' });
    const both = await Promise.all(
      ['left', 'right'].map((account) =>
        speakAct(account, { approvalId: pending, act: 'approve' }),
      ),
    );
    expect(both.map(({ code }) => code).sort()).toEqual(['ok', 'workflow.instanceEnded']);
    expect(await transferOf(id)).toMatchObject({ state: 'planned', pending: null });
    const { rows } = await ask<{ rows: { action: string }[] }>(demo, 'hr', transfers, 'history', {
      id,
    });
    expect(rows.filter(({ action }) => action === 'move')).toHaveLength(1);
    expect(await listed('right')).toEqual([]);
  });

  test('the second of two at one step learns that someone was first', async () => {
    const { pending } = await asked([step('one', pair), step('two', [manager])]);
    const both = await Promise.all(
      ['left', 'right'].map((account) =>
        speakAct(account, { approvalId: pending, act: 'approve' }),
      ),
    );
    expect(both.map(({ code }) => code).sort()).toEqual(['ok', 'workflow.taskTaken']);
    expect(
      (await detail('manager', pending)).log.filter(({ kind }) => kind === 'approve'),
    ).toHaveLength(1);
  });

  test('a request key counts once', async () => {
    const { pending } = await asked([step('one', pair, { several: 'and' })]);
    const key = uuid7();
    const first = await act('left', { approvalId: pending, act: 'approve', words: 'fine' }, key);
    const again = await act('left', { approvalId: pending, act: 'approve', words: 'fine' }, key);
    expect(again.log).toEqual(first.log);
  });

  test('46: a record that refuses leaves the task open and the log without a decision', async () => {
    const { id, employment, pending } = await asked([step('one', [manager])]);
    await publishRoute(demo, 'transfer', null);
    const values = {
      employment,
      kind: 'transfer',
      effectiveOn: addDays(demo.today, 9),
      workPlace: 'Wuxi',
    };
    await submitted(demo, 'hr', transfers, values);
    const refused = await speakAct('manager', { approvalId: pending, act: 'approve' });
    expect(refused.code).toBe('workflow.businessRefused');
    const { log, can } = await detail('manager', pending);
    expect([log.map(({ kind }) => kind), can.includes('approve')]).toEqual([['submit'], true]);
    await act('manager', { approvalId: pending, act: 'reject', words: 'too late' });
    expect(await transferOf(id)).toMatchObject({ state: 'draft', pending: null });
  });

  test('a death between the decision and its effect loses nothing and applies nothing twice', async () => {
    const { id, pending } = await asked([step('one', [manager])]);
    const dies = `alter table app.transfer add constraint dies check (state <> 'planned') not valid`;
    await demo.gateway.asOwner((owner) => owner.query(dies));
    const key = uuid7();
    const { code } = await speakAct('manager', { approvalId: pending, act: 'approve' }, key);
    expect(code).not.toBe('ok');
    await demo.gateway.asOwner((owner) =>
      owner.query('alter table app.transfer drop constraint dies'),
    );
    expect((await detail('manager', pending)).log.map(({ kind }) => kind)).toEqual(['submit']);
    const done = await act('manager', { approvalId: pending, act: 'approve' }, key);
    expect([done.status, (await transferOf(id)).state]).toEqual(['approved', 'planned']);
  });

  test('returned to the applicant, the record opens and the same approval goes on', async () => {
    const { id, pending } = await asked([step('one', [manager]), step('two', [pair[0] ?? ''])]);
    await act('manager', { approvalId: pending, act: 'approve' });
    await act('left', {
      approvalId: pending,
      act: 'return',
      how: 'direct',
      words: 'which office?',
    });
    const open = await transferOf(id);
    expect(open).toMatchObject({ state: 'draft', pending: null });
    expect(await demo.ask('hr', calls.approveCenterCount, {})).toMatchObject({ returned: 1 });
    const { version } = await ask<ReadChange>(demo, 'hr', transfers, 'update', {
      id,
      version: open.version,
      changes: { note: 'the new one' },
    });
    const again = await speak<{ pending: string }>(demo, 'hr', transfers, 'move', {
      id,
      version,
      move: 'submit',
    });
    expect(again.answer.result?.pending).toBe(pending);
    expect((await detail('left', pending)).task).not.toBeNull();
  });

  test('is withdrawn by its applicant before the first decision, and opens the record', async () => {
    const { id, pending } = await asked([step('one', [manager]), step('two', pair)]);
    expect((await speakAct('manager', { approvalId: pending, act: 'withdraw' })).code).toBe(
      'noPermission',
    );
    await act('hr', { approvalId: pending, act: 'withdraw' });
    expect(await transferOf(id)).toMatchObject({ state: 'draft', pending: null });
    expect(await listed('manager')).not.toContainEqual(expect.objectContaining({ id: pending }));
  });

  test('goes to others, is copied, commented and urged', async () => {
    const [left = '', right = ''] = pair;
    const { pending } = await asked([step('one', [left])]);
    await act('left', { approvalId: pending, act: 'transfer', people: [right] });
    await act('right', { approvalId: pending, act: 'add', people: [left], place: 'before' });
    await act('left', { approvalId: pending, act: 'copy', people: [manager] });
    await act('manager', { approvalId: pending, act: 'comment', words: 'seen' });
    expect((await demo.ask('hr', calls.sendRemindMsg, { approvalId: pending })).told).toHaveLength(
      1,
    );
    const { code } = await (await demo.browser('hr')).call(calls.sendRemindMsg, {
      approvalId: pending,
    });
    expect(code).toBe('throttled');
    await act('left', { approvalId: pending, act: 'approve' });
    const { status, log } = await act('right', { approvalId: pending, act: 'approve' });
    expect(status).toBe('approved');
    expect(log.map(({ kind }) => kind)).toEqual([
      'submit',
      'transfer',
      'addBefore',
      'copy',
      'comment',
      'urge',
      'approve',
      'approve',
    ]);
  });

  test('shows the route before it is submitted, and refuses one that has changed', async () => {
    const employment = await hired(demo, entries, addDays(demo.today, -30));
    await publishRoute(demo, 'transfer', [step('one', [manager])]);
    const values = {
      employment,
      kind: 'transfer',
      effectiveOn: addDays(demo.today, 9),
      workPlace: 'Wuxi',
    };
    const { id: rowId, version } = await ask<ReadChange>(demo, 'hr', transfers, 'create', {
      values,
    });
    const place = { record: 'transfer', rowId, move: 'submit' };
    const { steps, hash } = await demo.ask('hr', calls.previewRoute, place);
    expect(steps.map(({ people }) => people.map(({ employmentId }) => employmentId))).toEqual([
      [manager],
    ]);
    const hidden = await (await demo.browser('staff')).call(calls.previewRoute, place);
    expect(hidden.code).toBe('notFound');
    await publishRoute(demo, 'transfer', [step('one', pair)]);
    const start = { ...place, version, chosen: {}, hash, requestKey: uuid7() };
    const refused = await (await demo.browser('hr')).call(calls.startRecordApproval, start);
    expect(refused.code).toBe('workflow.routeChanged');
    const started = await demo.ask('hr', calls.startRecordApproval, { ...start, hash: null });
    expect(started.approvalId).not.toBeNull();
  });
});
