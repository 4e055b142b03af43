import type { Generated } from 'kysely';
import type { RecordColumns } from './record-tables.ts';

interface AgencyTable extends RecordColumns {
  name: string;
  credit_code: string;
  permit_number: string;
  permit_from: string;
  permit_to: string;
  permit_scan_id: string | null;
  contact: string | null;
  phone: string | null;
  email: string | null;
  note: string | null;
  state: 'active' | 'blocked';
  pending: string | null;
  supplier_id: string | null;
}

interface DispatchAgreementTable extends RecordColumns {
  number: string;
  agency_id: string;
  entity_id: string;
  kind: Generated<'dispatch' | 'service'>;
  price_by: Generated<'hours' | 'heads'>;
  sets_hours: boolean | null;
  directs_work: boolean | null;
  disciplines: boolean | null;
  gives_tools: boolean | null;
  pays_by_hour: boolean | null;
  picks_workers: boolean | null;
  mixed_teams: boolean | null;
  core_work: boolean | null;
  signed_on: string | null;
  from_on: string;
  to_on: string;
  fee_by: 'percent' | 'head';
  fee: string;
  tax_on: 'fee' | 'total';
  tax_rate: string;
  insurance_by: 'agency' | 'host';
  notice_days: number | null;
  injury: string | null;
  compensation: string | null;
  breach: string | null;
  scan_id: string | null;
  state: 'draft' | 'active' | 'suspended' | 'ended' | 'dropped';
  pending: string | null;
}

interface DispatchAssignmentTable extends RecordColumns {
  employment_id: string;
  post_id: string;
  from_on: string;
  to_on: string;
  agency_from: string;
  agency_to: string;
  comparable_pay: string | null;
  own_pay: string | null;
  protection:
    | 'occupational-disease-check'
    | 'work-injury'
    | 'medical-period'
    | 'pregnancy'
    | 'near-retirement'
    | null;
  protected_until: string | null;
  ratio_reason: string | null;
  convert_on: string | null;
  keeps_service: boolean | null;
  contract_months: number | null;
  convert_note: string | null;
  note: string | null;
  state: 'planned' | 'working' | 'ended' | 'returned' | 'converted' | 'cancelled';
  pending: string | null;
}

interface DispatchPostTable extends RecordColumns {
  name: string;
  agreement_id: string;
  organ_id: string;
  kind: 'temporary' | 'auxiliary' | 'substitute';
  heads: number;
  place: string;
  from_on: string;
  to_on: string;
  hour_price: string;
  month_pay: string | null;
  consulted_proof_id: string | null;
  replaced_id: string | null;
  reason: string | null;
  consulted_on: string | null;
}

interface DispatchReturnTable extends RecordColumns {
  employment_id: string;
  reason:
    | 'fault'
    | 'illness'
    | 'unfit'
    | 'changed'
    | 'redundancy'
    | 'hostClosed'
    | 'agreementEnded';
  notice_on: string;
  effective_on: string;
  evidence_id: string | null;
  replacement: boolean | null;
  note: string | null;
  state: 'draft' | 'sent' | 'disputed' | 'accepted' | 'dropped';
  pending: string | null;
}

interface DispatchSettlementTable extends RecordColumns {
  employment_id: string;
  month: string;
  hours: string;
  overtime150: string | null;
  overtime200: string | null;
  overtime300: string | null;
  insurance: string | null;
  days_due: number | null;
  days_worked: string | null;
  corrects: string | null;
  minutes: number | null;
  minutes150: number | null;
  minutes200: number | null;
  minutes300: number | null;
  note: string | null;
  state: 'draft' | 'approved' | 'disputed' | 'paid';
  pending: string | null;
  dispute_note: string | null;
  settlement_id: string | null;
  paid_despite: string | null;
}

interface StaffRequestTable extends RecordColumns {
  title: string;
  post_id: string;
  organ_id: string;
  heads: number;
  why: 'new' | 'replacement';
  needed_on: string;
  replaced_id: string | null;
  return_id: string | null;
  note: string | null;
  state: 'draft' | 'sent' | 'filled' | 'cancelled';
  pending: string | null;
}

interface StaffRequestCandidateTable {
  tenant_id: string;
  id: string;
  request_id: string;
  sort_order: number;
  name: string;
  phone: string | null;
  id_number: string | null;
  entry_id: string | null;
  decision: 'open' | 'taken' | 'refused';
  reason: string | null;
}

/** The tables of the area outsourcing; its migrations say what each column means. */
export interface OutsourcingTables {
  agency: AgencyTable;
  dispatch_agreement: DispatchAgreementTable;
  dispatch_assignment: DispatchAssignmentTable;
  dispatch_post: DispatchPostTable;
  dispatch_return: DispatchReturnTable;
  dispatch_settlement: DispatchSettlementTable;
  staff_request: StaffRequestTable;
  staff_request_candidate: StaffRequestCandidateTable;
}
