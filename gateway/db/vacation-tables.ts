import type { RecordColumns } from './record-tables.ts';

interface LeaveReturnTable extends RecordColumns {
  employment_id: string;
  from_on: string;
  to_on: string;
  reason: string | null;
  state: 'draft' | 'approved' | 'withdrawn' | 'cancelled';
  pending: string | null;
}

/** The tables of the area vacation; its migrations say what each column means. */
export interface VacationTables {
  leave_return: LeaveReturnTable;
}
