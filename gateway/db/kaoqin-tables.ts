import type { Generated } from 'kysely';
import type { Json, Timestamp } from './column-types.ts';
import type { RecordColumns } from './record-tables.ts';

interface AttendanceCorrectionTable {
  tenant_id: string;
  id: string;
  employment_id: string;
  day: string;
  counted_month: string;
  cause: 'leave' | 'trip' | 'overtime' | 'patch' | 'import' | 'adjustment';
  before: Json<unknown>;
  after: Json<unknown>;
  changed_at: Timestamp;
  ends_employment: Generated<boolean>;
}

interface AttendanceMonthTable {
  tenant_id: string;
  month: string;
  state: 'open' | 'closed';
  people: Generated<number>;
  version: Generated<number>;
}

interface AttendanceMonthLeaveTable {
  tenant_id: string;
  month: string;
  employment_id: string;
  day: string;
  type_id: string;
  paid: 'full' | 'part' | 'none';
  amount: string;
  minutes: number;
}

interface AttendanceMonthStepTable {
  tenant_id: string;
  id: string;
  month: string;
  action: 'closed' | 'reopened';
  account_id: string | null;
  actor_name: string;
  note: string | null;
  at: Timestamp;
}

interface AttendanceMonthTotalTable {
  tenant_id: string;
  month: string;
  employment_id: string;
  due_days: number;
  present_days: number;
  due_minutes: number;
  worked_minutes: number;
  late_times: number;
  late_minutes: number;
  serious_late_times: number;
  early_times: number;
  early_minutes: number;
  missing_punches: number;
  absent_minutes: number;
  absent_parts: number;
  leave_minutes: number;
  trip_days: number;
  trip_minutes: number;
  overtime_workday: number;
  overtime_rest_day: number;
  overtime_holiday: number;
  overtime_time_off: number;
  night_shifts: number;
  cycle_minutes: Generated<number>;
  overtime_cycle: Generated<number>;
}

interface DayDecisionTable {
  tenant_id: string;
  id: string;
  employment_id: string;
  day: string;
  kind: 'adjust' | 'waive' | 'confirm';
  punch_in: number | null;
  punch_out: number | null;
  result_hash: Generated<string>;
  reason: string;
  account_id: string | null;
  actor_name: string;
  created_at: Timestamp;
  undone_at: Timestamp | null;
  undone_by: string | null;
}

interface DayReminderTable {
  tenant_id: string;
  id: string;
  employment_id: string;
  day: string;
  account_id: string | null;
  at: Timestamp;
}

interface ImportedPunchTable extends RecordColumns {
  employment_id: string;
  day: string;
  at: string;
  device: string | null;
}

interface ProtectedPeriodTable extends RecordColumns {
  employment_id: string;
  kind: 'pregnancy' | 'nursing';
  from_on: string;
  to_on: string | null;
  note: string | null;
}

/** The tables of the area kaoqin; its migrations say what each column means. */
export interface KaoqinTables {
  attendance_correction: AttendanceCorrectionTable;
  attendance_month: AttendanceMonthTable;
  attendance_month_leave: AttendanceMonthLeaveTable;
  attendance_month_step: AttendanceMonthStepTable;
  attendance_month_total: AttendanceMonthTotalTable;
  day_decision: DayDecisionTable;
  day_reminder: DayReminderTable;
  imported_punch: ImportedPunchTable;
  protected_period: ProtectedPeriodTable;
}
