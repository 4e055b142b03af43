import type { elephantstepCalls } from '#bridge/calls/elephantstep/calls.ts';
import { trainingCertificateCalls } from '#bridge/calls/elephantstep/records/certificate.ts';
import { certificateKindCalls } from '#bridge/calls/elephantstep/records/certificate-kind.ts';
import { trainingCourseCalls } from '#bridge/calls/elephantstep/records/course.ts';
import { enrolmentRequestCalls } from '#bridge/calls/elephantstep/records/enrolment-request.ts';
import { examCalls } from '#bridge/calls/elephantstep/records/exam.ts';
import { examQuestionCalls } from '#bridge/calls/elephantstep/records/question.ts';
import { trainingRuleCalls } from '#bridge/calls/elephantstep/records/rule.ts';
import { trainingSessionCalls } from '#bridge/calls/elephantstep/records/session.ts';
import { serveRecord } from '#gateway/record/serve.ts';
import { accessIsEnough, type HandlersFor } from '../../kernel/handler.ts';
import { records } from '../records.ts';
import { readMyCertificates } from './certificates/held.ts';
import { readTrainingCard } from './duties/card.ts';
import { readDutyOverview, readDutyPeople, readMyDuties } from './duties/duties.ts';
import { cancelOther, enrolOthers, promoteOne, setPresent } from './enrolment/change-enrolments.ts';
import { listDeskSessions, readDesk, readSignInCode } from './enrolment/desk.ts';
import { keepFeedback } from './enrolment/feedback.ts';
import { cancelOwn, enrolOwn, readMyLearning, signInOwn } from './enrolment/learning.ts';
import { readAnalysis } from './exam/analysis.ts';
import { keepLate, openQuestions, saveAnswer, submitOwn } from './exam/attempts.ts';
import { findExam } from './exam/find-exam.ts';
import { readMyExams } from './exam/my-exams.ts';
import { changeQuestion } from './exam/remark.ts';
import { certificateKinds, trainingCertificates } from './records/certificates.ts';
import { enrolmentRequests } from './records/enrolment-requests.ts';
import {
  examQuestions,
  exams,
  trainingCourses,
  trainingRules,
  trainingSessions,
} from './records/index.ts';

/** Training. The desk of a session is for those who reach the session or train it. */
export const trainingHandlers = {
  myLearning: { policy: accessIsEnough, handle: readMyLearning },
  myDuties: { policy: accessIsEnough, handle: readMyDuties },
  dutyOverview: { policy: accessIsEnough, handle: readDutyOverview },
  dutyPeople: { policy: accessIsEnough, handle: readDutyPeople },
  trainingCard: { policy: accessIsEnough, handle: readTrainingCard },
  enrolSelf: { policy: accessIsEnough, handle: enrolOwn },
  cancelOwnEnrolment: { policy: accessIsEnough, handle: cancelOwn },
  signIn: { policy: accessIsEnough, handle: signInOwn },
  deskSessions: { policy: accessIsEnough, handle: listDeskSessions },
  sessionDesk: { policy: accessIsEnough, handle: readDesk },
  enrolPeople: { policy: accessIsEnough, handle: enrolOthers },
  cancelEnrolment: { policy: accessIsEnough, handle: cancelOther },
  promoteEnrolment: { policy: accessIsEnough, handle: promoteOne },
  setPresence: { policy: accessIsEnough, handle: setPresent },
  signInCode: { policy: accessIsEnough, handle: readSignInCode },
  myCertificates: { policy: accessIsEnough, handle: readMyCertificates },
  ...serveRecord('enrolmentRequest', enrolmentRequestCalls, enrolmentRequests, () => records),
  ...serveRecord('certificateKind', certificateKindCalls, certificateKinds, () => records),
  ...serveRecord(
    'trainingCertificate',
    trainingCertificateCalls,
    trainingCertificates,
    () => records,
  ),
  ...serveRecord('trainingCourse', trainingCourseCalls, trainingCourses, () => records),
  myExams: { policy: accessIsEnough, handle: readMyExams },
  queryExamId: { policy: accessIsEnough, handle: findExam },
  getExamQuestions: { policy: accessIsEnough, handle: openQuestions },
  saveExamAnswer: { policy: accessIsEnough, handle: saveAnswer },
  submitExam: { policy: accessIsEnough, handle: submitOwn },
  keepLateAnswer: { policy: accessIsEnough, handle: keepLate },
  examAnalysis: { policy: accessIsEnough, handle: readAnalysis },
  voidQuestion: { policy: accessIsEnough, handle: changeQuestion },
  giveFeedback: { policy: accessIsEnough, handle: keepFeedback },
  ...serveRecord('exam', examCalls, exams, () => records),
  ...serveRecord('examQuestion', examQuestionCalls, examQuestions, () => records),
  ...serveRecord('trainingRule', trainingRuleCalls, trainingRules, () => records),
  ...serveRecord('trainingSession', trainingSessionCalls, trainingSessions, () => records),
} as const satisfies HandlersFor<typeof elephantstepCalls>;
