import type { Generated } from 'kysely';
import type { Timestamp } from './column-types.ts';
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

/** The tables of the area elephantstep; its migrations say what each column means. */
export interface ElephantstepTables {
  training_course: TrainingCourseTable;
  training_enrolment: TrainingEnrolmentTable;
  training_session: TrainingSessionTable;
  training_sign_in: TrainingSignInTable;
}
