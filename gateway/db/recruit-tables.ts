import type { Generated } from 'kysely';
import type { Json, JsonWithDefault, Timestamp, TimestampWithDefault } from './column-types.ts';
import type { RecordColumns } from './record-tables.ts';

interface HiringChannelTable extends RecordColumns {
  name: string;
  kind: 'career' | 'referral' | 'board' | 'agency' | 'campus' | 'direct' | 'other';
  retired: boolean | null;
}

interface HiringStageTable extends RecordColumns {
  sequence: number;
  name: string;
  name_en: string;
  kind: 'screen' | 'evaluate' | 'test' | 'interview' | 'offer' | 'preEntry' | 'hired';
  target_days: number | null;
  scorecards: number | null;
}

interface RequisitionTable extends RecordColumns {
  title: string;
  organ_id: string;
  position_id: string;
  reason: 'new' | 'replace' | 'reserve' | 'intern';
  leaver_id: string | null;
  heads: number;
  type: 'full-time' | 'part-time' | 'intern' | 'dispatch';
  work_place: string;
  pay_from: string | null;
  pay_to: string | null;
  wanted_on: string;
  recruiter_id: string | null;
  note: string | null;
  state: 'draft' | 'open' | 'paused' | 'filled' | 'cancelled';
  pending: string | null;
}

interface HiringJobTable extends RecordColumns {
  title: string;
  requisition_id: string;
  organ_id: string;
  work_place: string;
  manager_id: string;
  recruiter_id: string | null;
  description: string;
  demands: string;
  pay_shown: boolean | null;
  closes_on: string | null;
  state: 'draft' | 'open' | 'paused' | 'closed';
  pending: string | null;
}

interface CandidateTable extends RecordColumns {
  name: string;
  name_sort: string | null;
  phone: string | null;
  email: string | null;
  document_number: string | null;
  city: string | null;
  education: 'junior' | 'secondary' | 'college' | 'bachelor' | 'master' | 'doctor' | null;
  work_years: number | null;
  employer: string | null;
  post: string | null;
  skills: string | null;
  expected_pay: string | null;
  channel_id: string;
  owner_id: string | null;
  resume_id: string | null;
  note: string | null;
  phone_key: Generated<string | null>;
  email_key: Generated<string | null>;
  document_key: Generated<string | null>;
  name_key: Generated<string | null>;
  merged_into_id: string | null;
  keep_until: string | null;
  reminded_for: string | null;
  cleared_on: string | null;
}

interface CandidateSchoolTable {
  tenant_id: string;
  id: string;
  candidate_id: string;
  sort_order: number;
  school: string;
  major: string | null;
  degree: string | null;
}

interface CandidateJobTable {
  tenant_id: string;
  id: string;
  candidate_id: string;
  sort_order: number;
  employer: string;
  post: string | null;
  from: string | null;
  until: string | null;
}

interface ApplicationTable {
  tenant_id: string;
  id: string;
  candidate_id: string;
  job_id: string;
  applied_on: string;
  stage_id: string;
  stage_on: string;
  state: 'active' | 'hired' | 'closed';
  close_kind: 'we' | 'they' | 'other' | null;
  close_note: string | null;
  version: Generated<number>;
  created_at: TimestampWithDefault;
}

interface ApplicationStepTable {
  tenant_id: string;
  id: string;
  application_id: string;
  from_stage_id: string | null;
  to_stage_id: string;
  action:
    | 'applied'
    | 'moved'
    | 'closed'
    | 'reopened'
    | 'offered'
    | 'accepted'
    | 'declined'
    | 'expired'
    | 'withdrawn';
  reason: string | null;
  at: Timestamp;
  account_id: string | null;
  account_name: string | null;
}

interface InterviewTable {
  tenant_id: string;
  id: string;
  application_id: string;
  stage_id: string;
  held_on: string;
  starts_at: number;
  minutes: number;
  mode: 'place' | 'video' | 'phone';
  place: string | null;
  state: 'booked' | 'cancelled';
  sequence: Generated<number>;
}

