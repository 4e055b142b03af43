import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { performanceFunctions } from '#bridge/calls/performance/functions.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import {
  performanceCycles,
  performanceGoals,
  performanceScales,
} from '#gateway/services/performance/records/index.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { companyOf } from '#tests/support/demo-jobs.ts';
import { ask, makeAccount, speak } from '#tests/support/records/record-bench.ts';
import { allOpen, codeOf, fileOf, makeCycle, moveCycle } from './performance-bench.ts';

const name = 'Results';

/** The cases about results by the numbers of the reference. */
eachDemo('the case of a result', (current) => {
  let demo: DemoGateway;
  let cycleId: string;
  let appraisalId: string;
  const own = () => fileOf(demo, 'staff', name);
  const query = async <Row extends object>(text: string, ...values: unknown[]) =>
    (await demo.gateway.asOwner((client) => client.query<Row>(text, values))).rows;
  const releasedOn = (day: string) =>
    query('update app.performance_cycle set released_on = $2::date where id = $1', cycleId, day);
  const appeal = () =>
    codeOf(demo, 'staff', calls.appealResult, { appraisalId, reason: 'the figures of June' });

  /** One person of the cycle is scored; the others are not rated. */
  beforeAll(async () => {
    demo = current();
    const level = (code: string, least: string, share: string, rule: string) => ({
      code,
      name: code,
      nameEn: code,
      least,
      share,
      rule,
    });
    const scale = await ask(demo, 'hr', performanceScales, 'create', {
      values: { name: 'Forced' },
      lines: {
        levels: [
          level('A', '4.00', '20', 'atMost'),
          level('B', '3.00', '70', 'none'),
          level('C', '0.00', '10', 'none'),
        ],
      },
    });
    const rules = { scale: scale.id, force: 'force' };
    cycleId = (await makeCycle(demo, name, allOpen, rules)).id;
    await moveCycle(demo, cycleId, 'start');
    appraisalId = (await own()).id;
    await query(
      `update app.appraisal set not_rated = case when id = $2 then null else 'other' end,
        score = case when id = $2 then 4.2 end, proposed = case when id = $2 then 'A' end,
        level = case when id = $2 then 'A' end where cycle_id = $1`,
      cycleId,
      appraisalId,
    );
  });

  test('4: a goal never serves itself by way of others', async () => {
    const { goalId } = await makeGoals();
    const { version } = await ask(demo, 'hr', performanceGoals, 'get', { id: goalId.top });
    const loop = { id: goalId.top, version, changes: { parent: goalId.below } };
    expect((await speak(demo, 'hr', performanceGoals, 'update', loop)).code).toBe('badInput');
  });

  async function makeGoals() {
    const [file] = await query<{ employment: string }>(
      'select employment_id as employment from app.appraisal where id = $1',
      appraisalId,
    );
    const values = { cycle: cycleId, employment: file?.employment, name: 'top', weight: '10.00' };
    const top = await ask(demo, 'hr', performanceGoals, 'create', { values });
    const middle = await ask(demo, 'hr', performanceGoals, 'create', {
      values: { ...values, name: 'middle', parent: top.id },
    });
    const below = await ask(demo, 'hr', performanceGoals, 'create', {
      values: { ...values, name: 'below', parent: middle.id },
    });
    return { goalId: { top: top.id, below: below.id } };
  }

  test('17: a move is undone by another one, and both are kept', async () => {
    const card = async () =>
      (await demo.ask('hr', calls.calibrationBoard, { cycleId })).cards.find(
        ({ id }) => id === appraisalId,
      );
    for (const to of ['B', 'A']) {
      const { version = 0 } = (await card()) ?? {};
      const asked = { id: appraisalId, version, axis: 'level', reason: 'held against the team' };
      expect(await codeOf(demo, 'hr', calls.moveCard, { ...asked, to, reason: 'five5' })).toBe(
        'badInput',
      );
      expect(await codeOf(demo, 'hr', calls.moveCard, { ...asked, to })).toBe('ok');
    }
    expect(await demo.ask('hr', calls.cardMoves, { id: appraisalId })).toHaveLength(2);
    expect(await card()).toMatchObject({ level: 'A', proposed: 'A', score: '4.200' });
  });

  test('14, 19: a forced distribution is released only with a reason, and no card without a level', async () => {
    expect(await moveCycle(demo, cycleId, 'release')).toMatchObject({ issues: ['quotaBroken'] });
    const [open] = await query<{ id: string }>(
      `update app.appraisal set not_rated = null where id = (select id from app.appraisal
        where cycle_id = $1 and id <> $2 order by id limit 1) returning id`,
      cycleId,
      appraisalId,
    );
    expect(await moveCycle(demo, cycleId, 'release')).toMatchObject({ issues: ['levelsOpen'] });
    await query(`update app.appraisal set not_rated = 'other' where id = $1`, open?.id);
    const { version } = await ask(demo, 'hr', performanceCycles, 'get', { id: cycleId });
    const changes = { overrideWhy: 'One person only is rated this time.' };
    await ask(demo, 'hr', performanceCycles, 'update', { id: cycleId, version, changes });
  });

  test('10: at the release answers of peers get new ids in an order of chance', async () => {
    const ids = async () =>
      await query<{ id: string; written: string }>(
        `select id, xmin::text as written from app.peer_answer where appraisal_id = $1 order by id`,
        appraisalId,
      );
    for (const score of ['1', '2', '3']) {
      await query(
        `insert into app.peer_answer (tenant_id, appraisal_id, answers)
          select tenant_id, id, $2::jsonb from app.appraisal where id = $1`,
        appraisalId,
        JSON.stringify({ one: score }),
      );
    }
    const before = await ids();
    expect((await moveCycle(demo, cycleId, 'release')).code).toBe('ok');
    const after = await ids();
    expect(after).toHaveLength(3);
    expect(after.some(({ id }) => before.some((one) => one.id === id))).toBe(false);
    // All of one transaction: nothing in the table tells one from the others.
    expect(new Set(after.map(({ written }) => written)).size).toBe(1);
  });

  test('19: seven days without a word are noted, and mean no consent', async () => {
    const { today } = demo;
    const lapsed = async () => {
      const { rows } = await demo.ask('hr', calls.cycleProgress, { cycleId });
      return [(await own()).result?.lapsed, rows.find(({ id }) => id === appraisalId)?.lapsed];
    };
    await releasedOn(addDays(today, -7));
    expect(await lapsed()).toEqual([false, false]);
    await releasedOn(addDays(today, -8));
    expect(await lapsed()).toEqual([true, true]);
    expect((await own()).result?.acknowledgedOn).toBeNull();
  });

  test('20: an appeal is taken on the fifth workday and refused on the sixth, days off left out', async () => {
    const { today } = demo;
    const tenantId = await companyOf(demo);
    const mark = (day: string, kind: string) =>
      query(
        `insert into app.calendar_day (tenant_id, id, day, kind, name)
          values ($1, gen_random_uuid(), $2::date, $3, 'of the test')`,
        tenantId,
        day,
        kind,
      );
    await query('update app.calendar_day set removed_at = now() where tenant_id = $1', tenantId);
    for (let back = 0; back <= 7; back += 1) {
      await mark(addDays(today, -back), back === 2 ? 'statutory-holiday' : 'workday');
    }
    await releasedOn(addDays(today, -7));
    expect(await appeal()).toBe('performance.appealOver');
    await releasedOn(addDays(today, -6));
    expect((await own()).result).toMatchObject({ appealUntil: today, canAppeal: true });
    expect(await appeal()).toBe('ok');
  });

  test('21: who rated does not decide; a changed level is a second revision, and the person is informed', async () => {
    const [file] = await query<{ managerId: string }>(
      'select manager_id as "managerId" from app.appraisal where id = $1',
      appraisalId,
    );
    await makeAccount(demo, {
      loginName: 'rater',
      range: 'all',
      functions: [performanceFunctions.appeals],
      employmentId: file?.managerId ?? '',
    });
    const list = await demo.ask('rater', calls.appealList, {});
    const {
      id = '',
      version = 0,
      canDecide,
    } = list.find(({ cycleName }) => cycleName === name) ?? {};
    expect(canDecide).toBe(false);
    const decision = { id, version, level: 'B', answer: 'June was counted' };
    expect(await codeOf(demo, 'rater', calls.decideAppeal, decision)).toBe('performance.ownCase');
    expect(await codeOf(demo, 'hr', calls.decideAppeal, decision)).toBe('ok');
    const results = await query<{ revision: number; level: string }>(
      `select revision, level from app.performance_result where appraisal_id = $1 order by revision`,
      appraisalId,
    );
    expect(results).toEqual([
      { revision: 1, level: 'A' },
      { revision: 2, level: 'B' },
    ]);
    const { rows } = await demo.ask('staff', calls.noticePage, { rows: 50 });
    expect(rows.some(({ title }) => title.includes(name) && /申诉|appeal/.test(title))).toBe(true);
  });
});
