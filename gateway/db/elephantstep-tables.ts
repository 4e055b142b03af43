import type { Generated } from 'kysely';
import type { Json, Timestamp } from './column-types.ts';
import type { RecordColumns } from './record-tables.ts';

interface TrainingCourseTable extends RecordColumns {
  code: string;
  name: string;
  kind: 'classroom' | 'online' | 'mixed' | 'external';
  hours: string | null;
  presence: number;
  cost: string | null;
  description: string | null;
  state: 'draft' | 'open' | 'retired';
  pending: string | null;
}

interface TrainingEnrolmentTable {
  tenant_id: string;
  id: string;
  session_id: string;
  employment_id: string;
  state: 'enrolled' | 'waiting' | 'attended' | 'absent' | 'cancelled';
  via: 'self' | 'assigned';
  queued_at: Timestamp;
  priority: Generated<number>;
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
}

/** The tables of the area elephantstep; its migrations say what each column means. */
export interface ElephantstepTables {
  training_course: TrainingCourseTable;
  training_enrolment: TrainingEnrolmentTable;
  training_session: TrainingSessionTable;
  training_sign_in: TrainingSignInTable;
  exam: ExamTable;
  exam_answer: ExamAnswerTable;
  exam_attempt: ExamAttemptTable;
  exam_option: ExamOptionTable;
  exam_question: ExamQuestionTable;
  training_rule: TrainingRuleTable;
}
