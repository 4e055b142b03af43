import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { addDays, addMonths, monthStart } from '#gateway/kernel/people/calendar.ts';
import {
  trainingCourses,
  trainingRules,
  trainingSessions,
} from '#gateway/services/elephantstep/records/index.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { ask, makeAccount, newValues, type ReadRow } from '#tests/support/records/record-bench.ts';

type Bound = Parameters<typeof newValues>[1];

eachDemo('training on rosters', (current) => {
  let demo: DemoGateway;
  let organId = '';
  let month = '';
  let day = '';
  let course = '';
  let person = '';
  beforeAll(async () => {
    demo = current();
    const organs = await demo.ask('hr', calls.organTree, {});
    organId = organs.find(({ name }) => name === '支持组')?.id ?? '';
    month = addMonths(monthStart(demo.today), 2).slice(0, 7);
    day = `${month}-10`;
    course = (await make(trainingCourses, {}, 'publish')).id;
    person = (await open()).people[0]?.id ?? '';
    await makeAccount(demo, {
      loginName: 'trained',
      range: 'self',
      functions: ['scheduling.mine', 'training.learning'],
      employmentId: person,
    });
  });

  const open = () => demo.ask('hr', calls.openRoster, { organId, month });
  const make = async (bound: Bound, given: object, move?: string): Promise<ReadRow> => {
    const values = { ...(await newValues(demo, bound)), ...given };
    const row = await ask<ReadRow>(demo, 'admin', bound, 'create', { values });
    if (move === undefined) return row;
    return ask<ReadRow>(demo, 'admin', bound, 'move', { id: row.id, version: row.version, move });
  };
  const makeSession = (given: object = {}) =>
    make(
      trainingSessions,
      {
        course,
        name: 'On the roster',
        trainer: null,
        fromOn: day,
        toOn: addDays(day, 1),
        startsAt: 600,
        endsAt: 720,
        place: 'Room 1',
        seats: 1,
        waitList: true,
        enrolUntil: day,
        ...given,
      },
      'publish',
    );
  const query = (text: string, values: readonly unknown[]) =>
    demo.gateway.asOwner((client) => client.query<{ id: string }>(text, [...values]));
  const shown = async (employmentId = person) => {
    const { people, days } = await open();
    const found = people.find(({ id }) => id === employmentId);
    return found?.training
      .filter(([, , , name]) => name === 'On the roster')
      .map(([at, from, to, name]) => [days[at]?.day, from, to, name]);
  };
  const mine = async () =>
    (await demo.ask('trained', calls.myRoster, { month })).days[9]?.training.filter(
      ({ name }) => name === 'On the roster',
    );
  const two = () => [
    [day, 600, 720, 'On the roster'],
    [addDays(day, 1), 600, 720, 'On the roster'],
  ];

  test('shows each day of a session to those who have a seat, not to those who wait', async () => {
    const other = (await open()).people[1]?.id ?? '';
    const { id: sessionId } = await makeSession();
    await demo.ask('hr', calls.enrolPeople, { sessionId, employmentIds: [person, other] });
    expect(await shown()).toEqual(two());
    expect(await shown(other)).toEqual([]);
    expect(await mine()).toEqual([{ name: 'On the roster', place: 'Room 1', from: 600, to: 720 }]);
    // The own withdrawal frees the day, and gives it to the one who waits.
    await demo.ask('trained', calls.cancelOwnEnrolment, { sessionId });
    expect(await shown()).toEqual([]);
    expect(await mine()).toEqual([]);
    expect(await shown(other)).toEqual(two());
  });

  test('frees the days when an organiser takes somebody out, and when the session is cancelled', async () => {
    const session = await makeSession({ seats: 5 });
    const enrol = () =>
      demo.ask('hr', calls.enrolPeople, { sessionId: session.id, employmentIds: [person] });
    await enrol();
    expect(await shown()).toEqual(two());
    const { people } = await demo.ask('hr', calls.sessionDesk, { sessionId: session.id });
    await demo.ask('hr', calls.cancelEnrolment, { id: people[0]?.id ?? '', reason: '换班' });
    expect(await shown()).toEqual([]);
    await enrol();
    expect(await shown()).toEqual(two());
    const { id, version } = session;
    await ask(demo, 'admin', trainingSessions, 'move', {
      id,
      version,
      move: 'cancel',
      reason: '讲师生病',
    });
    expect(await shown()).toEqual([]);
    expect(await mine()).toEqual([]);
  });

  test('23: warns of a course that is overdue where its rule says so, and the roster is saved all the same', async () => {
    const everybody = { organ: null, post: null, everyMonths: null };
    const overdue = { fromOn: addDays(demo.today, -20), dueDays: 5 };
    const ruled = async (name: string, given: object) => {
      const { id } = await make(trainingCourses, {}, 'publish');
      const values = { course: id, name, ...everybody, ...overdue, ...given };
      await make(trainingRules, values);
      return id;
    };
    const owed = await ruled('Warned of', { blocks: 'roster' });
    await ruled('Of no effect', { blocks: 'nothing' });
    await ruled('Says nothing', { blocks: null });
    await ruled('Has time left', { blocks: 'roster', dueDays: 90 });
    const duties = async () => {
      const { people } = await open();
      return people
        .find(({ id }) => id === person)
        ?.duties.filter(({ name }) => /^(Warned|Of no|Says|Has)/.test(name));
    };
    const since = addDays(demo.today, -14);
    expect(await duties()).toEqual([{ kind: 'dutyOverdue', since, name: 'Warned of' }]);
    const { version, shifts } = await open();
    const night = shifts.find(({ name }) => name === '夜班')?.id ?? '';
    const cells = [{ employmentId: person, day, plan: night }];
    await demo.ask('hr', calls.saveRosterCells, { organId, month, version, cells });
    const next = await open();
    const published = { organId, month, version: next.version };
    expect(await demo.ask('hr', calls.publishRoster, published)).toMatchObject({ days: 1 });
    const on = { fromOn: demo.today, toOn: demo.today, enrolUntil: demo.today };
    const session = await makeSession({ course: owed, ...on });
    await query(
      `insert into app.training_enrolment (tenant_id, id, session_id, employment_id, state, via, queued_at)
        select tenant_id, gen_random_uuid(), id, $2, 'attended', 'assigned', now()
        from app.training_session where id = $1`,
      [session.id, person],
    );
    expect(await duties()).toEqual([]);
  });

  test('warns of a certificate from the day after its last one, unless another one is in force', async () => {
    const { rows } = await query(
      `select k.id from app.certificate_kind k
        join app.employment e on e.tenant_id = k.tenant_id and e.id = $1 order by k.name limit 1`,
      [person],
    );
    const kind = rows[0]?.id ?? '';
    await query('delete from app.training_certificate where employment_id = $1', [person]);
    const certificate = (number: string, expiresOn: string | null) =>
      query(
        `insert into app.training_certificate
            (tenant_id, id, employment_id, kind_id, number, issued_on, expires_on, source, state)
          select k.tenant_id, gen_random_uuid(), $1, k.id, $3, $4::date - 300, $5, 'own', 'valid'
          from app.certificate_kind k where k.id = $2`,
        [person, kind, number, demo.today, expiresOn],
      );
    const { id } = await make(
      trainingCourses,
      { certificateKind: kind, certificateBy: 'session' },
      'publish',
    );
    await make(trainingRules, {
      course: id,
      name: 'Certified',
      organ: null,
      post: null,
      everyMonths: null,
      fromOn: demo.today,
      dueDays: 300,
      blocks: 'roster',
    });
    const warned = async () => {
      const { people } = await open();
      return people
        .find((one) => one.id === person)
        ?.duties.filter(({ name }) => name === 'Certified');
    };
    // Who never had one is not warned of: the course is not due yet.
    expect(await warned()).toEqual([]);
    await certificate('ROSTER-1', `${month}-04`);
    expect(await warned()).toEqual([
      { kind: 'certificateExpired', since: `${month}-05`, name: 'Certified' },
    ]);
    await certificate('ROSTER-2', null);
    expect(await warned()).toEqual([]);
  });
});
