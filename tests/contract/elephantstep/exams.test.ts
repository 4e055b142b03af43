import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';

eachDemo('exams', (current) => {
  test('an attempt is one paper without what is right, keeps its newest answers, and has one result', async () => {
    const [exam] = await current().ask('staff', calls.myExams, {});
    const examId = exam?.id ?? '';
    const [paper, again] = await Promise.all([
      current().ask('staff', calls.getExamQuestions, { examId }),
      current().ask('staff', calls.getExamQuestions, { examId }),
    ]);
    expect(again.attemptId).toBe(paper.attemptId);
    expect(again.questions).toEqual(paper.questions);
    expect(JSON.stringify(paper)).not.toContain('"right"');
    const { attemptId } = paper;
    const chosen = [paper.questions[0]?.options[0]?.id ?? ''];
    const answer = { attemptId, place: 0 };
    await current().ask('staff', calls.saveExamAnswer, { ...answer, sequence: 2, chosen });
    await current().ask('staff', calls.saveExamAnswer, { ...answer, sequence: 1, chosen: [] });
    const kept = await current().ask('staff', calls.getExamQuestions, { examId });
    expect(kept.questions[0]?.chosen).toEqual(chosen);
    for (const account of ['hr', 'maple']) {
      const browser = await current().browser(account);
      expect((await browser.call(calls.submitExam, { attemptId })).code).toBe('notFound');
    }
    const move = { id: examId, version: 1, move: 'retire' } as const;
    const moved = await (await current().browser('maple')).call(calls.examMove, move);
    expect(moved.code).toBe('notFound');
    const first = await current().ask('staff', calls.submitExam, { attemptId });
    expect(await current().ask('staff', calls.submitExam, { attemptId })).toEqual(first);
    const late = await (await current().browser('staff')).call(calls.saveExamAnswer, {
      ...answer,
      sequence: 3,
      chosen,
    });
    expect(late.code).toBe('elephantstep.timeOver');
  });
});
