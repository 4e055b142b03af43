import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { AnyCall, RequestOf } from '#bridge/calls/kit/define.ts';
import { addDays, dayOf, startOf } from '#gateway/kernel/people/calendar.ts';
import { elephantstepJobs } from '#gateway/services/elephantstep/jobs.ts';
import {
  examQuestions,
  exams,
  trainingCourses,
  trainingRules,
} from '#gateway/services/elephantstep/records/index.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { companyOf, runDemoJobs } from '#tests/support/demo-jobs.ts';
import { ask, newValues, type ReadRow } from '#tests/support/records/record-bench.ts';

/** The cases of an exam by the numbers of the reference. */
eachDemo('the case of an exam', (current) => {
  let demo: DemoGateway;
  let question: ReadRow;
  const bank = 'Cases';
  /** Lets time pass for all attempts: they move back, so that no session of a browser ends meanwhile. */
  const pass = (seconds: number) =>
    demo.gateway.asOwner((client) =>
      client.query(
        `update app.exam_attempt set started_at = started_at - make_interval(secs => $1),
          deadline = deadline - make_interval(secs => $1),
          submitted_at = submitted_at - make_interval(secs => $1)`,
        [seconds],
      ),
    );
  const minutes = (count: number) => pass(count * 60);
  const codeOf = async <C extends AnyCall>(account: string, call: C, request: RequestOf<C>) =>
    (await (await demo.browser(account)).call(call, request)).code;
  const start = (examId: string, account = 'staff') =>
    codeOf(account, calls.getExamQuestions, { examId });
  const open = (examId: string) => demo.ask('staff', calls.getExamQuestions, { examId });
  const listed = async (examId: string) =>
    (await demo.ask('staff', calls.myExams, {})).find(({ id }) => id === examId);

  /** Two questions, each with one right answer. */
  beforeAll(async () => {
    demo = current();
    for (const code of ['case-1', 'case-2']) {
      question = await ask(demo, 'admin', examQuestions, 'create', {
        values: { code, bank, kind: 'one', level: 'easy', question: `Which of ${code}?` },
        lines: { options: [{ answer: 'right one', right: true }, { answer: 'wrong one' }] },
      });
    }
  });

  async function makeExam(given: object = {}): Promise<string> {
    const values = {
      name: `Exam ${crypto.randomUUID()}`,
      bank,
      questions: 2,
      minutes: 30,
      passPercent: '60.00',
      partial: 'all',
      opensOn: addDays(demo.today, -9),
      ...given,
    };
    const { id, version } = await ask(demo, 'admin', exams, 'create', { values });
    await ask(demo, 'admin', exams, 'move', { id, version, move: 'publish' });
    return id;
  }

  async function answer(examId: string, right: boolean): Promise<string> {
    const { attemptId, questions } = await open(examId);
    for (const [place, { options, sequence }] of questions.entries()) {
      const wanted = options.find((one) => one.answer === (right ? 'right one' : 'wrong one'));
      const chosen = [wanted?.id ?? ''];
      const saved = { attemptId, place, sequence: sequence + 1, chosen };
      await demo.ask('staff', calls.saveExamAnswer, saved);
    }
    return attemptId;
  }
  async function sit(examId: string, right: boolean) {
    return demo.ask('staff', calls.submitExam, { attemptId: await answer(examId, right) });
  }

  test('9: the closing cuts the time of an attempt, and the page says so before the start', async () => {
    const now = demo.gateway.clock.now();
    const minute = Math.floor((now.getTime() - startOf(dayOf(now)).getTime()) / 60_000);
    // Shortly before midnight the next day is as near.
    const isLate = minute >= 1425;
    const closesOn = addDays(dayOf(now), isLate ? 1 : 0);
    const closesAt = isLate ? 5 : minute + 10;
    const examId = await makeExam({ closesOn, closesAt });
    const until = (await listed(examId))?.until ?? '';
    const closing = startOf(closesOn).getTime() + closesAt * 60_000;
    expect(new Date(until).getTime()).toBe(closing);
    const { secondsLeft } = await open(examId);
    expect(secondsLeft).toBe(Math.floor((closing - demo.gateway.clock.now().getTime()) / 1000));
    expect((await listed(await makeExam()))?.until).toBeNull();
  });

  test('10, 11, 12: two presses are one attempt, which goes on elsewhere by the clock of the server', async () => {
    const examId = await makeExam();
    const [one, two] = await Promise.all([open(examId), open(examId)]);
    expect(two.attemptId).toBe(one.attemptId);
    expect(two.questions).toEqual(one.questions);
    await minutes(10);
    await answer(examId, true);
    await minutes(2);
    const phone = demo.gateway.browser();
    await phone.signIn('staff');
    const { answer: again } = await phone.call(calls.getExamQuestions, { examId });
    expect(again.result?.attemptId).toBe(one.attemptId);
    expect(again.result?.questions.every(({ chosen }) => chosen.length === 1)).toBe(true);
    const left = again.result?.secondsLeft ?? 0;
    expect(left).toBeLessThanOrEqual(18 * 60);
    expect(left).toBeGreaterThan(17 * 60);
  });

  test('13: an answer is taken 8 seconds after the end, and not 30 seconds after it', async () => {
    const examId = await makeExam();
    const { attemptId, secondsLeft } = await open(examId);
    await pass(secondsLeft + 8);
    const saved = { attemptId, place: 0, sequence: 1, chosen: [] };
    expect(await codeOf('staff', calls.saveExamAnswer, saved)).toBe('ok');
    await pass(22);
    const late = { ...saved, sequence: 2 };
    expect(await codeOf('staff', calls.saveExamAnswer, late)).toBe('elephantstep.timeOver');
  });

  test('14: pressed five times or handed in by the clock, an attempt has one result', async () => {
    const pressed = await answer(await makeExam(), true);
    const submit = () => demo.ask('staff', calls.submitExam, { attemptId: pressed });
    const results = await Promise.all([submit(), submit(), submit(), submit(), submit()]);
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    const examId = await makeExam();
    const attemptId = await answer(examId, true);
    await minutes(31);
    const tenantId = await companyOf(demo);
    await runDemoJobs(demo, tenantId, elephantstepJobs);
    expect(await listed(examId)).toMatchObject({ percent: '100.00', passed: true });
    expect(await demo.ask('staff', calls.submitExam, { attemptId })).toMatchObject({
      percent: '100.00',
      passed: true,
    });
  });

  test('15: attempts are counted, wait for each other, and end with a pass', async () => {
    const examId = await makeExam({ attempts: 2, waitMinutes: 60 });
    expect((await sit(examId, false)).passed).toBe(false);
    expect(await start(examId)).toBe('elephantstep.tooSoon');
    expect((await listed(examId))?.againAt).not.toBeNull();
    await minutes(61);
    expect(await listed(examId)).toMatchObject({ againAt: null, left: 1 });
    const { attemptId } = await open(examId);
    expect((await open(examId)).attemptId).toBe(attemptId);
    await sit(examId, false);
    await minutes(61);
    expect(await start(examId)).toBe('elephantstep.noAttempts');
    const free = await makeExam();
    expect((await listed(free))?.left).toBeNull();
    await sit(free, true);
    expect(await start(free)).toBe('elephantstep.passed');
  });

  test('15: who has to renew a course takes its exam again', async () => {
    const draft = await ask(demo, 'admin', trainingCourses, 'create', {
      values: await newValues(demo, trainingCourses),
    });
    const { id, version } = draft;
    await ask(demo, 'admin', trainingCourses, 'move', { id, version, move: 'publish' });
    const everybody = { organ: null, post: null, fromOn: addDays(demo.today, -90), dueDays: 30 };
    const values = { ...(await newValues(demo, trainingRules)), ...everybody };
    await ask(demo, 'admin', trainingRules, 'create', {
      values: { ...values, course: id, everyMonths: 1 },
    });
    // With a month to run the pass is within the 60 days in which it is renewed.
    const examId = await makeExam({ course: id, attempts: 1 });
    await sit(examId, true);
    expect(await listed(examId)).toMatchObject({ passed: true, renew: true, left: 1 });
    await sit(examId, false);
    expect(await listed(examId)).toMatchObject({ passed: true, renew: true, left: 0 });
    expect(await start(examId)).toBe('elephantstep.noAttempts');
  });

  test('19: a paper keeps its questions, and nothing in it says what is right', async () => {
    const examId = await makeExam();
    const before = await open(examId);
    const { id, version } = question;
    await ask(demo, 'admin', examQuestions, 'update', {
      id,
      version,
      changes: { question: 'Changed meanwhile?' },
    });
    const after = await open(examId);
    expect(after.questions).toEqual(before.questions);
    expect(Object.keys(after.questions[0]?.options[0] ?? {}).sort()).toEqual(['answer', 'id']);
    expect((await sit(examId, true)).percent).toBe('100.00');
  });
});
