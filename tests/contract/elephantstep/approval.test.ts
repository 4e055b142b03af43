import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { stepOf } from '#bridge/calls/workflow/route.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { enrolmentRequests } from '#gateway/services/elephantstep/records/enrolment-requests.ts';
import { trainingCourses, trainingSessions } from '#gateway/services/elephantstep/records/index.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { ask, newValues, type ReadRow } from '#tests/support/records/record-bench.ts';
import { publishRoute } from '#tests/support/workflow/publish-route.ts';

type Bound = Parameters<typeof newValues>[1];

eachDemo('enrolments that are approved', (current) => {
  let demo: DemoGateway;
  let course: string;
  let others: readonly string[];

  const make = async (bound: Bound, given: object): Promise<ReadRow> => {
    const values = { ...(await newValues(demo, bound)), ...given };
    const { id, version } = await ask(demo, 'admin', bound, 'create', { values });
    return ask(demo, 'admin', bound, 'move', { id, version, move: 'publish' });
  };
  const stateOf = async (sessionId: string) =>
    (await demo.ask('staff', calls.myLearning, {})).enrolments.find(
      (one) => one.sessionId === sessionId,
    );
  const desk = async (sessionId: string) =>
    (await demo.ask('admin', calls.sessionDesk, { sessionId })).people.map(({ state }) => state);
  const enrol = (sessionId: string) => demo.ask('staff', calls.enrolSelf, { sessionId });
  const todo = async () =>
    (await demo.ask('manager', calls.approveCenterList, { approvalType: 'todo', rows: 50 })).rows;
  async function act(name: 'approve' | 'reject' | 'return'): Promise<void> {
    const [first] = await todo();
    await demo.ask('manager', calls.actOnApproval, {
      approvalId: first?.id ?? '',
      act: name,
      words: 'For a reason',
      requestKey: uuid7(),
    });
  }

  beforeAll(async () => {
    demo = current();
    const { user } = await demo.ask('manager', calls.currentSession, {});
    await publishRoute(demo, 'enrolmentRequest', [
      stepOf({ id: 'one', name: 'one', who: [{ kind: 'people', ids: [user.employmentId ?? ''] }] }),
    ]);
    const by = { needsApproval: true, certificateKind: null, certificateBy: null };
    course = (await make(trainingCourses, by)).id;
    const { options } = await demo.ask('hr', calls.trainingSessionChoices, { field: 'trainer' });
    const own = (await demo.ask('staff', calls.currentSession, {})).user.employmentId;
    others = options.flatMap(({ id }) => (id === own ? [] : [id]));
  });

  async function makeSession(inDays: number, seats: number): Promise<string> {
    const day = addDays(demo.today, inDays);
    const times = { fromOn: day, toOn: day, startsAt: 540, endsAt: 600, enrolUntil: day };
    const given = { course, trainer: null, seats, waitList: true, ...times };
    return (await make(trainingSessions, given)).id;
  }

  test('5: hold the last seat while they are asked; rejected, it goes to who waits', async () => {
    const sessionId = await makeSession(81, 1);
    expect(await enrol(sessionId)).toEqual({ state: 'asked' });
    expect(await enrol(sessionId)).toEqual({ state: 'asked' });
    const [other = ''] = others;
    const added = await demo.ask('hr', calls.enrolPeople, { sessionId, employmentIds: [other] });
    expect(added).toMatchObject({ enrolled: 0, waiting: 1 });
    expect(await stateOf(sessionId)).toMatchObject({ approval: 'running', taken: 1, waiting: 1 });
    await act('reject');
    expect(await desk(sessionId)).toEqual(['enrolled', 'cancelled']);
    expect(await stateOf(sessionId)).toBeUndefined();
    const { rows } = await demo.ask('staff', calls.noticePage, {});
    expect(rows.some(({ title }) => /未通过审批|was not approved/.test(title))).toBe(true);
  });

  test('have their seat once they are approved', async () => {
    const sessionId = await makeSession(82, 1);
    await enrol(sessionId);
    await act('approve');
    expect(await stateOf(sessionId)).toMatchObject({ state: 'enrolled', approval: 'approved' });
  });

  test('that were returned keep their seat, and are asked for again', async () => {
    const sessionId = await makeSession(83, 1);
    await enrol(sessionId);
    await act('return');
    expect(await stateOf(sessionId)).toMatchObject({ state: 'asked', approval: 'returned' });
    expect(await enrol(sessionId)).toEqual({ state: 'asked' });
    expect(await stateOf(sessionId)).toMatchObject({ approval: 'running' });
    await act('approve');
    expect(await stateOf(sessionId)).toMatchObject({ state: 'enrolled' });
  });

  test('that were returned hold no seat once their request is closed or removed', async () => {
    for (const [days, end] of [
      [86, 'close'],
      [87, 'remove'],
    ] as const) {
      const sessionId = await makeSession(days, 1);
      await enrol(sessionId);
      const [other = ''] = others;
      await demo.ask('hr', calls.enrolPeople, { sessionId, employmentIds: [other] });
      await act('return');
      const filter = { session: [sessionId], page: 1, rows: 10 };
      type Page = { rows: { id: string; version: number }[] };
      const { rows } = await ask<Page>(demo, 'admin', enrolmentRequests, 'page', filter);
      const { id = '', version = 0 } = rows[0] ?? {};
      if (end === 'close')
        await ask(demo, 'admin', enrolmentRequests, 'move', { id, version, move: 'close' });
      else await ask(demo, 'admin', enrolmentRequests, 'remove', { id, version });
      expect(await desk(sessionId)).toEqual(['enrolled', 'cancelled']);
    }
  });

  test('that are given up are not asked for any longer', async () => {
    const sessionId = await makeSession(84, 1);
    await enrol(sessionId);
    const before = (await todo()).length;
    await demo.ask('staff', calls.cancelOwnEnrolment, { sessionId });
    expect(await todo()).toHaveLength(before - 1);
    expect(await stateOf(sessionId)).toBeUndefined();
  });

  test('leave no to-do behind when their session is cancelled', async () => {
    const id = await makeSession(88, 1);
    const before = (await todo()).length;
    await enrol(id);
    expect(await todo()).toHaveLength(before + 1);
    const { version } = await ask(demo, 'admin', trainingSessions, 'get', { id });
    const cancel = { id, version, move: 'cancel', reason: 'No trainer.' };
    await ask(demo, 'admin', trainingSessions, 'move', cancel);
    expect(await todo()).toHaveLength(before);
    expect(await stateOf(id)).toBeUndefined();
  });

  test('wait in the queue as others, and a seat that is free before the approval is held', async () => {
    const sessionId = await makeSession(85, 1);
    const [other = ''] = others;
    await demo.ask('hr', calls.enrolPeople, { sessionId, employmentIds: [other] });
    expect(await enrol(sessionId)).toEqual({ state: 'waiting' });
    const { people } = await demo.ask('admin', calls.sessionDesk, { sessionId });
    const seat = people.find(({ state }) => state === 'enrolled')?.id ?? '';
    await demo.ask('admin', calls.cancelEnrolment, { id: seat, reason: 'Is needed' });
    expect(await stateOf(sessionId)).toMatchObject({ state: 'asked', approval: 'running' });
    await act('approve');
    expect(await stateOf(sessionId)).toMatchObject({ state: 'enrolled' });
  });
});
