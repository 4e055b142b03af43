import type { ReactElement } from 'react';
import {
  trainingCertificate,
  trainingCertificateCalls,
} from '#bridge/calls/elephantstep/records/certificate.ts';
import { trainingCertificateWords } from '#bridge/calls/elephantstep/records/certificate.words.ts';
import {
  certificateKind,
  certificateKindCalls,
} from '#bridge/calls/elephantstep/records/certificate-kind.ts';
import { certificateKindWords } from '#bridge/calls/elephantstep/records/certificate-kind.words.ts';
import { trainingCourse, trainingCourseCalls } from '#bridge/calls/elephantstep/records/course.ts';
import { trainingCourseWords } from '#bridge/calls/elephantstep/records/course.words.ts';
import {
  enrolmentRequest,
  enrolmentRequestCalls,
} from '#bridge/calls/elephantstep/records/enrolment-request.ts';
import { enrolmentRequestWords } from '#bridge/calls/elephantstep/records/enrolment-request.words.ts';
import { exam, examCalls } from '#bridge/calls/elephantstep/records/exam.ts';
import { examWords } from '#bridge/calls/elephantstep/records/exam.words.ts';
import { examQuestion, examQuestionCalls } from '#bridge/calls/elephantstep/records/question.ts';
import { examQuestionWords } from '#bridge/calls/elephantstep/records/question.words.ts';
import { trainingRule, trainingRuleCalls } from '#bridge/calls/elephantstep/records/rule.ts';
import { trainingRuleWords } from '#bridge/calls/elephantstep/records/rule.words.ts';
import {
  trainingSession,
  trainingSessionCalls,
} from '#bridge/calls/elephantstep/records/session.ts';
import { trainingSessionWords } from '#bridge/calls/elephantstep/records/session.words.ts';
import { RecordPage } from '../parts/record-page.tsx';

/** What is taught. */
export function Courses(): ReactElement {
  return (
    <RecordPage
      code="training.courses"
      record={trainingCourse}
      words={trainingCourseWords}
      calls={trainingCourseCalls}
    />
  );
}

/** Who is certified for what, and until when. */
export function Certificates(): ReactElement {
  return (
    <RecordPage
      code="training.certificates"
      record={trainingCertificate}
      words={trainingCertificateWords}
      calls={trainingCertificateCalls}
    />
  );
}

/** Who asked for a seat that has to be approved. */
export function EnrolmentRequests(): ReactElement {
  return (
    <RecordPage
      code="training.requests"
      record={enrolmentRequest}
      words={enrolmentRequestWords}
      calls={enrolmentRequestCalls}
    />
  );
}

/** What certificates there are. */
export function CertificateKinds(): ReactElement {
  return (
    <RecordPage
      code="training.certificate-kinds"
      record={certificateKind}
      words={certificateKindWords}
      calls={certificateKindCalls}
    />
  );
}

/** Exams and their rules. */
export function ExamSettings(): ReactElement {
  return <RecordPage code="training.exams" record={exam} words={examWords} calls={examCalls} />;
}

/** The questions that exams draw from. */
export function Questions(): ReactElement {
  return (
    <RecordPage
      code="training.questions"
      record={examQuestion}
      words={examQuestionWords}
      calls={examQuestionCalls}
    />
  );
}

/** What people have to take. */
export function Rules(): ReactElement {
  return (
    <RecordPage
      code="training.rules"
      record={trainingRule}
      words={trainingRuleWords}
      calls={trainingRuleCalls}
    />
  );
}

/** When and where it is taught. */
export function Sessions(): ReactElement {
  return (
    <RecordPage
      code="training.sessions"
      record={trainingSession}
      words={trainingSessionWords}
      calls={trainingSessionCalls}
    />
  );
}
