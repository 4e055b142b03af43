import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { AnyCall, RequestOf } from '#bridge/calls/kit/define.ts';
import { addDays, addMonths } from '#gateway/kernel/people/calendar.ts';
import {
  trainingCourses,
  trainingRules,
  trainingSessions,
} from '#gateway/services/elephantstep/records/index.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { ask, newValues } from '#tests/support/records/record-bench.ts';

interface Row {
  readonly id: string;
  readonly version: number;
  readonly fields: Readonly<Record<string, string | null>>;
}

type Bound = Parameters<typeof newValues>[1];

eachDemo('mandatory courses', (current) => {
  let demo: DemoGateway;
  let staff: string;
  beforeAll(async () => {
    demo = current();
    staff = (await demo.ask('staff', calls.currentSession, {})).user.employmentId ?? '';
  });

  const make = async (bound: Bound, given: object): Promise<Row> => {
    const values = { ...(await newValues(demo, bound)), ...given };
    return ask<Row>(demo, 'admin', bound, 'create', { values });
  };
  const move = ({ id, version }: Row, bound: Bound, name: string) =>
    ask<Row>(demo, 'admin', bound, 'move', { id, version, move: name });
  const codeOf = async <C extends AnyCall>(account: string, call: C, request: RequestOf<C>) =>
    (await (await demo.browser(account)).call(call, request)).code;

  async function ruled(given: object) {
    const course = await move(await make(trainingCourses, {}), trainingCourses, 'publish');
    const everybody = { organ: null, post: null, everyMonths: null };
    const rule = await make(trainingRules, { course: course.id, ...everybody, ...given });
    return { course: course.id, rule: rule.id };
  }
  const dutyOf = async (ruleId: string) =>
    (await demo.ask('staff', calls.myDuties, {})).find((one) => one.ruleId === ruleId);
  const countsOf = async (account: string, ruleId: string) =>
    (await demo.ask(account, calls.dutyOverview, {})).find((one) => one.ruleId === ruleId);

  /** The person attends a session of a course that ended on a day. */
  async function attended(course: string, on: string) {
    const at = { fromOn: on, toOn: on, startsAt: 60, endsAt: 90, enrolUntil: on, seats: 5 };
    const draft = await make(trainingSessions, { course, trainer: null, ...at });
    const session = await move(draft, trainingSessions, 'publish');
    const enrolled = { sessionId: session.id, employmentIds: [staff] };
    await demo.ask('admin', calls.enrolPeople, enrolled);
    const { people } = await demo.ask('admin', calls.sessionDesk, { sessionId: session.id });
    const presence = { id: people[0]?.id ?? '', present: true, reason: 'Was there.' };
    await demo.ask('admin', calls.setPresence, presence);
    const now = await ask<Row>(demo, 'admin', trainingSessions, 'get', { id: session.id });
    await move(now, trainingSessions, 'finish');
  }

  test('are due so many days after they began, and overdue after that', async () => {
    const { today } = demo;
    const fresh = await ruled({ fromOn: addDays(today, -10), dueDays: 30 });
    const old = await ruled({ fromOn: addDays(today, -31), dueDays: 30 });
    expect(await dutyOf(fresh.rule)).toMatchObject({ state: 'open', dueOn: addDays(today, 20) });
    expect(await dutyOf(old.rule)).toMatchObject({ state: 'overdue', dueOn: addDays(today, -1) });
    const coming = await ruled({ fromOn: addDays(today, 1), dueDays: 30 });
    expect(await dutyOf(coming.rule)).toBeUndefined();
  });

  test('21: are due later for who comes to a post, and after a long leave, and lapse with the post', async () => {
    const { today, gateway } = demo;
    const change = (text: string, ...values: unknown[]) =>
      gateway.asOwner((client) => client.query<{ id: string; post: string }>(text, values));
    const { rows } = await change(
      `select j.id, coalesce(j.post_id, p.post_id) as post from app.job_row j
        left join app.position p on p.tenant_id = j.tenant_id and p.id = j.position_id
        where j.employment_id = $1 and j.to_on is null`,
      staff,
    );
    const [{ id: job, post } = { id: '', post: '' }] = rows;
    const given = { fromOn: addDays(today, -60), dueDays: 30 };
    const here = await ruled({ ...given, post });
    const all = await ruled(given);
    expect(await dutyOf(here.rule)).toMatchObject({ dueOn: addDays(today, -30) });
    await change(
      `insert into app.leave_request (tenant_id, id, employment_id, type_id, from_on, from_half, to_on, to_half, state)
        select t.tenant_id, gen_random_uuid(), $1, t.id, $2::date, 'am', $3::date, 'pm', 'approved'
        from app.leave_type t join app.employment e on e.tenant_id = t.tenant_id and e.id = $1 limit 1`,
      staff,
      addDays(today, -50),
      addDays(today, -31),
    );
    expect(await dutyOf(all.rule)).toMatchObject({ dueOn: addDays(today, -10) });
    // Five days ago the person came from another post.
    const other = `(select p.id from app.post p where p.tenant_id = j.tenant_id and p.id <> $3 limit 1)`;
    await change(
      `update app.job_row set from_on = $2::date where id = $1`,
      job,
      addDays(today, -5),
    );
    await change(
      `insert into app.job_row (tenant_id, id, employment_id, from_on, to_on, organ_id, post_id, manager_id, reason)
        select j.tenant_id, gen_random_uuid(), j.employment_id, e.joined_on, $2::date, j.organ_id, ${other},
          j.manager_id, 'hire' from app.job_row j
        join app.employment e on e.tenant_id = j.tenant_id and e.id = j.employment_id where j.id = $1`,
      job,
      addDays(today, -6),
      post,
    );
    expect(await dutyOf(here.rule)).toMatchObject({ state: 'open', dueOn: addDays(today, 25) });
    await change(
      `update app.job_row j set post_id = ${other}, position_id = null where j.id = $1 and $2 = ''`,
      job,
      '',
      post,
    );
    expect(await dutyOf(here.rule)).toBeUndefined();
    await change('update app.job_row set post_id = $2 where id = $1', job, post);
    expect(await dutyOf(here.rule)).toMatchObject({ state: 'open', dueOn: addDays(today, 25) });
  });

  test('are done by a session that was attended, until they are due again', async () => {
    const { today } = demo;
    const { course, rule } = await ruled({
      fromOn: addDays(today, -90),
      dueDays: 30,
      everyMonths: 2,
    });
    await attended(course, today);
    const again = addMonths(today, 2);
    expect(await dutyOf(rule)).toMatchObject({ doneOn: today, dueOn: again });
    const once = await ruled({ fromOn: addDays(today, -90), dueDays: 30 });
    await attended(once.course, today);
    expect(await dutyOf(once.rule)).toMatchObject({ state: 'done', dueOn: null, doneOn: today });
  });

  test('reach those of a post in an organisation, and are counted for who looks after them', async () => {
    const { today } = demo;
    const all = await ruled({ fromOn: addDays(today, -31), dueDays: 30 });
    const whole = await countsOf('hr', all.rule);
    const team = await countsOf('manager', all.rule);
    expect(whole?.people).toBeGreaterThan(team?.people ?? 0);
    expect(team?.people).toBeGreaterThan(0);
    // Who joined lately has more time.
    expect((whole?.overdue ?? 0) + (whole?.open ?? 0)).toBe(whole?.people);
    const people = await demo.ask('manager', calls.dutyPeople, { ruleId: all.rule });
    expect(people).toHaveLength(team?.people ?? 0);

    const post = (await make(trainingRules, { course: all.course, organ: null })).fields.post;
    const some = await ruled({ fromOn: addDays(today, -31), dueDays: 30, post });
    expect((await countsOf('hr', some.rule))?.people ?? 0).toBeLessThan(whole?.people ?? 0);
  });

  test('are on the card of the home page, and none of them is seen by who has not the function', async () => {
    const card = await demo.ask('staff', calls.trainingCard, {});
    expect(card).toMatchObject({ kind: 'list' });
    expect(await codeOf('staff', calls.dutyOverview, {})).toBe('noPermission');
    const { rule } = await ruled({ fromOn: addDays(demo.today, -31), dueDays: 30 });
    expect(await codeOf('maple', calls.dutyPeople, { ruleId: rule })).toBe('notFound');
  });
});
