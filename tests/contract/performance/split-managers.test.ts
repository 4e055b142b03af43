import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { performanceFunctions } from '#bridge/calls/performance/functions.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { performanceJobs } from '#gateway/services/performance/jobs.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { companyOf, runDemoJobs } from '#tests/support/demo-jobs.ts';
import { makeAccount } from '#tests/support/records/record-bench.ts';
import { allOpen, codeOf, makeCycle, moveCycle, submitReview } from './performance-bench.ts';

const name = 'By days';

interface FileRow {
  readonly id: string;
  readonly employmentId: string;
}

interface Asked {
  readonly reviewer: string;
  readonly role: string;
  readonly days: number | null;
  readonly state: string;
}

/** Rules 4 and 11 of performance and case 7: managers who share a review by their days. */
eachDemo('managers of one cycle', (current) => {
  let demo: DemoGateway;
  let tenantId: string;
  let cycleId: string;
  let people: readonly FileRow[];
  let leaders: readonly string[];
  const query = async <Row extends object>(text: string, ...values: unknown[]) =>
    (await demo.gateway.asOwner((client) => client.query<Row>(text, values))).rows;
  const follow = () => runDemoJobs(demo, tenantId, performanceJobs);
  const person = (at: number): FileRow => people[at] ?? { id: '', employmentId: '' };
  const leader = (at: number): string => leaders[at] ?? '';
  /** One manager for so many days of the cycle, then another one. */
  const transfer = async (employmentId: string, days: number, from: string, to: string) => {
    const on = addDays(demo.today, days - 179);
    await query(
      'update app.job_row set manager_id = $2, to_on = $3::date where employment_id = $1',
      employmentId,
      from,
      addDays(on, -1),
    );
    await query(
      `insert into app.job_row select (jsonb_populate_record(j, jsonb_build_object(
          'id', gen_random_uuid(), 'manager_id', $2::text, 'from_on', $3::text, 'to_on', null))).*
        from app.job_row j where j.employment_id = $1`,
      employmentId,
      to,
      on,
    );
  };
  const asked = (id: string) =>
    query<Asked>(
      `select reviewer_id as reviewer, role, days, state from app.review
        where appraisal_id = $1 and role in ('manager', 'former') order by role`,
      id,
    );
  const scoreOf = async (id: string) =>
    (
      await query<{ score: string | null }>(
        'select score::text as score from app.appraisal where id = $1',
        id,
      )
    )[0]?.score;
  const partOf = async (account: string, personName: string) => {
    const { asked: tasks } = await demo.ask(account, calls.myPerformance, {});
    return tasks.find((one) => one.name === personName && one.role === 'former')?.reviewId ?? '';
  };

  beforeAll(async () => {
    demo = current();
    tenantId = await companyOf(demo);
    const rules = {
      fromOn: addDays(demo.today, -179),
      cutOffOn: addDays(demo.today, -100),
      transfer: 'split',
      selfWeight: '0.00',
      managerWeight: '100.00',
    };
    cycleId = (await makeCycle(demo, name, allOpen, rules)).id;
    await moveCycle(demo, cycleId, 'start');
    await query(`update app.appraisal set goals_state = 'set' where cycle_id = $1`, cycleId);
    // People with one job since before the cycle; those who lead them take no part.
    const rows = await query<FileRow & { leads: boolean }>(
      `select a.id, a.employment_id as "employmentId",
          exists (select from app.job_row k where k.manager_id = a.employment_id) as leads
        from app.appraisal a join app.employment e on e.id = a.employment_id and e.left_on is null
        where a.cycle_id = $1 and a.not_rated is null and 1 = (select count(*) from app.job_row j
          where j.employment_id = a.employment_id)
          and (select max(j.from_on) from app.job_row j where j.employment_id = a.employment_id)
            < $2::date
          and not exists (select from app.membership m where m.employment_id = a.employment_id)
        order by a.id`,
      cycleId,
      addDays(demo.today, -179),
    );
    const others = rows.filter(({ leads }) => !leads);
    leaders = others.slice(0, 2).map(({ employmentId }) => employmentId);
    people = others.slice(2, 8);
    const functions = [performanceFunctions.mine, performanceFunctions.team];
    for (const [at, loginName] of ['lead-a', 'lead-b'].entries()) {
      await makeAccount(demo, { loginName, range: 'self', functions, employmentId: leader(at) });
    }
  });

  test('7: after a transfer on day 100 of 180 both review, and 4.0 and 3.0 come to 3.556', async () => {
    const { id, employmentId } = person(0);
    await transfer(employmentId, 100, leader(0), leader(1));
    await follow();
    await follow();
    const parts = await asked(id);
    expect(parts).toEqual([
      { reviewer: leader(0), role: 'former', days: 100, state: 'open' },
      { reviewer: leader(1), role: 'manager', days: 80, state: 'open' },
    ]);
    const member = await demo.ask('lead-b', calls.performanceMember, { appraisalId: id });
    expect(member.managers.map(({ days }) => days).toSorted()).toEqual([100, 80]);
    const { rows } = await demo.ask('lead-a', calls.noticePage, { rows: 50 });
    expect(rows.filter(({ title }) => title.includes(member.name))).toHaveLength(1);
    const part = await partOf('lead-a', member.name);
    const review = await demo.ask('lead-a', calls.openReview, { reviewId: part });
    expect(review).toMatchObject({ role: 'former', isOpen: true, share: { days: 100, of: 180 } });
    expect(await codeOf(demo, 'lead-b', calls.openReview, { reviewId: part })).toBe('notFound');

    await submitReview(demo, 'lead-b', member.reviewId ?? '', '3');
    expect(await scoreOf(id)).toBeNull();
    await submitReview(demo, 'lead-a', part, '4');
    expect(await scoreOf(id)).toBe('3.556');
    const explained = await demo.ask('hr', calls.cardScore, { id });
    expect(explained).toMatchObject({
      score: '3.556',
      managers: [
        { days: 100, score: '4.000' },
        { days: 80, score: '3.000' },
      ],
    });
    expect(await codeOf(demo, 'lead-a', calls.cardScore, { id })).toBe('noPermission');
  });

  test('7: after a transfer on day 20 the later manager reviews alone', async () => {
    const { id, employmentId } = person(1);
    await transfer(employmentId, 20, leader(0), leader(1));
    await follow();
    expect(await asked(id)).toEqual([
      { reviewer: leader(1), role: 'manager', days: null, state: 'open' },
    ]);
  });

  test('a manager of the last days only does not review, and the earlier one is asked', async () => {
    const { id, employmentId } = person(2);
    await transfer(employmentId, 160, leader(0), leader(1));
    await follow();
    expect(await asked(id)).toEqual([
      { reviewer: leader(0), role: 'manager', days: null, state: 'open' },
    ]);
    const team = await demo.ask('lead-b', calls.performanceTeam, { cycleId });
    expect(team.rows.find((row) => row.id === id)?.todo).toBeNull();
    const { asked: tasks } = await demo.ask('lead-a', calls.myPerformance, {});
    expect(tasks.filter(({ role }) => role === 'manager')).toHaveLength(1);
  });

  test('an earlier manager who left without a word holds no score up', async () => {
    const { id, employmentId } = person(3);
    await transfer(employmentId, 90, leader(0), leader(1));
    await follow();
    const member = await demo.ask('lead-b', calls.performanceMember, { appraisalId: id });
    await submitReview(demo, 'lead-b', member.reviewId ?? '', '3');
    expect(await scoreOf(id)).toBeNull();
    await query(
      `update app.employment set left_on = $2::date, left_reason = 'other' where id = $1`,
      leader(0),
      addDays(demo.today, -1),
    );
    await follow();
    expect(await scoreOf(id)).toBe('3.000');
    expect((await asked(id)).map(({ days }) => days)).toEqual([null]);
    // What was submitted before stays and counts.
    expect(await scoreOf(person(0).id)).toBe('3.556');
  });

  const endEmployment = (id: string, on: string | null) =>
    query(
      `update app.employment set left_on = $2::date,
        left_reason = case when $2::date is null then null else 'other' end where id = $1`,
      id,
      on,
    );
  const noticesOf = async (account: string) =>
    (await demo.ask(account, calls.noticePage, { rows: 50 })).rows.filter(({ title }) =>
      title.includes(name),
    ).length;

  test('24: the only manager leaves before rating, and the leader above is asked in their place', async () => {
    const { id, employmentId } = person(4);
    const [only] = await query<{ id: string }>(
      `select e.id from app.employment e where e.tenant_id = $1 and e.left_on is null
        and e.id <> all($2) and not exists (select from app.job_row j where j.manager_id = e.id)
        order by e.id desc limit 1`,
      tenantId,
      [...leaders, ...people.map((one) => one.employmentId)],
    );
    const managerId = only?.id ?? '';
    await query(
      'update app.job_row set manager_id = $2 where employment_id = $1',
      employmentId,
      managerId,
    );
    await query(
      'update app.job_row set manager_id = $2 where employment_id = $1',
      managerId,
      leader(1),
    );
    await follow();
    expect(await asked(id)).toEqual([
      { reviewer: managerId, role: 'manager', days: null, state: 'open' },
    ]);
    const before = await noticesOf('lead-b');
    await endEmployment(managerId, addDays(demo.today, -1));
    await follow();
    expect(await asked(id)).toEqual([
      { reviewer: leader(1), role: 'manager', days: null, state: 'open' },
    ]);
    expect(await noticesOf('lead-b')).toBe(before + 1);
    const member = await demo.ask('lead-b', calls.performanceMember, { appraisalId: id });
    await submitReview(demo, 'lead-b', member.reviewId ?? '', '4');
    expect(await scoreOf(id)).toBe('4.000');
  });

  test('21: who rated as a manager decides on no appeal, though another one leads by now', async () => {
    const { id } = person(4);
    const [decider] = await query<{ id: string }>(
      `update app.review v set reviewer_id = m.employment_id
        from app.membership m join app.account c on c.id = m.account_id and c.login_name = 'hr'
        where m.tenant_id = v.tenant_id and v.appraisal_id = $1 and v.role = 'manager'
        returning v.reviewer_id as id`,
      id,
    );
    expect(decider?.id).toBeDefined();
    await query(
      `insert into app.performance_appeal (tenant_id, id, appraisal_id, reason, asked_on, state)
        values ($1, gen_random_uuid(), $2, 'by days', $3::date, 'open')`,
      tenantId,
      id,
      demo.today,
    );
    const rows = await demo.ask('hr', calls.appealList, {});
    const appeal = rows.find(({ reason }) => reason === 'by days');
    expect(appeal?.canDecide).toBe(false);
    const decision = {
      id: appeal?.id,
      version: appeal?.version,
      level: null,
      answer: 'It is kept.',
    };
    expect(await codeOf(demo, 'hr', calls.decideAppeal, decision)).toBe('performance.ownCase');
  });
});
