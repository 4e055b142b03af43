import type { Generated } from 'kysely';
import type { Json, TimestampWithDefault } from './column-types.ts';
import type { RecordColumns } from './record-tables.ts';

interface GradeTable extends RecordColumns {
  code: string;
  name: string;
  rank: number;
}

interface PostCategoryTable extends RecordColumns {
  parent_id: string | null;
  code: string;
  name: string;
  sort_order: Generated<number>;
  name_sort: string | null;
}

interface PostTable extends RecordColumns {
  code: string;
  name: string;
  name_sort: string;
  category_id: string;
  grade_from: string | null;
  grade_to: string | null;
  closed_on: string | null;
  grade_from_id: string | null;
  grade_to_id: string | null;
  work_kind: 'specialist' | 'operator' | null;
}

interface OrganTable {
  tenant_id: string;
  id: string;
  code: string;
  number: number;
  kind: 'company' | 'department' | 'team' | 'store';
  opened_on: string;
  closed_on: string | null;
  remark: string | null;
  version: Generated<number>;
}

interface PersonTable {
  tenant_id: string;
  id: string;
  name: string;
  name_sort: string;
  search_key: string;
  former_name: string | null;
  gender: 'F' | 'M';
  birth_date: string | null;
  id_document_type: Generated<'cn-id' | 'passport' | 'other'>;
  id_number: string | null;
  nationality: string | null;
  ethnic_group: string | null;
  marital_status: string | null;
  highest_degree: string | null;
  phone: string | null;
  /** Made by the database from `phone`; never written. */
  phone_tail: Generated<string | null>;
  email: string | null;
  home_address: string | null;
  registered_address: string | null;
}

interface EmploymentTable {
  tenant_id: string;
  id: string;
  person_id: string;
  staff_no: string;
  employment_type: 'full-time' | 'part-time' | 'intern' | 'dispatch' | 're-employed';
  first_worked_on: string | null;
  joined_on: string;
  probation_ends_on: string | null;
  left_on: string | null;
  left_reason: 'resignation' | 'dismissal' | 'contract-end' | 'retirement' | 'other' | null;
  office_phone: string | null;
  note: string | null;
  version: Generated<number>;
  staff_no_reversed: Generated<string | null>;
}

interface OrganRowTable {
  tenant_id: string;
  id: string;
  organ_id: string;
  from_on: string;
  to_on: string | null;
  parent_id: string | null;
  path: string;
  name: string;
  name_sort: string;
  leader_id: string | null;
  sort_order: Generated<number>;
}

interface PositionTable extends RecordColumns {
  code: string;
  name: string;
  organ_id: string;
  post_id: string;
  planned: number;
  closed_on: string | null;
  name_sort: string | null;
}

interface PositionPlanTable extends RecordColumns {
  position_id: string;
  organ_id: string;
  from_on: string;
  planned: number;
  reason: string | null;
}

interface JobRowTable {
  tenant_id: string;
  id: string;
  employment_id: string;
  from_on: string;
  to_on: string | null;
  organ_id: string;
  post_id: string | null;
  position_id: string | null;
  grade_code: string | null;
  manager_id: string | null;
  work_place: string | null;
  reason: 'hire' | 'transfer' | 'promotion' | 'reorganisation' | 'correction';
  sets: readonly string[] | null;
  change_id: string | null;
}

interface ContractTable extends RecordColumns {
  employment_id: string;
  number: string;
  kind: 'fixed' | 'open' | 'task';
  from_on: string;
  to_on: string | null;
  entity: string;
  renewals: Generated<number>;
  renewed_by: string | null;
  signed_on: string | null;
  probation_months: number | null;
  ended_on: string | null;
  end_reason: string | null;
  note: string | null;
  scan_id: string | null;
}

interface EducationTable extends RecordColumns {
  employment_id: string;
  /** Of the employment; put in after a save. */
  person_id: string | null;
  school: string;
  degree: string;
  major: string;
  from_on: string;
  to_on: string | null;
  mode: string | null;
  certificate_no: string | null;
  scan_id: string | null;
}

interface EmergencyContactTable extends RecordColumns {
  employment_id: string;
  /** Of the employment; put in after a save. */
  person_id: string | null;
  name: string;
  relation: string;
  phone: string;
  address: string | null;
}

interface BankAccountTable extends RecordColumns {
  employment_id: string;
  /** Of the employment; put in after a save. */
  person_id: string | null;
  bank_name: string | null;
  account_no: string | null;
  purpose: Generated<'salary' | 'reimbursement' | 'other'>;
  account_name: string | null;
  passes_check: boolean | null;
}

interface CertificateTable extends RecordColumns {
  employment_id: string;
  kind: string;
  name: string;
  number: string;
  issuer: string | null;
  issued_on: string;
  expires_on: string | null;
  note: string | null;
  scan_id: string | null;
}

interface WorkHistoryTable extends RecordColumns {
  employment_id: string;
  company: string;
  post: string;
  from_on: string;
  to_on: string;
  left_reason: string | null;
  referee_name: string | null;
  referee_phone: string | null;
  duties: string | null;
}

interface EmployeeDetailTable extends RecordColumns {
  employment_id: string;
  native_place: string | null;
  household_place: string | null;
  archive_place: string | null;
  strengths: string | null;
}

interface FamilyMemberTable extends RecordColumns {
  employment_id: string;
  name: string;
  relation: string;
  birth_date: string | null;
  phone: string | null;
  company: string | null;
  post: string | null;
}

/** One changed field of a save; the names are the words of an id at that time. */
export interface RecordedChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly beforeName?: string;
  readonly afterName?: string;
}

interface RecordChangeTable {
  tenant_id: string;
  id: string;
  employment_id: string;
  at: TimestampWithDefault;
  account_id: string | null;
  actor_name: string;
  version: number;
  changes: Json<readonly RecordedChange[]>;
}

/** The tables of 2026-11-03-people.sql and 2026-11-23-employee-records.sql; each column's meaning is written there. */
export interface PeopleTables {
  grade: GradeTable;
  post_category: PostCategoryTable;
  post: PostTable;
  organ: OrganTable;
  organ_row: OrganRowTable;
  position: PositionTable;
  position_plan: PositionPlanTable;
  person: PersonTable;
  employment: EmploymentTable;
  job_row: JobRowTable;
  contract: ContractTable;
  education: EducationTable;
  emergency_contact: EmergencyContactTable;
  bank_account: BankAccountTable;
  certificate: CertificateTable;
  work_history: WorkHistoryTable;
  employee_detail: EmployeeDetailTable;
  family_member: FamilyMemberTable;
  record_change: RecordChangeTable;
}
