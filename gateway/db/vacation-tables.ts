import type { Json, Timestamp } from './column-types.ts';
import type { RecordColumns } from './record-tables.ts';

interface LeaveReturnTable extends RecordColumns {
  employment_id: string;
  from_on: string;
  to_on: string;
  reason: string | null;
  state: 'draft' | 'approved' | 'withdrawn' | 'cancelled';
  pending: string | null;
}

interface LeavePolicyChangeTable {
  tenant_id: string;
  id: string;
  type_id: string;
  before: Json<unknown>;
  after: Json<unknown>;
  account_id: string | null;
  changed_at: Timestamp;
}

/** The tables of the area vacation; its migrations say what each column means. */
export interface VacationTables {
  leave_return: LeaveReturnTable;
  leave_policy_change: LeavePolicyChangeTable;
}
