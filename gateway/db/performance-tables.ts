import type { Generated } from 'kysely';
import type { Json, JsonWithDefault, Timestamp, TimestampWithDefault } from './column-types.ts';
import type { RecordColumns } from './record-tables.ts';

interface AppraisalTable {
  tenant_id: string;
  id: string;
  cycle_id: string;
  employment_id: string;
  organ_id: string;
  manager_id: string | null;
  goals_state: 'draft' | 'asked' | 'set';
  goals_note: string | null;
  peers_confirmed: Generated<boolean>;
  score: string | null;
  proposed: string | null;
  level: string | null;
  potential: 'low' | 'middle' | 'high' | null;
  not_rated: 'joined' | 'leave' | 'left' | 'other' | null;
  acknowledged_on: string | null;
  version: Generated<number>;
  created_at: TimestampWithDefault;
  set_aside_on: string | null;
  goals_draft: Json<unknown> | null;
  calibrated_in: string | null;
}

interface CalibrationMoveTable {
  tenant_id: string;
  id: string;
  appraisal_id: string;
  axis: 'level' | 'potential';
  from_value: string | null;
  to_value: string;
  reason: string;
  at: Timestamp;
  account_id: string | null;
  account_name: string | null;
}

interface GoalCheckInTable {
  tenant_id: string;
  id: string;
  goal_id: string;
  on_day: string;
  progress: string;
  mood: 'onTrack' | 'risk' | 'off';
  note: string | null;
  actual: string | null;
}

interface PeerAnswerTable {
  tenant_id: string;
  id: Generated<string>;
  appraisal_id: string;
  answers: Json<unknown>;
  comment: string | null;
  role: Generated<'peer' | 'upward'>;
}

interface PerformanceAppealTable {
  tenant_id: string;
  id: string;
  appraisal_id: string;
  reason: string;
  wished: string | null;
  asked_on: string;
  state: 'open' | 'decided' | 'withdrawn';
  outcome: 'kept' | 'changed' | null;
  answer: string | null;
  decided_on: string | null;
  decided_by: string | null;
  version: Generated<number>;
}

interface PerformanceCycleTable extends RecordColumns {
  name: string;
  kind: 'year' | 'half' | 'quarter' | 'month';
  from_on: string;
  to_on: string;
  cut_off_on: string;
  scale_id: string;
  form_id: string;
  goals_min: number;
  goals_max: number;
  weight_min: string;
  weight_max: string;
  self_weight: string;
  peer_weight: string;
  upward_weight: string | null;
  manager_weight: string;
  missing: 'reweigh' | 'block';
  least_group: number;
  force: 'none' | 'guide' | 'force';
  override_why: string | null;
  appeal_days: number;
  kpi_cap: number | null;
  released_on: string | null;
  state: 'draft' | 'running' | 'released' | 'closed';
  pending: string | null;
  leave_level: 'last' | 'none' | null;
  transfer: 'last' | 'split' | null;
  least_pool: number | null;
}

interface PerformanceCycleStageTable {
  tenant_id: string;
  id: string;
  cycle_id: string;
  sort_order: number;
  kind: 'goals' | 'self' | 'peer' | 'upward' | 'manager' | 'calibration' | 'release' | 'appeal';
  from_on: string;
  to_on: string;
}

interface PerformanceGoalTable extends RecordColumns {
  cycle_id: string;
  employment_id: string;
  name: string;
  measure: string | null;
  weight: string;
  due_on: string | null;
  parent_id: string | null;
  progress: Generated<string>;
  direction: 'up' | 'down' | 'done' | null;
  target: string | null;
  actual: string | null;
  unit: string | null;
}

interface PerformanceResultTable {
  tenant_id: string;
  id: string;
  appraisal_id: string;
  revision: number;
  score: string | null;
  level: string | null;
  reason: string | null;
  released_on: string;
}

interface PerformanceScaleTable extends RecordColumns {
  name: string;
  factors: string | null;
}

interface PerformanceScaleLevelTable {
  tenant_id: string;
  id: string;
  scale_id: string;
  sort_order: number;
  code: string;
  name: string;
  name_en: string;
  least: string;
  share: string | null;
  rule: 'none' | 'atMost' | 'atLeast' | 'exact';
}

interface ReviewTable {
  tenant_id: string;
  id: string;
  appraisal_id: string;
  reviewer_id: string;
  role: 'self' | 'peer' | 'upward' | 'manager' | 'former';
  state: 'proposed' | 'open' | 'submitted' | 'declined';
  decline_why: string | null;
  answers: Json<unknown> | null;
  comment: string | null;
  version: Generated<number>;
  days: number | null;
}

interface ReviewFormTable extends RecordColumns {
  name: string;
  goal_weight: string;
}

interface ReviewFormQuestionTable {
  tenant_id: string;
  id: string;
  form_id: string;
  sort_order: number;
  name: string;
  name_en: string;
  hint: string | null;
  weight: string;
}

interface CalibrationMeetingTable extends RecordColumns {
  cycle_id: string;
  organ_id: string;
  name: string;
  chair_id: string;
  override_why: string | null;
  quota_version: number | null;
  notified: JsonWithDefault<unknown>;
  state: 'draft' | 'open' | 'closed';
  pending: string | null;
}

interface CalibrationMeetingMemberTable {
  tenant_id: string;
  id: string;
  meeting_id: string;
  sort_order: number;
  employment_id: string;
}

interface CalibrationQuotaTable {
  tenant_id: string;
  id: string;
  meeting_id: string;
  version: number;
  people: number;
  quotas: Json<unknown>;
  appraisals: Json<unknown>;
  at: Timestamp;
  account_id: string | null;
  account_name: string | null;
}

/** The tables of the area performance; its migrations say what each column means. */
export interface PerformanceTables {
  appraisal: AppraisalTable;
  calibration_move: CalibrationMoveTable;
  goal_check_in: GoalCheckInTable;
  peer_answer: PeerAnswerTable;
  performance_appeal: PerformanceAppealTable;
  performance_cycle: PerformanceCycleTable;
  performance_cycle_stage: PerformanceCycleStageTable;
  performance_goal: PerformanceGoalTable;
  performance_result: PerformanceResultTable;
  performance_scale: PerformanceScaleTable;
  performance_scale_level: PerformanceScaleLevelTable;
  review: ReviewTable;
  review_form: ReviewFormTable;
  review_form_question: ReviewFormQuestionTable;
  calibration_meeting: CalibrationMeetingTable;
  calibration_meeting_member: CalibrationMeetingMemberTable;
  calibration_quota: CalibrationQuotaTable;
}
