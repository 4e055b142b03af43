import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { AnyCall, RequestOf } from '#bridge/calls/kit/define.ts';
import { addDays, dayOf, startOf } from '#gateway/kernel/people/calendar.ts';
import { elephantstepJobs } from '#gateway/services/elephantstep/jobs.ts';
import {
  trainingCourses,
  trainingRules,
  trainingSessions,
} from '#gateway/services/elephantstep/records/index.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { companyOf, runDemoJobs } from '#tests/support/demo-jobs.ts';
import { ask, newValues, type ReadRow, speak } from '#tests/support/records/record-bench.ts';

/** The cases of a session by the numbers of the reference. */
eachDemo('the case of a session', (current) => {
  let demo: DemoGateway;
  let course: string;
  let people: readonly string[];
  let staff: string;
  const desk = (sessionId: string) => demo.ask('hr', calls.sessionDesk, { sessionId });
  const codeOf = async <C extends AnyCall>(account: string, call: C, request: RequestOf<C>) =>
    (await (await demo.browser(account)).call(call, request)).code;
  const enrol = (sessionId: string, employmentIds: readonly string[]) =>
    demo.ask('hr', calls.enrolPeople, { sessionId, employmentIds: [...employmentIds] });
  const query = (text: string, values: readonly unknown[]) =>
    demo.gateway.asOwner((client) => client.query(text, [...values]));

  async function makeCourse(given: object = {}): Promise<string> {
    const values = { ...(await newValues(demo, trainingCourses)), ...given };
    const { id, version } = await ask(demo, 'admin', trainingCourses, 'create', { values });
    await ask(demo, 'admin', trainingCourses, 'move', { id, version, move: 'publish' });
    return id;
  }

  beforeAll(async () => {
    demo = current();
    course = await makeCourse({ presence: 80 });
    staff = (await demo.ask('staff', calls.currentSession, {})).user.employmentId ?? '';
    const tenantId = await companyOf(demo);
    const { rows } = await demo.gateway.asOwner((client) =>
      client.query<{ id: string }>(
        `select id from app.employment where tenant_id = $1 and joined_on <= $2::date
          and left_on is null and id <> $3 order by id limit 110`,
        [tenantId, demo.today, staff],
      ),
    );
    people = rows.map(({ id }) => id);
  });

  async function makeSession(
    inDays: number,
    seats: number,
    given: Readonly<Record<string, unknown>> = {},
  ): Promise<ReadRow> {
    const day = addDays(demo.today, inDays);
    const { organ } = await newValues(demo, trainingSessions);
    const values = {
      name: `Case ${inDays}`,
      course,
      organ,
      fromOn: day,
      toOn: day,
      startsAt: 540,
      endsAt: 1020,
      seats,
      waitList: true,
      enrolUntil: day,
      ...given,
    };
    const { id, version } = await ask(demo, 'admin', trainingSessions, 'create', { values });
    return ask(demo, 'admin', trainingSessions, 'move', { id, version, move: 'publish' });
  }

  test('1: of 100 who enrol at once 20 have a seat and 80 wait without a gap, one person once', async () => {
    const { id } = await makeSession(40, 20);
    const groups = Array.from({ length: 9 }, (_, at) => people.slice(at * 11, at * 11 + 11));
    const own = () => demo.ask('staff', calls.enrolSelf, { sessionId: id });
    const [one, two] = await Promise.all([
      own(),
      own(),
      ...groups.map((group) => enrol(id, group)),
    ]);
    expect(two).toEqual(one);
    const rows = (await desk(id)).people;
    expect(new Set(rows.map(({ employmentId }) => employmentId)).size).toBe(100);
    expect(rows.filter(({ state }) => state === 'enrolled')).toHaveLength(20);
    const queue = rows.flatMap(({ queue: place }) => place ?? []);
    expect(queue).toEqual(Array.from({ length: 80 }, (_, at) => at + 1));
  });

  test('2: a promotion by hand and a cancellation at once give two seats to two people', async () => {
    const { id } = await makeSession(41, 2);
    await enrol(id, people.slice(0, 5));
    // A seat that no one has got yet.
    await query('update app.training_session set seats = 3 where id = $1', [id]);
    const rows = (await desk(id)).people;
    const seat = rows.find(({ state }) => state === 'enrolled')?.id ?? '';
    const first = rows.find(({ queue }) => queue === 1)?.id ?? '';
    await Promise.all([
      codeOf('hr', calls.promoteEnrolment, { id: first }),
      codeOf('hr', calls.cancelEnrolment, { id: seat, reason: 'Is needed elsewhere' }),
    ]);
    const after = (await desk(id)).people.filter(({ state }) => state === 'enrolled');
    expect(after).toHaveLength(3);
    expect(new Set(after.map(({ employmentId }) => employmentId)).size).toBe(3);
  });

  test('3: who has to take the course within 30 days comes before others who wait longer', async () => {
    const needed = await makeCourse();
    const everybody = { organ: null, post: null, everyMonths: null };
    const values = { ...(await newValues(demo, trainingRules)), ...everybody, course: needed };
    const rule = { ...values, fromOn: addDays(demo.today, -20), dueDays: 30 };
    const { id } = await makeSession(42, 1, { course: needed });
    await enrol(id, people.slice(0, 3));
    await ask(demo, 'admin', trainingRules, 'create', { values: rule });
    await demo.ask('staff', calls.enrolSelf, { sessionId: id });
    const rows = (await desk(id)).people;
    expect(rows.find(({ queue }) => queue === 1)?.employmentId).toBe(staff);
    const { enrolments } = await demo.ask('staff', calls.myLearning, {});
    expect(enrolments.find(({ sessionId }) => sessionId === id)?.queue).toBe(1);
    const seat = rows.find(({ state }) => state === 'enrolled')?.id ?? '';
    await demo.ask('hr', calls.cancelEnrolment, { id: seat, reason: 'Is needed elsewhere' });
    const seated = (await desk(id)).people.find(({ state }) => state === 'enrolled');
    expect(seated?.employmentId).toBe(staff);
  });

  test('4: seats never go below those taken, more seats promote, and shortly before the start the organiser is informed', async () => {
    const { id } = await makeSession(43, 20);
    await enrol(id, people.slice(0, 29));
    const change = async (seats: number) => {
      const { version } = await ask(demo, 'admin', trainingSessions, 'get', { id });
      const request = { id, version, changes: { seats } };
      return (await speak(demo, 'admin', trainingSessions, 'update', request)).code;
    };
    expect(await change(15)).toBe('badInput');
    expect(await change(25)).toBe('ok');
    const { people: rows } = await desk(id);
    expect(rows.filter(({ state }) => state === 'enrolled')).toHaveLength(25);

    const soon = await makeSession(0, 1, { name: 'Case of today', startsAt: 0, endsAt: 1440 });
    await enrol(soon.id, people.slice(0, 2));
    const lines = async () => {
      const card = await demo.ask('hr', calls.trainingCard, {});
      return card.kind === 'list' ? card.lines.map(({ label }) => label) : [];
    };
    const isTold = async () => (await lines()).some((label) => label.includes('Case of today'));
    expect(await isTold()).toBe(false);
    const [seat] = (await desk(soon.id)).people;
    await demo.ask('hr', calls.cancelEnrolment, { id: seat?.id ?? '', reason: 'Ill today' });
    expect((await desk(soon.id)).people.map(({ state }) => state)).toEqual([
      'waiting',
      'cancelled',
    ]);
    expect(await isTold()).toBe(true);
  });

  test('6: a cancelled session tells everybody, and counts as absence for none', async () => {
    const { id, version } = await makeSession(44, 1, { name: 'Case of a cancelled one' });
    await enrol(id, [people[0] ?? '']);
    await demo.ask('staff', calls.enrolSelf, { sessionId: id });
    const asked = { id, version, move: 'cancel', reason: 'The trainer is ill' };
    await ask(demo, 'admin', trainingSessions, 'move', asked);
    expect((await desk(id)).people.map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
    const { rows } = await demo.ask('staff', calls.noticePage, { rows: 50 });
    expect(rows.filter(({ title }) => title.includes('Case of a cancelled one'))).toHaveLength(1);
  });

  test('24: the seats and places of who left are free, and the queue moves up', async () => {
    const [gone = '', next = ''] = people.slice(60, 62);
    const seated = await makeSession(45, 1);
    await enrol(seated.id, [gone, next]);
    const waited = await makeSession(46, 1);
    await enrol(waited.id, [next, gone]);
    const leave = `update app.employment set left_on = $2::date, left_reason = $3 where id = $1`;
    const tenantId = await companyOf(demo);
    const stateOf = async (sessionId: string, who: string) =>
      (await desk(sessionId)).people.find(({ employmentId }) => employmentId === who)?.state;
    // The last day of work is one to learn on.
    await query(leave, [gone, demo.today, 'other']);
    await runDemoJobs(demo, tenantId, elephantstepJobs);
    expect(await stateOf(seated.id, gone)).toBe('enrolled');
    await query(leave, [gone, addDays(demo.today, -1), 'other']);
    await runDemoJobs(demo, tenantId, elephantstepJobs);
    expect(await stateOf(seated.id, gone)).toBe('cancelled');
    expect(await stateOf(seated.id, next)).toBe('enrolled');
    expect(await stateOf(waited.id, gone)).toBe('cancelled');
    await query(leave, [gone, null, null]);
  });

  test('7, 8: a code is taken once and shortly, late counts, and days are set by hand with a reason', async () => {
    const { id } = await makeSession(1, 3, { toOn: addDays(demo.today, 3) });
    await demo.ask('staff', calls.enrolSelf, { sessionId: id });
    const { clock } = demo.gateway;
    const first = startOf(addDays(demo.today, 1)).getTime();
    // Twenty minutes after the start of the first day.
    clock.advance(first + 560 * 60_000 - clock.now().getTime());
    const fresh = async (account: string) => {
      const browser = demo.gateway.browser();
      await browser.signIn(account);
      return browser;
    };
    const [hr, own] = [await fresh('hr'), await fresh('staff')];
    const codeNow = async () => (await hr.call(calls.signInCode, { sessionId: id })).answer.result;
    const old = (await codeNow())?.code ?? '';
    clock.advance(40_000);
    expect((await own.call(calls.signIn, { code: old })).code).toBe('elephantstep.oldCode');
    const code = (await codeNow())?.code ?? '';
    for (let scan = 0; scan < 2; scan += 1) {
      expect((await own.call(calls.signIn, { code })).answer.result?.late).toBe(true);
    }
    const people1 = (await hr.call(calls.sessionDesk, { sessionId: id })).answer.result?.people;
    const enrolment = people1?.[0];
    expect(enrolment?.signedOn).toEqual([dayOf(clock.now())]);
    const set = async (on: string, browser = hr) =>
      (
        await browser.call(calls.setPresence, {
          id: enrolment?.id ?? '',
          present: true,
          reason: 'Phone was empty',
          on,
        })
      ).code;
    expect(await set(addDays(demo.today, 2))).toBe('notNow');

    clock.advance(48 * 3_600_000);
    const trainer = await fresh('hr');
    const { result } = (await trainer.call(calls.sessionDesk, { sessionId: id })).answer;
    expect(result?.days).toEqual([3, 2, 1].map((day) => addDays(demo.today, day)));
    expect(await set(addDays(demo.today, 3), trainer)).toBe('ok');
    const admin = await fresh('admin');
    const finish = async () => {
      const row = (await admin.call(calls.trainingSessionGet, { id })).answer.result;
      const asked = { id, version: row?.version ?? 0, move: 'finish' } as const;
      await admin.call(calls.trainingSessionMove, asked);
      const after = (await trainer.call(calls.sessionDesk, { sessionId: id })).answer.result;
      return after?.people[0]?.state;
    };
    // Two of three days are less than 80 %; a day that the trainer adds makes it whole.
    const before = await demo.gateway.asOwner((client) =>
      client.query(
        `select count(*)::int as days from app.training_sign_in where enrolment_id = $1`,
        [enrolment?.id],
      ),
    );
    expect(before.rows[0]).toEqual({ days: 2 });
    expect(await set(addDays(demo.today, 2), trainer)).toBe('ok');
    expect(await finish()).toBe('attended');
  });
});
