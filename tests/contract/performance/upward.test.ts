import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { performanceFunctions } from '#bridge/calls/performance/functions.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import { makeAccount } from '#tests/support/records/record-bench.ts';
import { codeOf, fileOf, makeCycle, moveCycle, type Stages } from './performance-bench.ts';

const name = 'A cycle from below';
const shares = { selfWeight: '10.00', upwardWeight: '30.00', managerWeight: '60.00' };
const stages: Stages = [
  ['goals', -60, 5],
  ['self', -30, 5],
  ['upward', -30, 5],
  ['manager', -30, 5],
];

eachDemo('reviews of a manager by reports', (current) => {
  const demo = () => current();
  const query = <Row extends object>(text: string, values: readonly unknown[]) =>
    demo().gateway.asOwner(async (client) => (await client.query<Row>(text, [...values])).rows);
  let appraisalId: string;
  let reports: readonly { readonly reviewer: string; readonly review: string }[];

  beforeAll(async () => {
    const { id } = await makeCycle(demo(), name, stages, shares);
    await moveCycle(demo(), id, 'start');
    const rows = await query<{ file: string; reviewer: string; review: string }>(
      `select v.appraisal_id as file, v.reviewer_id as reviewer, v.id as review from app.review v
        join app.appraisal a on a.tenant_id = v.tenant_id and a.id = v.appraisal_id
        where a.cycle_id = $1 and v.role = 'upward' order by v.id`,
      [id],
    );
    const byFile = Map.groupBy(rows, ({ file }) => file);
    const [most] = [...byFile.values()].toSorted((one, other) => other.length - one.length);
    appraisalId = most?.[0]?.file ?? '';
    reports = most?.slice(0, 3) ?? [];
    for (const [at, { reviewer }] of reports.entries()) {
      await makeAccount(demo(), {
        loginName: `report-${at}`,
        range: 'self',
        functions: [performanceFunctions.mine],
        employmentId: reviewer,
      });
    }
    // The manager of the manager has judged.
    await query(
      `update app.review v set state = 'submitted', answers = (select jsonb_object_agg(q.id, '3')
          from app.review_form_question q join app.performance_cycle c on c.tenant_id = q.tenant_id
            and c.form_id = q.form_id where c.id = $2)
        where v.appraisal_id = $1 and v.role = 'manager'`,
      [appraisalId, id],
    );
  });

  const submit = async (at: number, score: string) => {
    const { asked } = await demo().ask(`report-${at}`, calls.myPerformance, {});
    const reviewId = asked.find((one) => one.role === 'upward' && one.cycleName === name)?.reviewId;
    const review = await demo().ask(`report-${at}`, calls.openReview, { reviewId: reviewId ?? '' });
    expect(review.goals).toEqual([]);
    await demo().ask(`report-${at}`, calls.saveReview, {
      reviewId: review.id,
      answers: review.questions.map(({ id }) => ({ item: id, score })),
      comment: 'Listens well',
      submit: true,
    });
  };
  const scoreNow = async () =>
    (
      await query<{ score: string }>('select score from app.appraisal where id = $1', [appraisalId])
    )[0]?.score;

  test('are asked of each report, and of no one else', async () => {
    expect(reports).toHaveLength(3);
    const reviewId = reports[0]?.review ?? '';
    expect(await codeOf(demo(), 'hr', calls.openReview, { reviewId })).toBe('notFound');
    expect(await codeOf(demo(), 'report-1', calls.openReview, { reviewId })).toBe('notFound');
    const declined = { reviewId, why: 'No wish' };
    expect(await codeOf(demo(), 'report-0', calls.declineReview, declined)).toBe('notNow');
    expect((await fileOf(demo(), 'staff', name)).hasUpward).toBe(false);
  });

  test('8: are absent with two answers, and count with the third', async () => {
    await submit(0, '5');
    await submit(1, '5');
    expect(await scoreNow()).toBe('3.000');
    await submit(2, '5');
    // 60 × 3 + 30 × 5, of 90.
    expect(await scoreNow()).toBe('3.667');
  });

  test('10: are kept without their authors, and an author does not see them again', async () => {
    const rows = await query<object>('select * from app.peer_answer where appraisal_id = $1', [
      appraisalId,
    ]);
    expect(rows).toHaveLength(3);
    const text = JSON.stringify(rows);
    for (const { reviewer } of reports) expect(text).not.toContain(reviewer);
    const reviewId = reports[0]?.review ?? '';
    const again = await demo().ask('report-0', calls.openReview, { reviewId });
    expect(again).toMatchObject({ state: 'submitted', answers: {}, comment: null });
    const kept = await query<object>(
      `select 1 from app.review where appraisal_id = $1 and role = 'upward'
        and (answers is not null or comment is not null)`,
      [appraisalId],
    );
    expect(kept).toEqual([]);
  });
});
