/** Training: courses, sessions with seats and a queue, signing in. */
import type { CallTable } from '../kit/define.ts';
import { type KeyedCalls, keyed } from '../record/calls.ts';
import { certificateCalls } from './certificates.ts';
import { deskCalls } from './desk.ts';
import { dutyCalls } from './duties.ts';
import { examAnalysisCalls } from './exam-analysis.ts';
import { examinationCalls } from './examination.ts';
import { feedbackCalls } from './feedback.ts';
import { learningCalls } from './learning.ts';
import { trainingCertificateCalls } from './records/certificate.ts';
import { certificateKindCalls } from './records/certificate-kind.ts';
import { trainingCourseCalls } from './records/course.ts';
import { enrolmentRequestCalls } from './records/enrolment-request.ts';
import { examCalls } from './records/exam.ts';
import { examQuestionCalls } from './records/question.ts';
import { trainingRuleCalls } from './records/rule.ts';
import { trainingSessionCalls } from './records/session.ts';

/** Written out: the type of a large table is too long to be inferred into a declaration. */
type TrainingRecordCalls = KeyedCalls<'enrolmentRequest', typeof enrolmentRequestCalls> &
  KeyedCalls<'certificateKind', typeof certificateKindCalls> &
  KeyedCalls<'trainingCertificate', typeof trainingCertificateCalls> &
  KeyedCalls<'trainingCourse', typeof trainingCourseCalls> &
  KeyedCalls<'exam', typeof examCalls> &
  KeyedCalls<'examQuestion', typeof examQuestionCalls> &
  KeyedCalls<'trainingRule', typeof trainingRuleCalls> &
  KeyedCalls<'trainingSession', typeof trainingSessionCalls>;

const ownCalls = {
  ...learningCalls,
  ...certificateCalls,
  ...dutyCalls,
  ...deskCalls,
  ...examinationCalls,
  ...examAnalysisCalls,
  ...feedbackCalls,
};

/** The calls of training, those of its records among them. */
export const elephantstepCalls: typeof ownCalls & TrainingRecordCalls = {
  ...ownCalls,
  ...keyed('enrolmentRequest', enrolmentRequestCalls),
  ...keyed('certificateKind', certificateKindCalls),
  ...keyed('trainingCertificate', trainingCertificateCalls),
  ...keyed('trainingCourse', trainingCourseCalls),
  ...keyed('exam', examCalls),
  ...keyed('examQuestion', examQuestionCalls),
  ...keyed('trainingRule', trainingRuleCalls),
  ...keyed('trainingSession', trainingSessionCalls),
} satisfies CallTable;
