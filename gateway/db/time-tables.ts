import type { Generated } from 'kysely';
import type { Timestamp, TimestampWithDefault } from './column-types.ts';
import type { RecordColumns } from './record-tables.ts';

/** What a request has besides its fields: its state, and the approval it waits for. */
interface RequestColumns extends RecordColumns {
  state: 'draft' | 'approved' | 'withdrawn' | 'cancelled';
  pending: string | null;
}

interface ShiftTable extends RecordColumns {
  name: string;
  colour: 'blue' | 'green' | 'orange' | 'purple' | 'grey';
  on_at: string;
  off_at: string;
  break_from: string | null;
  break_to: string | null;
  second_on: string | null;
  second_off: string | null;
  third_on: string | null;
  third_off: string | null;
  minutes_before: number;
  minutes_after: number;
  flex_late: number;
  flex_early: number;
  late_from: number;
  serious_late_from: number | null;
  absent_from: number | null;
  needs_in: boolean;
  needs_out: boolean;
  note: string | null;
  staff_at_least: number | null;
  breaks: string | null;
  paid_breaks: string | null;
}

interface AttendanceGroupTable extends RecordColumns {
  name: string;
  kind: 'fixed' | 'free';
  organ_id: string | null;
  shift_id: string | null;
  work_days: 'five' | 'six' | 'seven';
  holidays_off: boolean;
  overtime_basis: 'lesser' | 'request' | 'punches';
  overtime_at_least: number;
  overtime_step: number;
  patch_quota: number;
  patch_days_back: number;
  place_rule: 'none' | 'noted' | 'required';
  latitude: string | null;
  longitude: string | null;
  radius: number | null;
  hours_system: Generated<'standard' | 'comprehensive' | 'flexible'>;
  hours_cycle: 'week' | 'month' | 'quarter' | 'year' | null;
  holidays_in_norm: boolean | null;
  holiday_pay: boolean | null;
}

interface ShiftAssignmentTable extends RecordColumns {
  employment_id: string;
  shift_id: string;
  from_on: string;
  to_on: string | null;
  work_days: 'five' | 'six' | 'seven';
  note: string | null;
}

interface CalendarDayTable extends RecordColumns {
  day: string;
  kind: 'statutory-holiday' | 'rest-day' | 'workday';
  name: string;
  note: string | null;
}

interface OvertimeRequestTable extends RequestColumns {
  employment_id: string;
  day: string;
  from_at: string;
  to_at: string;
  settle: 'pay' | 'rest';
  reason: string;
}

interface TripRequestTable extends RequestColumns {
  employment_id: string;
  kind: 'trip' | 'outing';
  from_on: string;
  to_on: string;
  from_at: string | null;
  to_at: string | null;
  place: string;
  reason: string;
}

interface PunchPatchTable extends RequestColumns {
  employment_id: string;
  day: string;
  at: string;
  reason: string;
}

interface LeaveTypeTable extends RecordColumns {
  name: string;
  code: string;
  unit: 'hour' | 'half' | 'day';
  paid: 'full' | 'part' | 'none';
  counts_holidays: boolean;
  has_balance: boolean;
  at_most_in_a_row: number | null;
  notice_days: number | null;
  below_zero: string | null;
  grant_rule: 'none' | 'statutory' | 'yearly' | 'monthly';
  per_year: string | null;
  carry_months: number | null;
  sort_order: number;
  carry_at_most: string | null;
}

interface LeaveRequestTable extends RequestColumns {
  employment_id: string;
  type_id: string;
  from_on: string;
  from_half: 'am' | 'pm';
  to_on: string;
  to_half: 'am' | 'pm';
  reason: string | null;
  days: Generated<string>;
  from_at: string | null;
  to_at: string | null;
}

interface PunchTable {
  tenant_id: string;
  employment_id: string;
  at: Timestamp;
  id: string;
  zone: Generated<string>;
  source: 'web' | 'patch' | 'import' | 'device' | 'platform';
  source_id: string | null;
  latitude: string | null;
  longitude: string | null;
  distance: number | null;
  added_at: TimestampWithDefault;
}

interface DayResultTable {
  tenant_id: string;
  employment_id: string;
  day: string;
  shift_id: string | null;
  plan: 'shift' | 'rest' | 'free';
  state:
    | 'open'
    | 'normal'
    | 'exception'
    | 'half-day'
    | 'absent'
    | 'leave'
    | 'trip'
    | 'rest'
    | 'overtime';
  exceptions: readonly string[];
  punch_in: number | null;
  punch_out: number | null;
  due_minutes: number;
  worked_minutes: number;
  late_minutes: number;
  early_minutes: number;
  absent_minutes: number;
  leave_minutes: number;
  trip_minutes: number;
  overtime_workday: number;
  overtime_rest_day: number;
  overtime_holiday: number;
  hash: string;
  evaluated_at: Timestamp;
  hours_cycle: 'week' | 'month' | 'quarter' | 'year' | null;
  cycle_minutes: Generated<number>;
  holidays_in_norm: Generated<boolean>;
}

interface LeaveRequestDayTable {
  tenant_id: string;
  request_id: string;
  day: string;
  half: 'whole' | 'am' | 'pm' | 'times';
  amount: string;
  from_at: string | null;
  to_at: string | null;
}

interface LeaveLotTable {
  tenant_id: string;
  id: string;
  employment_id: string;
  type_id: string;
  source_key: string;
  valid_from: string;
  valid_to: string | null;
  created_at: TimestampWithDefault;
}

interface LeaveLedgerTable {
  tenant_id: string;
  id: string;
  lot_id: string;
  kind: 'grant' | 'use' | 'release' | 'expire' | 'adjust';
  on_day: string;
  amount: string;
  request_id: string | null;
  leave_day: string | null;
  note: string | null;
  created_at: TimestampWithDefault;
  policy_change_id: string | null;
  actor_name: string | null;
}

/** The tables of 2026-11-23-time-attendance.sql and 2026-11-23-time-leave.sql; each column's meaning is written there. */
export interface TimeTables {
  shift: ShiftTable;
  attendance_group: AttendanceGroupTable;
  shift_assignment: ShiftAssignmentTable;
  calendar_day: CalendarDayTable;
  overtime_request: OvertimeRequestTable;
  trip_request: TripRequestTable;
  punch_patch: PunchPatchTable;
  leave_type: LeaveTypeTable;
  leave_request: LeaveRequestTable;
  punch: PunchTable;
  day_result: DayResultTable;
  leave_request_day: LeaveRequestDayTable;
  leave_lot: LeaveLotTable;
  leave_ledger: LeaveLedgerTable;
}
