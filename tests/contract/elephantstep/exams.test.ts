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

  test('25: an announcement asks its readers to sit one, who find it by the announcement', async () => {
    const [exam] = await current().ask('staff', calls.myExams, {});
    const offered = await current().ask('admin', calls.announcementExams, {});
    expect(offered.map(({ id }) => id)).toContain(exam?.id);
    const written = { title: '安全考试', body: '请在本周内完成考试', examId: exam?.id ?? '' };
    const { id: noticeId } = await current().ask('admin', calls.publishNotice, written);
    const notice = await current().ask('staff', calls.getNoticeById, { noticeId });
    const route = `/my-exams?notice=${noticeId}`;
    expect(notice.place).toEqual({ app: 'training', route });
    const found = await current().ask('staff', calls.queryExamId, { noticeId });
    expect(found).toMatchObject({ examId: exam?.id, name: exam?.name });
    const see = async (account: string) =>
      (await current().ask(account, calls.updateNoticeIsSee, { noticeId })).isSee;
    const isListed = async () => {
      const { rows } = await current().ask('staff', calls.noticePage, { isSee: '0', rows: 50 });
      return rows.some(({ id }) => id === noticeId);
    };
    expect(await see('staff')).toBe(false);
    await current().ask('staff', calls.updateAllNoticeIsSee, {});
    expect(await isListed()).toBe(true);
    await current().gateway.asOwner((client) =>
      client.query('update app.exam_attempt set passed = true where exam_id = $1', [exam?.id]),
    );
    expect(await see('staff')).toBe(true);
    expect(await isListed()).toBe(false);
    const passed = await current().ask('staff', calls.queryExamId, { noticeId });
    expect(passed.passed).toBe(true);
    const maple = await current().browser('maple');
    expect((await maple.call(calls.queryExamId, { noticeId })).code).toBe('notFound');
    expect((await maple.call(calls.publishNotice, written)).code).toBe('notFound');
    const plain = { title: '无考试', body: '无需参加考试的公告' };
    const other = await current().ask('admin', calls.publishNotice, plain);
    const none = await current().ask('staff', calls.queryExamId, { noticeId: other.id });
    expect(none.examId).toBeNull();
  });

  test('a course has the exam that is open for it, in its own company alone', async () => {
    const [exam] = await current().ask('staff', calls.myExams, {});
    const { rows } = await current().gateway.asOwner((client) =>
      client.query<{ courseId: string }>(
        `update app.exam e set course_id = (select c.id from app.training_course c
           where c.tenant_id = e.tenant_id order by c.id limit 1)
         where e.id = $1 returning course_id as "courseId"`,
        [exam?.id],
      ),
    );
    const courseId = rows[0]?.courseId ?? '';
    const found = await current().ask('staff', calls.queryExamId, { courseId });
    expect(found.examId).toBe(exam?.id);
    const theirs = await (await current().browser('maple')).call(calls.queryExamId, { courseId });
    expect(theirs.answer.result?.examId ?? null).toBeNull();
  });
});
