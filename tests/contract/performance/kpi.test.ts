import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import { allOpen, codeOf, fileOf, makeCycle, makeLeader, moveCycle } from './performance-bench.ts';

const name = 'A cycle with figures';

eachDemo('goals that a figure decides', (current) => {
  const demo = () => current();
  const own = () => fileOf(demo(), 'staff', name);
  const figures = [
    { name: 'Latency', weight: '40', kpi: { direction: 'down', target: '200', unit: 'ms' } },
    { name: 'Renewals', weight: '40', kpi: { direction: 'up', target: '80', unit: '%' } },
    { name: 'A launch', weight: '20', kpi: { direction: 'done' } },
  ];
  const goal = async (called: string) => {
    const found = (await own()).goals.find((one) => one.name === called);
    if (found === undefined) throw new Error(`There is no goal ${called}`);
    return found;
  };
  const checkIn = async (called: string, actual: string) =>
    codeOf(demo(), 'staff', calls.addCheckIn, {
      goalId: (await goal(called)).id,
      progress: '10',
      mood: 'onTrack',
      actual,
    });
  const save = async (goals: readonly object[]) => {
    const { id: appraisalId, version } = await own();
    return codeOf(demo(), 'staff', calls.saveGoals, { appraisalId, version, goals, send: true });
  };

  beforeAll(async () => {
    const { id } = await makeCycle(demo(), name, allOpen);
    await moveCycle(demo(), id, 'start');
    await makeLeader(demo(), (await own()).id);
  });

  test('4: want a target above 0, but for what is done or not', async () => {
    const [latency, renewals, launch] = figures;
    for (const kpi of [{ direction: 'up', target: '0' }, { direction: 'down' }]) {
      const wrong = [latency, { ...renewals, kpi }, launch];
      expect(await save(wrong as object[])).toBe('performance.kpiTarget');
    }
    expect(await save(figures)).toBe('ok');
    const { id: appraisalId, version } = await own();
    await demo().ask('leader', calls.decideGoals, { appraisalId, version, accept: true });
    expect((await goal('Latency')).kpi).toMatchObject({ target: '200.0000', result: null });
  });

  test('have their result, progress and score from the actual figure', async () => {
    const { id: goalId } = await goal('Latency');
    const none = { goalId, progress: '50', mood: 'onTrack' };
    expect(await codeOf(demo(), 'staff', calls.addCheckIn, none)).toBe('badInput');
    expect(await checkIn('Latency', '320')).toBe('ok');
    expect(await checkIn('Renewals', '96')).toBe('ok');
    const latency = await goal('Latency');
    expect(latency).toMatchObject({ progress: '62.50' });
    expect(latency.kpi).toMatchObject({ result: '62.50', score: '2.60', cap: 120 });
    const renewals = await goal('Renewals');
    expect(renewals).toMatchObject({ progress: '100.00' });
    expect(renewals.kpi).toMatchObject({ result: '120.00', score: '5.00' });
  });

  test('are not judged in reviews: their score counts, and the figure stays from then on', async () => {
    const file = await own();
    const { reviewId } = await demo().ask('leader', calls.performanceMember, {
      appraisalId: file.id,
    });
    const review = await demo().ask('leader', calls.openReview, { reviewId: reviewId ?? '' });
    const judged = [...review.goals.filter(({ kpi }) => kpi?.score === null), ...review.questions];
    expect(review.goals.map(({ kpi }) => kpi?.score ?? null).toSorted()).toEqual([
      '2.60',
      '5.00',
      null,
    ]);
    await demo().ask('leader', calls.saveReview, {
      reviewId: review.id,
      answers: judged.map(({ id }) => ({ item: id, score: '3' })),
      submit: true,
    });
    const { rows } = await demo().gateway.asOwner((client) =>
      client.query<{ score: string; weight: string }>(
        `select a.score, f.goal_weight as weight from app.appraisal a
        join app.performance_cycle c on c.tenant_id = a.tenant_id and c.id = a.cycle_id
        join app.review_form f on f.tenant_id = c.tenant_id and f.id = c.form_id where a.id = $1`,
        [file.id],
      ),
    );
    // Goals come to 0.4 × 2.6 + 0.4 × 5 + 0.2 × 3 = 3.64, and questions to 3.
    const share = Number(rows[0]?.weight) / 100;
    expect(Number(rows[0]?.score)).toBeCloseTo(3.64 * share + 3 * (1 - share), 3);
    expect(await checkIn('Latency', '100')).toBe('performance.actualFrozen');
    expect(await checkIn('Latency', '320')).toBe('ok');
  });
});
