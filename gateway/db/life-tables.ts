import type { Timestamp } from './column-types.ts';
import type { RecordColumns } from './record-tables.ts';

/** What a change of an employment has besides its fields: its state, and the approval it waits for. */
interface ChangeColumns extends RecordColumns {
  state: 'draft' | 'planned' | 'effective' | 'withdrawn' | 'cancelled';
  pending: string | null;
}

interface EntryTable extends ChangeColumns {
  name: string;
  id_document_type: 'cn-id' | 'passport' | 'other';
  id_number: string;
  rehire: boolean | null;
  gender: 'F' | 'M';
  birth_date: string | null;
  phone: string;
  email: string | null;
  organ_id: string;
  post_id: string | null;
  position_id: string | null;
  grade_id: string | null;
  manager_id: string | null;
  work_place: string | null;
  employment_type: 'full-time' | 'part-time' | 'intern' | 'dispatch' | 're-employed';
  first_worked_on: string | null;
  joined_on: string;
  probation_ends_on: string | null;
  contract_kind: 'fixed' | 'open' | 'task' | null;
  contract_months: number | null;
  contract_number: string | null;
  contract_entity: string | null;
  invite: boolean | null;
  staff_no: string | null;
  note: string | null;
  name_sort: string | null;
  employment_id: string | null;
}

interface RegularisationTable extends ChangeColumns {
  employment_id: string;
  effective_on: string;
  assessment: string | null;
  probation_before: string | null;
}

interface TransferTable extends ChangeColumns {
  employment_id: string;
  kind: 'transfer' | 'promotion' | 'correction';
  effective_on: string;
  organ_id: string | null;
  post_id: string | null;
  position_id: string | null;
  grade_id: string | null;
  manager_id: string | null;
  work_place: string | null;
  note: string | null;
}

interface LeavingTable extends ChangeColumns {
  employment_id: string;
  kind:
    | 'resignation'
    | 'agreement'
    | 'dismissal-for-fault'
    | 'dismissal-with-notice'
    | 'redundancy'
    | 'contract-end'
    | 'retirement'
    | 'other';
  notice_on: string | null;
  last_day: string;
  protection:
    | 'none'
    | 'occupational-disease-check'
    | 'work-injury'
    | 'medical-period'
    | 'pregnancy'
    | null;
  paid_instead_of_notice: boolean | null;
  takeover_id: string | null;
  reason: string | null;
}

interface HandoverItemTable {
  tenant_id: string;
  id: string;
  leaving_id: string;
  item: string;
  owner_id: string | null;
  sort_order: number;
  done_at: Timestamp | null;
  done_by: string | null;
  done_by_name: string | null;
}

/** The tables of 2026-11-23-personnel-changes.sql; each column's meaning is written there. */
export interface LifeTables {
  entry: EntryTable;
  regularisation: RegularisationTable;
  transfer: TransferTable;
  leaving: LeavingTable;
  handover_item: HandoverItemTable;
}
