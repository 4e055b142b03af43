import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { examQuestions, exams } from '#gateway/services/elephantstep/records/index.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { ask } from '#tests/support/records/record-bench.ts';

eachDemo('a question that is taken out of an exam', (current) => {
  let demo: DemoGateway;
  const bank = 'Voids';
  const wrong = 'wrong one';
  const query = (text: string, values: readonly unknown[]) =>
    demo.gateway.asOwner((client) => client.query<{ id: string }>(text, [...values]));

  beforeAll(async () => {
    demo = current();
    for (const code of ['void-1', 'void-2', 'void-3']) {
      await ask(demo, 'admin', examQuestions, 'create', {
        values: { code, bank, kind: 'one', level: 'easy', question: `Which of ${code}?` },
        lines: { options: [{ answer: `right ${code}`, right: true }, { answer: wrong }] },
      });
    }
  });

  async function makeExam(passPercent = '60.00'): Promise<string> {
    const values = {
      name: `Exam ${crypto.randomUUID()}`,
      bank,
      questions: 3,
      minutes: 30,
      passPercent,
      partial: 'all',
      opensOn: addDays(demo.today, -9),
    };
    const { id, version } = await ask(demo, 'admin', exams, 'create', { values });
    await ask(demo, 'admin', exams, 'move', { id, version, move: 'publish' });
    return id;
  }

  /** Sits an exam with the questions of some codes right. */
  async function sit(account: string, examId: string, right: readonly string[]): Promise<void> {
    const { attemptId, questions } = await demo.ask(account, calls.getExamQuestions, { examId });
    for (const [place, { question, options }] of questions.entries()) {
      const isRight = right.some((code) => question.includes(code));
      const wanted = options.find(({ answer }) => (answer === wrong) !== isRight);
      const saved = { attemptId, place, sequence: 1, chosen: [wanted?.id ?? ''] };
      await demo.ask(account, calls.saveExamAnswer, saved);
    }
    await demo.ask(account, calls.submitExam, { attemptId });
  }
  const listed = async (account: string, examId: string) =>
    (await demo.ask(account, calls.myExams, {})).find(({ id }) => id === examId);
  const analysis = (examId: string) => demo.ask('admin', calls.examAnalysis, { examId });
  async function change(examId: string, code: string, given: object = {}) {
    const { questions } = await analysis(examId);
    const questionId = questions.find(({ question }) => question.includes(code))?.id ?? '';
    const asked = { examId, questionId, isVoid: true, reason: 'Two were right', takePasses: false };
    return demo.ask('admin', calls.voidQuestion, { ...asked, ...given });
  }

  test('18: leaves the maximum; who passes then gets a message, and no pass is lost', async () => {
    const examId = await makeExam();
    await sit('staff', examId, ['void-1']);
    await sit('manager', examId, ['void-2', 'void-3']);
    expect(await listed('staff', examId)).toMatchObject({ percent: '33.33', passed: false });
    expect(await listed('manager', examId)).toMatchObject({ percent: '66.66', passed: true });
    // One of two is left to each of them, and that is not enough.
    expect(await change(examId, 'void-2')).toEqual({ changed: 2, passed: 0, kept: 1, lost: 0 });
    expect(await listed('staff', examId)).toMatchObject({ percent: '50.00', passed: false });
    expect(await listed('manager', examId)).toMatchObject({ percent: '50.00', passed: true });
    expect(await change(examId, 'void-3')).toEqual({ changed: 2, passed: 1, kept: 1, lost: 0 });
    expect(await listed('staff', examId)).toMatchObject({ percent: '100.00', passed: true });
    const { rows } = await demo.ask('staff', calls.noticePage, {});
    const name = (await analysis(examId)).name;
    expect(rows.filter(({ title }) => title.includes(name))).toHaveLength(2);
  });

  test('takes passes only where that is said, with its reason and both figures in the history', async () => {
    const examId = await makeExam();
    await sit('manager', examId, ['void-2', 'void-3']);
    const taken = await change(examId, 'void-3', { takePasses: true, reason: 'It was leaked' });
    expect(taken).toEqual({ changed: 1, passed: 0, kept: 0, lost: 1 });
    expect(await listed('manager', examId)).toMatchObject({ percent: '50.00', passed: false });
    const { changes, passed } = await analysis(examId);
    expect(passed).toBe(0);
    expect(changes[0]).toMatchObject({ isVoid: true, reason: 'It was leaked', takePasses: true });
    const { rows } = await query(
      `select m.percent_before::text || ' ' || m.percent_after::text as id from app.exam_remark m
        join app.exam_question_change c on c.tenant_id = m.tenant_id and c.id = m.change_id
        where c.exam_id = $1`,
      [examId],
    );
    expect(rows).toEqual([{ id: '66.66 50.00' }]);
    await change(examId, 'void-3', { isVoid: false, reason: 'It was not leaked' });
    expect(await listed('manager', examId)).toMatchObject({ percent: '66.66', passed: true });
  });

  test('counts for nothing in an attempt that ends later, and the last one stays', async () => {
    const examId = await makeExam();
    await sit('manager', examId, ['void-1', 'void-2', 'void-3']);
    const { attemptId } = await demo.ask('staff', calls.getExamQuestions, { examId });
    await change(examId, 'void-1');
    await change(examId, 'void-2');
    await expect(change(examId, 'void-3')).rejects.toThrow();
    await expect(change(examId, 'void-2')).rejects.toThrow();
    const later = await demo.ask('hr', calls.getExamQuestions, { examId });
    expect(later.questions.map(({ question }) => question)).toEqual(['Which of void-3?']);
    const result = await demo.ask('staff', calls.submitExam, { attemptId });
    expect(result.percent).toBe('0.00');
  });

  test('13: an answer that comes too late is kept aside for who looks after the exam', async () => {
    const examId = await makeExam();
    const { attemptId, questions } = await demo.ask('staff', calls.getExamQuestions, { examId });
    const chosen = [questions[0]?.options[0]?.id ?? ''];
    const answer = { attemptId, place: 0, sequence: 3, chosen };
    const staff = await demo.browser('staff');
    expect((await staff.call(calls.keepLateAnswer, answer)).code).toBe('notNow');
    await query(
      `update app.exam_attempt set deadline = deadline - interval '31 minutes' where id = $1`,
      [attemptId],
    );
    expect((await staff.call(calls.keepLateAnswer, answer)).code).toBe('ok');
    const { percent } = await demo.ask('staff', calls.submitExam, { attemptId });
    expect(percent).toBe('0.00');
    const { late } = await analysis(examId);
    expect(late).toHaveLength(1);
    expect(late[0]?.answer).toBe(questions[0]?.options[0]?.answer);
    const manager = await demo.browser('manager');
    expect((await manager.call(calls.keepLateAnswer, answer)).code).toBe('notFound');
  });
});
