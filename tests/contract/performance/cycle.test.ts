import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import {
  allOpen,
  codeOf,
  fileOf,
  goalsOf,
  makeCycle,
  makeLeader,
  moveCycle,
  submitReview,
} from './performance-bench.ts';

const name = 'A whole cycle';

eachDemo('a cycle of performance', (current) => {
  let cycleId: string;
  const demo = () => current();
  const own = () => fileOf(demo(), 'staff', name);

  beforeAll(async () => {
    cycleId = (await makeCycle(demo(), name, allOpen)).id;
  });

  test('does not start without its stages, and starts with those who are employed', async () => {
    const bare = await makeCycle(demo(), 'Bare', []);
    expect(await moveCycle(demo(), bare.id, 'start')).toMatchObject({ issues: ['stagesMissing'] });
    const early = await makeCycle(demo(), 'Early', [...allOpen, ['peer', -5, 5]]);
    expect(await moveCycle(demo(), early.id, 'start')).toMatchObject({ issues: ['stageOrder'] });
    const preview = await demo().ask('hr', calls.cyclePreview, { cycleId });
    expect((await moveCycle(demo(), cycleId, 'start')).code).toBe('ok');
    const { rows } = await demo().ask('hr', calls.cycleProgress, { cycleId });
    expect(rows).toHaveLength(preview.in);
    expect(preview.people.filter(({ why }) => why !== 'in')).toHaveLength(preview.out);
    await makeLeader(demo(), (await own()).id);
  });

  test('takes goals whose weights are whole and within the bounds', async () => {
    const { id: appraisalId, version } = await own();
    const send = (weights: readonly string[]) =>
      codeOf(demo(), 'staff', calls.saveGoals, {
        appraisalId,
        version,
        send: true,
        goals: goalsOf(weights),
      });
    expect(await send(['33.33', '33.33', '33.33'])).toBe('performance.weightSum');
    expect(await send(['4', '46', '50'])).toBe('performance.goalWeight');
    expect(await send(['50', '50'])).toBe('performance.goalCount');
    expect(await send(['33.34', '33.33', '33.33'])).toBe('ok');
    expect((await own()).goalsState).toBe('asked');
  });

  test('has the manager send goals back with a reason, and confirm them', async () => {
    const decide = async (accept: boolean, note?: string) => {
      const { id: appraisalId, version } = await own();
      const request = { appraisalId, version, accept, ...(note !== undefined && { note }) };
      return codeOf(demo(), 'leader', calls.decideGoals, request);
    };
    expect(await decide(false)).toBe('badInput');
    expect(await decide(false, 'one more figure')).toBe('ok');
    const back = await own();
    expect(back).toMatchObject({ goalsState: 'draft', goalsNote: 'one more figure' });
    const goals = back.goals.map(({ id, weight }, at) => ({ id, weight, name: `better ${at}` }));
    await demo().ask('staff', calls.saveGoals, {
      appraisalId: back.id,
      version: back.version,
      send: true,
      goals,
    });
    expect(await decide(true)).toBe('ok');
    expect((await own()).goalsState).toBe('set');
  });

  test('lets nobody but the manager confirm goals', async () => {
    const { id: appraisalId, version } = await own();
    const request = { appraisalId, version, accept: true };
    expect(await codeOf(demo(), 'staff', calls.decideGoals, request)).toBe('noPermission');
    expect(await codeOf(demo(), 'manager', calls.decideGoals, request)).toBe('notFound');
    expect(await codeOf(demo(), 'hr', calls.decideGoals, request)).toBe('notFound');
    expect(await codeOf(demo(), 'maple', calls.decideGoals, request)).toBe('notFound');
  });

  test('keeps check-ins, and the progress of a goal follows the last one', async () => {
    const [goal] = (await own()).goals;
    const goalId = goal?.id ?? '';
    for (const progress of ['30', '55']) {
      await demo().ask('staff', calls.addCheckIn, { goalId, progress, mood: 'onTrack' });
    }
    const after = (await own()).goals.find(({ id }) => id === goalId);
    expect(after).toMatchObject({ progress: '55.00', status: 'inProgress' });
    expect(after?.checkIns).toHaveLength(2);
    const request = { goalId, progress: '99', mood: 'onTrack' };
    expect(await codeOf(demo(), 'leader', calls.addCheckIn, request)).toBe('notFound');
  });

  test('takes a whole review once', async () => {
    const { reviewId } = await own();
    const part = { reviewId: reviewId ?? '', answers: [], submit: true };
    expect(await codeOf(demo(), 'staff', calls.saveReview, part)).toBe('performance.incomplete');
    const other = { reviewId: part.reviewId };
    expect(await codeOf(demo(), 'manager', calls.openReview, other)).toBe('notFound');
    await submitReview(demo(), 'staff', reviewId ?? '', '5');
    expect(await codeOf(demo(), 'staff', calls.saveReview, part)).toBe('performance.submitted');
  });

  test('shows a person nothing of the score before the release', async () => {
    const file = await own();
    const { reviewId } = await demo().ask('leader', calls.performanceMember, {
      appraisalId: file.id,
    });
    await submitReview(demo(), 'leader', reviewId ?? '', '4');
    const { result, ...rest } = await own();
    expect(result).toBeNull();
    expect(JSON.stringify(rest)).not.toMatch(/"(score|level|potential|proposed)"/);
    expect(await codeOf(demo(), 'staff', calls.calibrationBoard, { cycleId })).toBe('noPermission');
    // 40 % of 5 and 60 % of 4.
    const { rows } = await demo().ask('hr', calls.cycleProgress, { cycleId });
    expect(rows.find(({ id }) => id === file.id)).toMatchObject({ score: '4.400', level: 'A' });
  });

  test('keeps every move of a card with its reason, and the second of two mover conflicts', async () => {
    const { id } = await own();
    const card = async () =>
      (await demo().ask('hr', calls.calibrationBoard, { cycleId })).cards.find(
        (one) => one.id === id,
      );
    const { version = 0 } = (await card()) ?? {};
    const move = (reason: string, to: string, at = version) =>
      codeOf(demo(), 'hr', calls.moveCard, { id, version: at, axis: 'level', to, reason });
    expect(await move('short', 'B')).toBe('badInput');
    expect(await move('compared with the others of the team', 'B')).toBe('ok');
    expect(await move('compared with the others of the team', 'C')).toBe('conflict');
    const moves = await demo().ask('hr', calls.cardMoves, { id });
    expect(moves).toMatchObject([{ axis: 'level', from: 'A', to: 'B' }]);
    expect(await card()).toMatchObject({ level: 'B', proposed: 'A', score: '4.400' });
  });

  test('leaves the own card out of the board of a caller', async () => {
    const { id, version } = await fileOf(demo(), 'hr', name);
    const { cards } = await demo().ask('hr', calls.calibrationBoard, { cycleId });
    expect(cards.some((card) => card.id === id)).toBe(false);
    const request = { id, version, axis: 'level', to: 'A', reason: 'because I say so myself' };
    expect(await codeOf(demo(), 'hr', calls.moveCard, request)).toBe('notFound');
  });

  test('is released once everybody has a level or a reason for none', async () => {
    expect(await moveCycle(demo(), cycleId, 'release')).toMatchObject({ issues: ['levelsOpen'] });
    const { rows } = await demo().ask('hr', calls.cycleProgress, { cycleId });
    for (const { id, version, level } of rows) {
      if (level !== null) continue;
      // Who decides about others does not decide about themselves.
      const account = id === (await fileOf(demo(), 'hr', name)).id ? 'admin' : 'hr';
      await demo().ask(account, calls.setNotRated, { id, version, why: 'other' });
    }
    expect((await moveCycle(demo(), cycleId, 'release')).code).toBe('ok');
    const { result } = await own();
    expect(result).toMatchObject({ level: 'B', managerComment: 'from leader', canAppeal: true });
    const { id, version } = await own();
    const late = { id, version, axis: 'level', to: 'A', reason: 'changed after the release' };
    expect(await codeOf(demo(), 'hr', calls.moveCard, late)).toBe('performance.resultFinal');
  });

  test('has its result acknowledged, appealed once, and changed by somebody else', async () => {
    const { id: appraisalId } = await own();
    await demo().ask('staff', calls.acknowledgeResult, { appraisalId });
    expect((await own()).result?.acknowledgedOn).toBe(demo().today);
    const appeal = { appraisalId, reason: 'the figures of June are missing' };
    await demo().ask('staff', calls.appealResult, appeal);
    expect(await codeOf(demo(), 'staff', calls.appealResult, appeal)).toBe('duplicate');
    const list = await demo().ask('hr', calls.appealList, {});
    const open = list.find(({ reason }) => reason === appeal.reason);
    const decision = { id: open?.id, version: open?.version, level: 'A', answer: 'June counts' };
    expect(await codeOf(demo(), 'manager', calls.decideAppeal, decision)).toBe('noPermission');
    expect(await codeOf(demo(), 'hr', calls.decideAppeal, decision)).toBe('ok');
    expect((await own()).result).toMatchObject({ level: 'A', appeal: { state: 'changed' } });
    expect(await moveCycle(demo(), cycleId, 'close')).toMatchObject({ issues: ['appealsOpen'] });
  });
});
