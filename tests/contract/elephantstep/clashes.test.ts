import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { AnyCall, RequestOf } from '#bridge/calls/kit/define.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { trainingCourses, trainingSessions } from '#gateway/services/elephantstep/records/index.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { ask, makeAccount, newValues, type ReadRow } from '#tests/support/records/record-bench.ts';

eachDemo('a session at the time of something else', (current) => {
  let demo: DemoGateway;
  let course = '';
  let staff = '';
  let far = '';
  beforeAll(async () => {
    demo = current();
    const values = await newValues(demo, trainingCourses);
    const { id, version } = await ask(demo, 'admin', trainingCourses, 'create', { values });
    await ask(demo, 'admin', trainingCourses, 'move', { id, version, move: 'publish' });
    course = id;
    staff = (await demo.ask('staff', calls.currentSession, {})).user.employmentId ?? '';
    const functions = ['training.desk', 'training.sessions'];
    await makeAccount(demo, { loginName: 'looks', range: 'all', functions });
    const enrols = [...functions, 'training.desk.enrol'];
    const { rows } = await demo.gateway.asOwner((client) =>
      client.query<{ id: string }>(
        `select e.id from app.employment e
          join app.employment s on s.tenant_id = e.tenant_id and s.id = $1
          where e.id <> s.id and not exists (select from app.membership m
            where m.tenant_id = e.tenant_id and m.employment_id = e.id) limit 1`,
        [staff],
      ),
    );
    far = rows[0]?.id ?? '';
    const range = 'self';
    await makeAccount(demo, { loginName: 'far', range, functions: enrols, employmentId: far });
  });

  const query = (text: string, values: readonly unknown[]) =>
    demo.gateway.asOwner((client) => client.query(text, [...values]));
  const codeOf = async <C extends AnyCall>(account: string, call: C, request: RequestOf<C>) =>
    (await (await demo.browser(account)).call(call, request)).code;
  async function makeSession(day: string, startsAt: number, endsAt: number): Promise<string> {
    const { organ } = await newValues(demo, trainingSessions);
    const at = { fromOn: day, toOn: day, startsAt, endsAt, enrolUntil: day };
    const values = { name: `At ${startsAt}`, course, organ, seats: 5, waitList: true, ...at };
    const row = await ask<ReadRow>(demo, 'admin', trainingSessions, 'create', { values });
    const { id, version } = row;
    await ask(demo, 'admin', trainingSessions, 'move', { id, version, move: 'publish' });
    return id;
  }
  const clashesOf = async (account: string, sessionId: string) =>
    (await demo.ask(account, calls.sessionDesk, { sessionId })).people.map(
      ({ clashes }) => clashes,
    );
  const enrol = (sessionId: string) =>
    demo.ask('hr', calls.enrolPeople, { sessionId, employmentIds: [staff] });
  const roster = (on: string, name: string, column: string) =>
    query(
      `insert into app.roster_day (tenant_id, employment_id, day, ${column})
        select s.tenant_id, $1, $2::date, s.id from app.shift s
        join app.employment e on e.tenant_id = s.tenant_id and e.id = $1
        where s.name = $3 and s.removed_at is null limit 1
        on conflict (tenant_id, employment_id, day) do update set ${column} = excluded.${column}`,
      [staff, on, name],
    );
  async function leave(day: string, half: string, from: string | null, to: string | null) {
    const { rows } = await demo.gateway.asOwner((client) =>
      client.query<{ id: string }>(
        `insert into app.leave_request (tenant_id, id, employment_id, type_id, from_on, from_half, to_on, to_half, state)
          select t.tenant_id, gen_random_uuid(), $1, t.id, $2::date, 'am', $2::date, 'pm', 'approved'
          from app.leave_type t join app.employment e on e.tenant_id = t.tenant_id and e.id = $1
          limit 1 returning id`,
        [staff, day],
      ),
    );
    await query(
      `insert into app.leave_request_day (tenant_id, request_id, day, half, amount, from_at, to_at)
        select tenant_id, id, $2::date, $3, 0.5, $4, $5 from app.leave_request where id = $1`,
      [rows[0]?.id, day, half, from, to],
    );
  }

  test('is refused to oneself on leave, half a day and some hours count as long as they last', async () => {
    const day = addDays(demo.today, 70);
    const morning = await makeSession(day, 540, 720);
    const afternoon = await makeSession(day, 780, 900);
    const evening = await makeSession(day, 900, 1000);
    await leave(day, 'am', null, null);
    await leave(addDays(day, 1), 'times', '15:00', '16:00');
    const later = await makeSession(addDays(day, 1), 840, 901);
    const touching = await makeSession(addDays(day, 1), 960, 1020);
    const own = (sessionId: string) => codeOf('staff', calls.enrolSelf, { sessionId });
    expect(await own(morning)).toBe('elephantstep.onLeave');
    expect(await own(afternoon)).toBe('ok');
    expect(await own(evening)).toBe('ok');
    expect(await own(later)).toBe('elephantstep.onLeave');
    expect(await own(touching)).toBe('ok');
  });

  test('counts halves of a day by the shift, and leave of the night before past midnight', async () => {
    const day = addDays(demo.today, 90);
    await roster(day, '夜班', 'published_shift_id');
    await leave(day, 'am', null, null);
    await leave(addDays(day, 3), 'times', '23:00', '26:00');
    const afternoon = await makeSession(day, 780, 900);
    const dawn = await makeSession(addDays(day, 4), 60, 100);
    const morning = await makeSession(addDays(day, 4), 120, 200);
    const own = (sessionId: string) => codeOf('staff', calls.enrolSelf, { sessionId });
    expect(await own(afternoon)).toBe('elephantstep.onLeave');
    expect(await own(dawn)).toBe('elephantstep.onLeave');
    expect(await own(morning)).toBe('ok');
  });

  test('is a warning for who may change enrolments, and nothing for who only looks', async () => {
    const day = addDays(demo.today, 75);
    const first = await makeSession(day, 540, 660);
    const second = await makeSession(day, 600, 700);
    await leave(day, 'whole', null, null);
    await enrol(first);
    expect(await clashesOf('hr', first)).toEqual([['leave']]);
    await enrol(second);
    expect(await clashesOf('hr', first)).toEqual([['session', 'leave']]);
    expect(await clashesOf('looks', first)).toEqual([[]]);
  });

  test('says of people out of reach only that they are not free', async () => {
    const session = await makeSession(addDays(demo.today, 75), 540, 660);
    await enrol(session);
    expect(await clashesOf('hr', session)).toEqual([['session', 'leave']]);
    await query(`update app.training_session set trainer_id = $1 where id = $2`, [far, session]);
    expect(await clashesOf('far', session)).toEqual([['busy']]);
  });

  test('keeps who is on leave then in the queue, and gives the seat to the next', async () => {
    const day = addDays(demo.today, 85);
    const session = await makeSession(day, 540, 660);
    const own = async (account: string) =>
      (await demo.ask(account, calls.currentSession, {})).user.employmentId ?? '';
    const [first, next] = [await own('manager'), await own('hr')];
    await query(`update app.training_session set seats = 1 where id = $1`, [session]);
    const employmentIds = [first, staff, next];
    await demo.ask('hr', calls.enrolPeople, { sessionId: session, employmentIds });
    await leave(day, 'whole', null, null);
    const states = async () =>
      new Map(
        (await demo.ask('hr', calls.sessionDesk, { sessionId: session })).people.map((one) => [
          one.employmentId,
          [one.state, one.id] as const,
        ]),
      );
    const [, id = ''] = (await states()).get(first) ?? [];
    await demo.ask('hr', calls.cancelEnrolment, { id, reason: 'Needed elsewhere' });
    expect((await states()).get(staff)?.[0]).toBe('waiting');
    expect((await states()).get(next)?.[0]).toBe('enrolled');
  });

  test('is warned of a published shift, also of the night before, not of a draft', async () => {
    const day = addDays(demo.today, 80);
    const dawn = await makeSession(day, 300, 420);
    const noon = await makeSession(day, 720, 780);
    await enrol(dawn);
    await enrol(noon);
    await roster(day, '早班', 'shift_id');
    expect(await clashesOf('hr', noon)).toEqual([[]]);
    await roster(day, '早班', 'published_shift_id');
    expect(await clashesOf('hr', noon)).toEqual([['shift']]);
    expect(await clashesOf('hr', dawn)).toEqual([[]]);
    await roster(addDays(day, -1), '夜班', 'published_shift_id');
    expect(await clashesOf('hr', dawn)).toEqual([['shift']]);
  });
});
