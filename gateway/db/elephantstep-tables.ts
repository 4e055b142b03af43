import type { Generated } from 'kysely';
import type { Json, Timestamp } from './column-types.ts';
import type { RecordColumns } from './record-tables.ts';

interface TrainingCourseTable extends RecordColumns {
  code: string;
  name: string;
  kind: 'classroom' | 'online' | 'mixed' | 'external';
  hours: string | null;
  presence: number;
  needs_approval: boolean | null;
  cost: string | null;
  certificate_kind_id: string | null;
  feedback: 'named' | 'anonymous' | null;
  feedback_least: number | null;
  certificate_by: 'session' | 'exam' | 'both' | null;
  description: string | null;
  state: 'draft' | 'open' | 'retired';
  pending: string | null;
}

interface TrainingEnrolmentTable {
  tenant_id: string;
  id: string;
  session_id: string;
  employment_id: string;
  state: 'asked' | 'enrolled' | 'waiting' | 'attended' | 'absent' | 'cancelled';
  via: 'self' | 'assigned';
  queued_at: Timestamp;
  priority: Generated<number>;
  request_id: string | null;
  feedback_given: Generated<boolean>;
}

interface TrainingSessionTable extends RecordColumns {
  name: string;
  course_id: string;
  organ_id: string;
  from_on: string;
  to_on: string;
  starts_at: number;
  ends_at: number;
  place: string | null;
  trainer_id: string | null;
  trainer_name: string | null;
  seats: number;
  wait_list: boolean | null;
  enrol_until: string;
  sign_in_key: Generated<string>;
  state: 'draft' | 'open' | 'done' | 'cancelled';
  pending: string | null;
  feedback: 'named' | 'anonymous' | null;
  feedback_least: number | null;
}

interface TrainingSignInTable {
  tenant_id: string;
  enrolment_id: string;
  on_day: string;
  signed_at: Timestamp;
  late: boolean;
  reason: string | null;
}

interface ExamTable extends RecordColumns {
  name: string;
  course_id: string | null;
  bank: string;
  questions: number;
  minutes: number;
  attempts: number | null;
  pass_percent: string;
  partial: 'all' | 'part';
  shuffle: boolean | null;
  opens_on: string;
  closes_on: string | null;
  state: 'draft' | 'open' | 'retired';
  pending: string | null;
  closes_at: number | null;
  wait_minutes: number | null;
}

interface ExamAnswerTable {
  tenant_id: string;
  attempt_id: string;
  place: number;
  sequence: number;
  chosen: Json<unknown>;
  written: string | null;
}

interface ExamAttemptTable {
  tenant_id: string;
  id: string;
  exam_id: string;
  employment_id: string;
  started_at: Timestamp;
  deadline: Timestamp;
  paper: Json<unknown>;
  submitted_at: Timestamp | null;
  percent: string | null;
  passed: boolean | null;
}

interface ExamOptionTable {
  tenant_id: string;
  id: string;
  question_id: string;
  sort_order: number;
  answer: string;
  right: boolean | null;
}

interface ExamQuestionTable extends RecordColumns {
  code: string;
  bank: string;
  kind: 'one' | 'many' | 'yesNo' | 'blank';
  level: 'easy' | 'middle' | 'hard';
  question: string;
  explain: string | null;
}

interface TrainingRuleTable extends RecordColumns {
  name: string;
  course_id: string;
  organ_id: string | null;
  post_id: string | null;
  from_on: string;
  due_days: number;
  every_months: number | null;
  blocks: 'nothing' | 'roster' | null;
}

interface ExamQuestionChangeTable {
  tenant_id: string;
  id: string;
  exam_id: string;
  question_id: string;
  is_void: boolean;
  reason: string;
  take_passes: boolean;
  account_id: string | null;
  at: Timestamp;
  changed: number;
  passed: number;
  kept: number;
  lost: number;
}

interface ExamRemarkTable {
  tenant_id: string;
  change_id: string;
  attempt_id: string;
  percent_before: string | null;
  percent_after: string;
  passed_before: boolean | null;
  passed_after: boolean;
}

interface ExamLateAnswerTable {
  tenant_id: string;
  attempt_id: string;
  place: number;
  sequence: number;
  chosen: Json<unknown>;
  written: string | null;
  at: Timestamp;
}

interface SessionFeedbackTable {
  tenant_id: string;
  id: Generated<string>;
  session_id: string;
  employment_id: string | null;
  rating: number;
  comment: string | null;
  batch: number;
}

interface EnrolmentRequestTable extends RecordColumns {
  number: string;
  employment_id: string;
  session_id: string;
  reason: string | null;
  state: 'draft' | 'approved' | 'closed';
  pending: string | null;
}

interface CertificateKindTable extends RecordColumns {
  name: string;
  months: number | null;
  renew_days: number;
  renew_from: 'expiry' | 'issue';
  statutory: boolean | null;
}

interface TrainingCertificateTable extends RecordColumns {
  employment_id: string;
  kind_id: string;
  number: string;
  issued_on: string;
  expires_on: string | null;
  source: 'own' | 'outside';
  renews_id: string | null;
  scan_id: string | null;
  note: string | null;
  reminded: number | null;
  state: 'valid' | 'replaced' | 'revoked';
  pending: string | null;
}

/** The tables of the area elephantstep; its migrations say what each column means. */
export interface ElephantstepTables {
  training_course: TrainingCourseTable;
  training_enrolment: TrainingEnrolmentTable;
  training_session: TrainingSessionTable;
  training_sign_in: TrainingSignInTable;
  exam_question_change: ExamQuestionChangeTable;
  exam_remark: ExamRemarkTable;
  exam_late_answer: ExamLateAnswerTable;
  session_feedback: SessionFeedbackTable;
  enrolment_request: EnrolmentRequestTable;
  certificate_kind: CertificateKindTable;
  training_certificate: TrainingCertificateTable;
  exam: ExamTable;
  exam_answer: ExamAnswerTable;
  exam_attempt: ExamAttemptTable;
  exam_option: ExamOptionTable;
  exam_question: ExamQuestionTable;
  training_rule: TrainingRuleTable;
}
