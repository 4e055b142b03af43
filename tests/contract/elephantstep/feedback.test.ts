import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { trainingCourses, trainingSessions } from '#gateway/services/elephantstep/records/index.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { ask, newValues, type ReadRow } from '#tests/support/records/record-bench.ts';

type Bound = Parameters<typeof newValues>[1];

eachDemo('feedback on a session', (current) => {
  let demo: DemoGateway;
  let staff: string;
  beforeAll(async () => {
    demo = current();
    staff = (await demo.ask('staff', calls.currentSession, {})).user.employmentId ?? '';
  });

  const make = async (bound: Bound, given: object): Promise<ReadRow> => {
    const values = { ...(await newValues(demo, bound)), ...given };
    const { id, version } = await ask(demo, 'admin', bound, 'create', { values });
    return ask(demo, 'admin', bound, 'move', { id, version, move: 'publish' });
  };

  /** A session of today that the person attended and that is over. */
  const courseOf = new Map<string, string>();
  async function attended(
    feedback: 'named' | 'anonymous' | null,
    feedbackLeast: number | null = null,
  ): Promise<string> {
    const none = { certificateKind: null, certificateBy: null, needsApproval: false };
    const course = await make(trainingCourses, { ...none, feedback, feedbackLeast });
    const on = demo.today;
    const at = { fromOn: on, toOn: on, startsAt: 60, endsAt: 90, enrolUntil: on, seats: 5 };
    const { id } = await make(trainingSessions, { course: course.id, trainer: null, ...at });
    courseOf.set(id, course.id);
    await demo.ask('admin', calls.enrolPeople, { sessionId: id, employmentIds: [staff] });
    const { people, feedback: early } = await demo.ask('admin', calls.sessionDesk, {
      sessionId: id,
    });
    expect(early).toBeNull();
    const presence = { id: people[0]?.id ?? '', present: true, reason: 'Was there.' };
    await demo.ask('admin', calls.setPresence, presence);
    expect(await give(id)).toBe('notNow');
    const { version } = await ask(demo, 'admin', trainingSessions, 'get', { id });
    await ask(demo, 'admin', trainingSessions, 'move', { id, version, move: 'finish' });
    return id;
  }
  const give = async (sessionId: string, account = 'staff') => {
    const browser = await demo.browser(account);
    return (await browser.call(calls.giveFeedback, { sessionId, rating: 4, comment: 'Clear' }))
      .code;
  };
  const shown = async (sessionId: string) =>
    (await demo.ask('admin', calls.sessionDesk, { sessionId })).feedback;
  /** Others said something as well. */
  const others = (sessionId: string, many: number) =>
    demo.gateway.asOwner((client) =>
      client.query(
        `insert into app.session_feedback (tenant_id, session_id, rating, comment, batch)
        select s.tenant_id, s.id, 2, 'Other ' || n, (n / 5) from app.training_session s,
          generate_series(1, $2::int) n where s.id = $1`,
        [sessionId, many],
      ),
    );

  test('25: is asked of who attended, once; four anonymous answers are hidden, five are shown', async () => {
    const sessionId = await attended('anonymous');
    const { enrolments } = await demo.ask('staff', calls.myLearning, {});
    const own = enrolments.find((one) => one.sessionId === sessionId);
    expect(own).toMatchObject({ feedback: 'anonymous', feedbackLeast: 5 });
    expect(await give(sessionId)).toBe('ok');
    expect(await give(sessionId)).toBe('notNow');
    expect(await give(sessionId, 'manager')).toBe('notFound');
    await others(sessionId, 3);
    expect(await shown(sessionId)).toMatchObject({
      given: 4,
      shown: 0,
      average: null,
      comments: [],
    });
    await demo.gateway.asOwner((client) =>
      client.query(
        `insert into app.session_feedback (tenant_id, session_id, rating, batch)
        select s.tenant_id, s.id, 2, 0 from app.training_session s where s.id = $1`,
        [sessionId],
      ),
    );
    const five = await shown(sessionId);
    expect(five).toMatchObject({ given: 5, shown: 5, average: '2.4', ratings: [0, 4, 0, 1, 0] });
    expect(five?.comments.every(({ name, rating }) => name === null && rating === null)).toBe(true);
    const { rows } = await demo.gateway.asOwner((client) =>
      client.query<{ many: number }>(
        `select count(*)::int as many from app.session_feedback
        where session_id = $1 and employment_id is not null`,
        [sessionId],
      ),
    );
    expect(rows[0]?.many).toBe(0);
  });

  test('stays anonymous where the course asks with names afterwards', async () => {
    const sessionId = await attended('anonymous');
    expect(await give(sessionId)).toBe('ok');
    await demo.gateway.asOwner((client) =>
      client.query(
        `update app.training_course c set feedback = 'named' from app.training_session s
        where s.id = $1 and c.tenant_id = s.tenant_id and c.id = s.course_id`,
        [sessionId],
      ),
    );
    expect(await shown(sessionId)).toMatchObject({ given: 1, shown: 0, comments: [] });
    await others(sessionId, 4);
    const five = await shown(sessionId);
    expect(five).toMatchObject({ given: 5, shown: 5 });
    expect(five?.comments.every(({ name, rating }) => name === null && rating === null)).toBe(true);
  });

  test('has names where the course asks with them, and nothing where it does not ask', async () => {
    const named = await attended('named');
    expect(await give(named)).toBe('ok');
    const said = await shown(named);
    expect(said).toMatchObject({ given: 1, shown: 1, average: '4.0' });
    expect(said?.comments[0]).toMatchObject({ rating: 4, comment: 'Clear' });
    expect(said?.comments[0]?.name).toBeTruthy();
    const silent = await attended(null);
    expect(await give(silent)).toBe('notNow');
    expect(await shown(silent)).toBeNull();
  });

  test('what was said without names stays so when the course asks otherwise', async () => {
    const sessionId = await attended('anonymous', 10);
    expect(await give(sessionId)).toBe('ok');
    await others(sessionId, 4);
    const id = courseOf.get(sessionId) ?? '';
    const change = async (changes: object) => {
      const { version } = await ask(demo, 'admin', trainingCourses, 'get', { id });
      await ask(demo, 'admin', trainingCourses, 'update', { id, version, changes });
    };
    const hidden = { isAnonymous: true, least: 10, given: 5, shown: 0, average: null };
    await change({ feedbackLeast: 3 });
    expect(await shown(sessionId)).toMatchObject({ ...hidden, comments: [] });
    await change({ feedback: 'named' });
    expect(await shown(sessionId)).toMatchObject({ ...hidden, comments: [] });
  });
});
