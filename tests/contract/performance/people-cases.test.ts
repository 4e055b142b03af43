import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { performanceFunctions } from '#bridge/calls/performance/functions.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { performanceJobs } from '#gateway/services/performance/jobs.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { companyOf, runDemoJobs } from '#tests/support/demo-jobs.ts';
import { makeAccount } from '#tests/support/records/record-bench.ts';
import { allOpen, codeOf, fileOf, goalsOf, makeCycle, moveCycle } from './performance-bench.ts';

const name = 'People who move';
const stages = [...allOpen.filter(([kind]) => kind !== 'calibration'), ['peer', -5, 5]] as const;
const shares = { selfWeight: '10.00', peerWeight: '30.00', managerWeight: '60.00' };

interface FileRow {
  readonly id: string;
  readonly employmentId: string;
  readonly managerId: string;
  readonly notRated: string | null;
}

/** The cases about people by the numbers of the reference. */
eachDemo('the case of performance', (current) => {
  let demo: DemoGateway;
  let cycleId: string;
  let tenantId: string;
  let files: readonly FileRow[];
  const own = () => fileOf(demo, 'staff', name);
  const query = async <Row extends object>(text: string, ...values: unknown[]) =>
    (await demo.gateway.asOwner((client) => client.query<Row>(text, values))).rows;
  const follow = () => runDemoJobs(demo, tenantId, performanceJobs);
  const readFiles = () =>
    query<FileRow>(
      `select a.id, a.employment_id as "employmentId", a.manager_id as "managerId",
        a.not_rated as "notRated" from app.appraisal a where a.cycle_id = $1 order by a.id`,
      cycleId,
    );
  const fileRow = async (id: string) => (await readFiles()).find((file) => file.id === id);
  const leave = (employmentId: string, lastDay = addDays(demo.today, -1)) =>
    query(
      `update app.employment set left_on = $2::date, left_reason = 'other' where id = $1`,
      employmentId,
      lastDay,
    );
  const report = (employmentId: string, managerId: string) =>
    query(
      'update app.job_row set manager_id = $2 where employment_id = $1',
      employmentId,
      managerId,
    );
  const titles = async (account: string) =>
    (await demo.ask(account, calls.noticePage, { rows: 50 })).rows.map(({ title }) => title);

  beforeAll(async () => {
    demo = current();
    tenantId = await companyOf(demo);
    cycleId = (await makeCycle(demo, name, stages, shares)).id;
    await moveCycle(demo, cycleId, 'start');
    files = await readFiles();
  });

  /** People of the cycle who have no part in the others' cases. */
  async function bystanders(): Promise<readonly FileRow[]> {
    const { id, employmentId } = (await fileRow((await own()).id)) ?? { id: '', employmentId: '' };
    const managers = new Set(files.map(({ managerId }) => managerId));
    return files.filter(
      (file) =>
        file.id !== id && file.managerId !== employmentId && !managers.has(file.employmentId),
    );
  }

  test('6: confirmed goals stay in force while they change, also under another manager', async () => {
    const [leader, next] = (await bystanders()).slice(0, 2);
    const { id: appraisalId, version } = await own();
    const person = (await fileRow(appraisalId))?.employmentId ?? '';
    for (const [loginName, employmentId] of [
      ['lead-a', leader?.employmentId ?? ''],
      ['lead-b', next?.employmentId ?? ''],
    ] as const) {
      const functions = [performanceFunctions.mine, performanceFunctions.team];
      await makeAccount(demo, { loginName, range: 'self', functions, employmentId });
    }
    await report(person, leader?.employmentId ?? '');
    await follow();
    await follow();
    expect((await titles('lead-a')).filter((title) => title.includes(name))).toHaveLength(1);
    const goals = goalsOf(['40', '30', '30']);
    await demo.ask('staff', calls.saveGoals, {
      appraisalId,
      version: version + 1,
      send: true,
      goals,
    });
    const decide = async (account: string, accept: boolean) => {
      const asked = { appraisalId, version: (await own()).version, accept, note: 'as we said' };
      return codeOf(demo, account, calls.decideGoals, asked);
    };
    expect(await decide('lead-a', true)).toBe('ok');

    await report(person, next?.employmentId ?? '');
    await follow();
    const before = await own();
    expect(before).toMatchObject({ goalsState: 'set', changed: null });
    await demo.ask('staff', calls.reopenGoals, { appraisalId, version: before.version });
    const reopened = await own();
    const kept = reopened.goals.map(({ id, weight }) => ({ id, weight, name: 'better words' }));
    const asked = { appraisalId, version: reopened.version, send: true, goals: kept.slice(0, 2) };
    expect(await codeOf(demo, 'staff', calls.saveGoals, asked)).toBe('performance.goalCount');
    await demo.ask('staff', calls.saveGoals, { ...asked, goals: kept });
    const during = await own();
    expect(during.goals).toEqual(before.goals);
    expect(during.changed?.map((goal) => goal.name)).toEqual(Array(3).fill('better words'));
    const checkIn = { goalId: before.goals[0]?.id ?? '', progress: '10', mood: 'onTrack' };
    expect(await codeOf(demo, 'staff', calls.addCheckIn, checkIn)).toBe('ok');
    expect(await decide('lead-a', true)).toBe('notFound');
    const member = await demo.ask('lead-b', calls.performanceMember, { appraisalId });
    expect(member.isChange).toBe(true);
    expect(member.goals.map((goal) => goal.name)).toEqual(Array(3).fill('better words'));
    expect(await decide('lead-b', true)).toBe('ok');
    const after = await own();
    expect(after).toMatchObject({ goalsState: 'set', changed: null });
    expect(after.goals.map((goal) => goal.name)).toEqual(Array(3).fill('better words'));
    expect(after.goals.map(({ id }) => id).sort()).toEqual(before.goals.map(({ id }) => id).sort());
  });

  test('12: who may not be a peer, and who has ten asks already, is refused', async () => {
    const { id: appraisalId } = await own();
    const mine = await fileRow(appraisalId);
    const others = (await bystanders()).filter(
      ({ employmentId }) => employmentId !== mine?.managerId,
    );
    const [loaded, ...rest] = others.slice(2, 16);
    const propose = (peers: readonly (string | undefined)[]) =>
      codeOf(demo, 'staff', calls.proposePeers, {
        appraisalId,
        peers: [...rest.slice(0, 2).map(({ employmentId }) => employmentId), ...peers],
      });
    expect(await propose([mine?.employmentId])).toBe('performance.peerNotAllowed');
    expect(await propose([mine?.managerId])).toBe('performance.peerNotAllowed');
    expect(await propose([loaded?.employmentId])).toBe('ok');
    const isOffered = async (employmentId = '') => {
      const named = await query<{ name: string }>(
        `select p.name from app.employment e
          join app.person p on p.tenant_id = e.tenant_id and p.id = e.person_id
          where e.tenant_id = $1 and e.id = $2`,
        tenantId,
        employmentId,
      );
      const keyword = named[0]?.name ?? '';
      const found = await demo.ask('staff', calls.colleagues, { appraisalId, keyword });
      return found.some(({ id }) => id === employmentId);
    };
    expect(await isOffered(loaded?.employmentId)).toBe(true);
    await query(
      `insert into app.review (tenant_id, id, appraisal_id, reviewer_id, role, state)
        select $1, gen_random_uuid(), x.id, $2, 'peer', 'open' from unnest($3::uuid[]) x(id)`,
      tenantId,
      loaded?.employmentId,
      rest.slice(2, 12).map(({ id }) => id),
    );
    expect(await propose([loaded?.employmentId])).toBe('performance.peerLoad');
    expect(await isOffered(loaded?.employmentId)).toBe(false);

    const former = rest[12]?.employmentId;
    expect(await isOffered(former)).toBe(true);
    await query(
      `insert into app.review (tenant_id, id, appraisal_id, reviewer_id, role, state)
        values ($1, gen_random_uuid(), $2, $3, 'former', 'open')`,
      tenantId,
      appraisalId,
      former,
    );
    expect(await propose([former])).toBe('performance.peerNotAllowed');
    expect(await isOffered(former)).toBe(false);
    await query(
      `delete from app.review where tenant_id = $1 and appraisal_id = $2 and role = 'former'`,
      tenantId,
      appraisalId,
    );
  });

  test('12: the open ask of a peer who left is void, and a submitted one counts', async () => {
    const { id: appraisalId } = await own();
    const peers = (await bystanders()).slice(16, 19).map(({ employmentId }) => employmentId);
    await demo.ask('lead-b', calls.confirmPeers, { appraisalId, peers });
    const [done = '', gone = ''] = peers;
    await query(
      `update app.review set state = 'submitted' where appraisal_id = $1 and reviewer_id = $2`,
      appraisalId,
      done,
    );
    await leave(done);
    await leave(gone);
    await follow();
    const member = await demo.ask('lead-b', calls.performanceMember, { appraisalId });
    expect(member.peers.map(({ id }) => id).sort()).toEqual([done, peers[2]].sort());
    const wanted = `Name another peer of ${member.name}`;
    expect((await titles('lead-b')).filter((title) => title === wanted)).toHaveLength(1);
  });

  test('23: who left has no level unless a person takes that back', async () => {
    const [gone] = (await bystanders()).slice(19);
    const id = gone?.id ?? '';
    await leave(gone?.employmentId ?? '', demo.today);
    await follow();
    expect((await fileRow(id))?.notRated).toBeNull();
    await leave(gone?.employmentId ?? '');
    await follow();
    expect((await fileRow(id))?.notRated).toBe('left');
    const { rows } = await demo.ask('hr', calls.cycleProgress, { cycleId });
    const version = rows.find((row) => row.id === id)?.version ?? 0;
    await demo.ask('hr', calls.setNotRated, { id, version, why: null });
    await follow();
    expect((await fileRow(id))?.notRated).toBeNull();
  });

  test('24: the tasks of a manager who left go to the next higher leader, who hears of it once', async () => {
    const mine = await fileRow((await own()).id);
    const [higher] = (await bystanders()).slice(20);
    const employmentId = higher?.employmentId ?? '';
    const functions = [performanceFunctions.mine, performanceFunctions.team];
    await makeAccount(demo, { loginName: 'higher', range: 'self', functions, employmentId });
    await leave(mine?.managerId ?? '', demo.today);
    await follow();
    expect((await fileRow(mine?.id ?? ''))?.managerId).toBe(mine?.managerId);
    await report(mine?.managerId ?? '', employmentId);
    await leave(mine?.managerId ?? '');
    await follow();
    await follow();
    const team = await demo.ask('higher', calls.performanceTeam, { cycleId });
    expect(team.rows.map(({ id }) => id)).toContain(mine?.id);
    expect(team.rows.find(({ id }) => id === mine?.id)).toMatchObject({
      goals: 'set',
      todo: 'review',
    });
    expect((await titles('higher')).filter((title) => title.includes(name))).toHaveLength(1);
  });

  test('22: who was on protected leave for most of a cycle is not rated, and is not in the pool', async () => {
    const { today } = demo;
    const half = { fromOn: addDays(today, -179), cutOffOn: addDays(today, -100) };
    const { id } = await makeCycle(demo, 'Half a year', allOpen, half);
    await moveCycle(demo, id, 'start');
    const people = await query<{ id: string; employmentId: string }>(
      `select a.id, a.employment_id as "employmentId" from app.appraisal a
        join app.employment e on e.tenant_id = a.tenant_id and e.id = a.employment_id
        where a.cycle_id = $1 and e.joined_on < $2::date and e.left_on is null
          and not exists (select from app.leave_request v where v.employment_id = e.id
            and v.to_on - v.from_on > 10)
        order by a.id limit 2`,
      id,
      half.fromOn,
    );
    for (const [at, code] of ['maternity', 'personal'].entries()) {
      await query(
        `insert into app.leave_request (tenant_id, id, employment_id, type_id, from_on, from_half, to_on, to_half, state)
          select t.tenant_id, gen_random_uuid(), $2, t.id, $3::date, 'am', $4::date, 'pm', 'approved'
          from app.leave_type t where t.tenant_id = $1 and t.code = $5`,
        tenantId,
        people[at]?.employmentId,
        addDays(today, -160),
        addDays(today, -11),
        code,
      );
    }
    await follow();
    const rows = await query<{ why: string | null }>(
      'select not_rated as why from app.appraisal where id = any($1::uuid[]) order by id',
      people.map((file) => file.id),
    );
    expect(rows.map(({ why }) => why)).toEqual(['leave', null]);
    const board = await demo.ask('hr', calls.calibrationBoard, { cycleId: id });
    expect(board.waiting).toBe(
      (await demo.ask('hr', calls.cycleProgress, { cycleId: id })).rows.filter(
        (row) => row.notRated === null,
      ).length - 1,
    );
  });
});
