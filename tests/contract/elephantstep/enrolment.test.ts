import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { addDays, dayOf, startOf } from '#gateway/kernel/people/calendar.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';

/** Publishes a session of the first course that is far enough away for the queue to move by itself. */
async function makeSession(
  demo: DemoGateway,
  options: {
    readonly seats: number;
    readonly inDays: number;
    readonly waitList?: boolean;
    readonly times?: object;
  },
): Promise<string> {
  const { rows } = await demo.ask('hr', calls.trainingCoursePage, {});
  const { options: organs } = await demo.ask('hr', calls.trainingSessionChoices, {
    field: 'organ',
  });
  const day = addDays(demo.today, options.inDays);
  const { id, version } = await demo.ask('hr', calls.trainingSessionCreate, {
    values: {
      name: `Test ${options.inDays}`,
      course: rows[0]?.id ?? '',
      organ: organs[0]?.id ?? '',
      fromOn: day,
      toOn: day,
      startsAt: 60,
      endsAt: 1439,
      seats: options.seats,
      waitList: options.waitList ?? true,
      enrolUntil: day,
      ...options.times,
    },
  });
  await demo.ask('hr', calls.trainingSessionMove, { id, version, move: 'publish' });
  return id;
}

async function peopleOf(demo: DemoGateway, many: number): Promise<string[]> {
  const { options } = await demo.ask('hr', calls.trainingSessionChoices, { field: 'trainer' });
  return options.slice(0, many).map(({ id }) => id);
}