interface InterviewMemberTable {
  tenant_id: string;
  interview_id: string;
  employment_id: string;
  verdict: 'strongYes' | 'yes' | 'no' | 'strongNo' | null;
  strengths: string | null;
  doubts: string | null;
  submitted_at: Timestamp | null;
}

interface OfferTable {
  tenant_id: string;
  id: string;
  application_id: string | null;
  position_id: string;
  grade_id: string | null;
  manager_id: string;
  entry_on: string;
  contract_months: number | null;
  probation_months: number;
  base_pay: string;
  valid_until: string;
  state: 'draft' | 'approved' | 'sent' | 'accepted' | 'declined' | 'expired' | 'withdrawn';
  answer_note: string | null;
  entry_id: string | null;
  version: Generated<number>;
  created_at: TimestampWithDefault;
  candidate_id: string;
  job_id: string;
  organ_id: string;
  position_pay: string | null;
  performance_pay: string | null;
  allowance: string | null;
  pay_months: string | null;
  benefits: string | null;
  template_id: string | null;
  pending: string | null;
  custom: JsonWithDefault<unknown>;
  removed_at: Timestamp | null;
}

interface InterviewChoiceTable {
  tenant_id: string;
  id: string;
  application_id: string;
  stage_id: string;
  minutes: number;
  mode: 'place' | 'video' | 'phone';
  place: string | null;
  secret_hash: Buffer;
  state: 'open' | 'chosen' | 'withdrawn';
  changes: Generated<number>;
  interview_id: string | null;
  created_at: TimestampWithDefault;
}

interface InterviewChoiceMemberTable {
  tenant_id: string;
  choice_id: string;
  employment_id: string;
}

interface InterviewChoiceTimeTable {
  tenant_id: string;
  id: string;
  choice_id: string;
  held_on: string;
  starts_at: number;
}

/** The tables of the migrations of `services/recruit`; each column's meaning is written there. */
interface CandidateApartTable {
  tenant_id: string;
  first_id: string;
  second_id: string;
  kinds: string[];
  at: Timestamp;
  account_id: string;
}

interface CandidateMergeTable {
  tenant_id: string;
  id: string;
  kept_id: string;
  merged_id: string;
  kept_before: Json<unknown>;
  custom_values: Json<unknown>;
  moved_application_ids: string[];
  closed_application_ids: string[];
  moved_school_ids: string[];
  moved_job_ids: Generated<string[]>;
  at: Timestamp;
  account_id: string;
  account_name: string;
  undone_at: Timestamp | null;
  keep_until_before: string | null;
}

interface OfferTemplateTable extends RecordColumns {
  name: string;
  body: string;
  retired: boolean | null;
}

interface OfferLinkTable {
  tenant_id: string;
  id: string;
  offer_id: string;
  secret_hash: Buffer;
  ended: 'declined' | 'expired' | 'withdrawn' | 'revised' | 'replaced' | null;
  created_at: TimestampWithDefault;
}

export interface RecruitTables {
  hiring_channel: HiringChannelTable;
  hiring_stage: HiringStageTable;
  requisition: RequisitionTable;
  hiring_job: HiringJobTable;
  candidate: CandidateTable;
  candidate_school: CandidateSchoolTable;
  candidate_job: CandidateJobTable;
  application: ApplicationTable;
  application_step: ApplicationStepTable;
  interview: InterviewTable;
  interview_member: InterviewMemberTable;
  offer: OfferTable;
  interview_choice: InterviewChoiceTable;
  interview_choice_member: InterviewChoiceMemberTable;
  interview_choice_time: InterviewChoiceTimeTable;
  candidate_apart: CandidateApartTable;
  candidate_merge: CandidateMergeTable;
  offer_template: OfferTemplateTable;
  offer_link: OfferLinkTable;
}
