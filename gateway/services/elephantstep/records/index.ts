import { sql } from 'kysely';
import { trainingCourse } from '#bridge/calls/elephantstep/records/course.ts';
import { trainingCourseWords } from '#bridge/calls/elephantstep/records/course.words.ts';
import { exam } from '#bridge/calls/elephantstep/records/exam.ts';
import { examWords } from '#bridge/calls/elephantstep/records/exam.words.ts';
import { examQuestion } from '#bridge/calls/elephantstep/records/question.ts';
import { examQuestionWords } from '#bridge/calls/elephantstep/records/question.words.ts';
import { trainingRule } from '#bridge/calls/elephantstep/records/rule.ts';
import { trainingRuleWords } from '#bridge/calls/elephantstep/records/rule.words.ts';
import { trainingSession } from '#bridge/calls/elephantstep/records/session.ts';
import { trainingSessionWords } from '#bridge/calls/elephantstep/records/session.words.ts';
import { type BoundRecord, bindRecord } from '#gateway/record/binding.ts';
import { certificateKinds, trainingCertificates } from './certificates.ts';
import { enrolmentRequests } from './enrolment-requests.ts';
import { checkPaper, usedExams } from './exam-rules.ts';
import { checkPublish, checkSeats, followSessions, usedCourses, usedSessions } from './rules.ts';

/** Courses in their table. */
export const trainingCourses = bindRecord(trainingCourse, {
  table: 'training_course',
  words: trainingCourseWords,
  rules: { inUse: (ids, context) => usedCourses(ids, context) },
});

/** Sessions in their table. */
export const trainingSessions = bindRecord(trainingSession, {
  table: 'training_session',
  words: trainingSessionWords,
  virtuals: {
    taken: ({ tenantId }) => sql`(select count(*)::int from training_enrolment x
      where x.tenant_id = ${tenantId} and x.session_id = r.id
        and x.state in ('asked', 'enrolled', 'attended', 'absent'))`,
    waiting: ({ tenantId }) => sql`(select count(*)::int from training_enrolment x
      where x.tenant_id = ${tenantId} and x.session_id = r.id and x.state = 'waiting')`,
  },
  rules: {
    inUse: (ids, context) => usedSessions(ids, context),
    check: checkSeats,
    guards: { publish: checkPublish },
    effects: followSessions,
  },
});

/** Questions in their table. */
export const examQuestions = bindRecord(examQuestion, {
  table: 'exam_question',
  words: examQuestionWords,
  lines: { options: { table: 'exam_option', owner: 'question_id' } },
});

/** Exams in their table. */
export const exams = bindRecord(exam, {
  table: 'exam',
  words: examWords,
  virtuals: {
    taken: ({ tenantId }) => sql`(select count(distinct a.employment_id)::int from exam_attempt a
      where a.tenant_id = ${tenantId} and a.exam_id = r.id)`,
    passed: ({ tenantId }) => sql`(select count(distinct a.employment_id)::int from exam_attempt a
      where a.tenant_id = ${tenantId} and a.exam_id = r.id and a.passed)`,
  },
  rules: {
    inUse: (ids, context) => usedExams(ids, context),
    guards: { publish: checkPaper },
  },
});

/** Mandatory courses in their table. */
export const trainingRules = bindRecord(trainingRule, {
  table: 'training_rule',
  words: trainingRuleWords,
});

/** The records of training. */
export const trainingRecords: readonly BoundRecord[] = [
  enrolmentRequests,
  certificateKinds,
  trainingCertificates,
  trainingCourses,
  trainingSessions,
  trainingRules,
  examQuestions,
  exams,
];