eachDemo('enrolment', (current) => {
  const desk = (sessionId: string) => current().ask('hr', calls.sessionDesk, { sessionId });
  const codeOf = async (account: string, call: typeof calls.enrolSelf, sessionId: string) =>
    (await (await current().browser(account)).call(call, { sessionId })).code;

  test('of many who enrol at once as many get a seat as there are, and the others wait in order', async () => {
    const sessionId = await makeSession(current(), { seats: 3, inDays: 70 });
    const people = await peopleOf(current(), 8);
    await Promise.all([
      ...people.map((id) =>
        current().ask('hr', calls.enrolPeople, { sessionId, employmentIds: [id] }),
      ),
      current().ask('staff', calls.enrolSelf, { sessionId }),
      current().ask('staff', calls.enrolSelf, { sessionId }),
    ]);
    const { people: rows } = await desk(sessionId);
    const states = rows.map(({ state }) => state);
    expect(states.filter((state) => state === 'enrolled')).toHaveLength(3);
    const queue = rows.flatMap(({ queue }) => queue ?? []);
    expect(queue).toEqual(queue.map((_, index) => index + 1));
    expect(new Set(rows.map(({ employmentId }) => employmentId)).size).toBe(rows.length);
  });

  test('a seat that is given up goes to the first who waits, who gets a message', async () => {
    const sessionId = await makeSession(current(), { seats: 1, inDays: 71 });
    const people = await peopleOf(current(), 3);
    const [first = ''] = people;
    await current().ask('hr', calls.enrolPeople, { sessionId, employmentIds: [first] });
    const own = await current().ask('staff', calls.enrolSelf, { sessionId });
    expect(own.state).toBe('waiting');
    const { people: before } = await desk(sessionId);
    const seat = before.find(({ state }) => state === 'enrolled');
    await current().ask('hr', calls.cancelEnrolment, {
      id: seat?.id ?? '',
      reason: 'Is needed elsewhere',
    });
    const { enrolments } = await current().ask('staff', calls.myLearning, {});
    expect(enrolments.find((one) => one.sessionId === sessionId)?.state).toBe('enrolled');
    const { rows } = await current().ask('staff', calls.noticePage, {});
    expect(rows.filter(({ title }) => title.includes('Test 71'))).toHaveLength(1);
  });

  test('seats do not go below those taken, and more seats move the queue up', async () => {
    const sessionId = await makeSession(current(), { seats: 2, inDays: 72 });
    await current().ask('hr', calls.enrolPeople, {
      sessionId,
      employmentIds: await peopleOf(current(), 5),
    });
    const update = async (seats: number) => {
      const { version } = await current().ask('hr', calls.trainingSessionGet, { id: sessionId });
      const browser = await current().browser('hr');
      return browser.call(calls.trainingSessionUpdate, {
        id: sessionId,
        version,
        changes: { seats },
      });
    };
    expect((await update(1)).code).toBe('badInput');
    expect((await update(4)).code).toBe('ok');
    const { people } = await desk(sessionId);
    expect(people.filter(({ state }) => state === 'enrolled')).toHaveLength(4);
  });

  test('shortly before the start only the organiser moves the queue', async () => {
    const sessionId = await makeSession(current(), { seats: 1, inDays: 0 });
    await current().ask('hr', calls.enrolPeople, {
      sessionId,
      employmentIds: await peopleOf(current(), 2),
    });
    const [seat, waiting] = (await desk(sessionId)).people;
    await current().ask('hr', calls.cancelEnrolment, { id: seat?.id ?? '', reason: 'Ill today' });
    expect((await desk(sessionId)).people[0]?.state).toBe('waiting');
    await current().ask('hr', calls.promoteEnrolment, { id: waiting?.id ?? '' });
    expect((await desk(sessionId)).people[0]?.state).toBe('enrolled');
  });

  test('a full session without a queue, an overlap and a strange session are refused', async () => {
    const sessionId = await makeSession(current(), { seats: 1, inDays: 74, waitList: false });
    const clashing = await makeSession(current(), { seats: 5, inDays: 74 });
    await current().ask('staff', calls.enrolSelf, { sessionId });
    expect(await codeOf('manager', calls.enrolSelf, sessionId)).toBe('elephantstep.full');
    expect(await codeOf('staff', calls.enrolSelf, clashing)).toBe('elephantstep.clash');
    expect(await codeOf('maple', calls.enrolSelf, sessionId)).toBe('notFound');
    const maple = await current().browser('maple');
    const row = { id: sessionId, version: 1 };
    const update = { ...row, changes: { seats: 9 } };
    expect((await maple.call(calls.trainingSessionUpdate, update)).code).toBe('notFound');
    expect((await maple.call(calls.trainingSessionRemove, row)).code).toBe('notFound');
    const move = { ...row, move: 'cancel' } as const;
    expect((await maple.call(calls.trainingSessionMove, move)).code).toBe('notFound');
    await current().ask('staff', calls.cancelOwnEnrolment, { sessionId });
    expect(await codeOf('manager', calls.enrolSelf, sessionId)).toBe('ok');
  });

  test('the code signs in who is enrolled, once, and a finished session knows who was there', async () => {
    const sessionId = await makeSession(current(), { seats: 2, inDays: 0 });
    const { code } = await current().ask('hr', calls.signInCode, { sessionId });
    const scan = async (account: string) =>
      (await (await current().browser(account)).call(calls.signIn, { code })).code;
    expect(await scan('staff')).toBe('elephantstep.notEnrolled');
    await current().ask('staff', calls.enrolSelf, { sessionId });
    const wrong = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`;
    const old = await (await current().browser('staff')).call(calls.signIn, { code: wrong });
    expect(old.code).toBe('elephantstep.oldCode');
    expect(await scan('maple')).toBe('notFound');
    const [row] = (await desk(sessionId)).people;
    const presence = { id: row?.id ?? '', present: true, reason: 'Phone was empty' };
    await current().ask('hr', calls.setPresence, presence);
    await current().ask('hr', calls.setPresence, presence);
    expect((await desk(sessionId)).people[0]?.signedDays).toBe(1);
    const { version } = await current().ask('hr', calls.trainingSessionGet, { id: sessionId });
    await current().ask('hr', calls.trainingSessionMove, {
      id: sessionId,
      version,
      move: 'finish',
    });
    expect((await desk(sessionId)).people[0]?.state).toBe('attended');
  });

  test('ends with the session, also on its last day', async () => {
    const { clock } = current().gateway;
    // The first minutes of a day have none before them.
    if (clock.now().getTime() - startOf(dayOf(clock.now())).getTime() < 120_000)
      clock.advance(120_000);
    const midnight = startOf(dayOf(clock.now())).getTime();
    const minute = Math.floor((clock.now().getTime() - midnight) / 60_000);
    const over = await makeSession(current(), {
      seats: 3,
      inDays: 0,
      times: { startsAt: 0, endsAt: minute },
    });
    expect(await codeOf('staff', calls.enrolSelf, over)).toBe('elephantstep.enrolmentOver');
    const { open } = await current().ask('staff', calls.myLearning, {});
    expect(open.map(({ sessionId }) => sessionId)).not.toContain(over);
  });
});
