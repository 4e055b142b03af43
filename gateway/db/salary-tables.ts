import type { Generated } from 'kysely';
import type { Json, TimestampWithDefault } from './column-types.ts';
import type { RecordColumns } from './record-tables.ts';

interface DeductionClaimTable extends RecordColumns {
  employment_id: string;
  kind: string;
  from_on: string;
  to_on: string | null;
  children: number | null;
  share_percent: '100' | '50' | null;
  only_child: boolean | null;
  shared_amount: string | null;
  city_class: 'first' | 'second' | 'third' | null;
  note: string | null;
}

interface EnrolmentTable extends RecordColumns {
  employment_id: string;
  place: string;
  insurance_base: string;
  fund_base: string | null;
  fund_rate: string | null;
  supplementary_fund_rate: string | null;
  work_injury_rate: string;
  first_fund_account: boolean;
  from_on: string;
  to_on: string | null;
}

interface PayEntryTable extends RecordColumns {
  employment_id: string;
  item_id: string;
  month: string;
  quantity: string;
  note: string | null;
}

interface PayItemTable extends RecordColumns {
  code: string;
  name_zh: string;
  name_en: string;
  source: 'formula' | 'entry';
  unit: 'money' | 'days' | 'hours';
  treatment: 'wage' | 'exempt' | 'bonus' | 'severance' | 'before-tax' | 'after-tax' | 'none';
  formula: string | null;
  sort_order: number;
  disabled: boolean;
}

interface PayRaiseTable extends RecordColumns {
  employment_id: string;
  kind: 'raise' | 'regularisation' | 'promotion' | 'reduction';
  effective_on: string;
  base_pay: string;
  position_pay: string | null;
  performance_pay: string | null;
  allowance: string | null;
  reason: string | null;
  state: 'draft' | 'effective' | 'withdrawn';
  pending: string | null;
}

interface SalaryFileTable extends RecordColumns {
  employment_id: string;
  base_pay: string;
  position_pay: string | null;
  performance_pay: string | null;
  allowance: string | null;
  from_on: string;
  to_on: string | null;
  note: string | null;
}

interface TaxpayerTable extends RecordColumns {
  employment_id: string;
  residency: 'resident' | 'non-resident';
  receives_pension: boolean;
  first_wage_year: number | null;
  year_at_once: number | null;
  note: string | null;
}

interface PayCorrectionTable {
  tenant_id: string;
  id: string;
  pay_slip_id: string;
  pay_entry_id: string;
  account_id: string | null;
  reason: string;
  at: TimestampWithDefault;
  result_id: string | null;
  number: number;
}

interface PayGroupTable extends RecordColumns {
  name: string;
  organ_id: string | null;
  first_day: number;
  pay_day: number;
  paid_in: 'same-month' | 'next-month';
  part_month: 'forward-21.75' | 'backward-21.75' | 'calendar-days' | 'due-days';
  company_account_name: string | null;
  company_bank: string | null;
  company_account: string | null;
  bank_template_id: string | null;
  plan_id: string | null;
}

interface PayLineTable {
  tenant_id: string;
  pay_slip_id: string;
  calculation: number;
  sort_order: number;
  pay_run_id: string;
  code: string;
  kind: 'earning' | 'quantity' | 'before-tax' | 'insurance' | 'employer' | 'tax' | 'after-tax';
  name_zh: string;
  name_en: string;
  amount: string | null;
  quantity: string | null;
  rule_version: string;
  inputs: Json<unknown>;
  steps: Json<unknown>;
}

interface PayOpeningTable extends RecordColumns {
  employment_id: string;
  tax_year: number;
  income: string;
  exempt: string | null;
  own_contributions: string;
  special_additional: string;
  other_deductions: string | null;
  withheld: string;
  note: string | null;
}

interface PayRunTable {
  tenant_id: string;
  id: string;
  pay_group_id: string;
  month: string;
  from_on: string;
  to_on: string;
  pay_on: string;
  tax_month: string;
  state: 'draft' | 'calculated' | 'submitted' | 'approved' | 'paid' | 'closed';
  calculation: Generated<number>;
  begun: Generated<number>;
  job_id: string | null;
  rule_version: string | null;
  people: Generated<number>;
  gross: Generated<string>;
  own_contributions: Generated<string>;
  employer_contributions: Generated<string>;
  tax: Generated<string>;
  net: Generated<string>;
  created_by: string | null;
  calculated_by: string | null;
  submitted_by: string | null;
  approved_by: string | null;
  version: Generated<number>;
  created_at: TimestampWithDefault;
  inputs_mark: string | null;
  plan_used: Json<unknown> | null;
}

interface PayRunStepTable {
  tenant_id: string;
  id: string;
  pay_run_id: string;
  action:
    | 'created'
    | 'calculated'
    | 'submitted'
    | 'returned'
    | 'approved'
    | 'bank-file'
    | 'paid'
    | 'closed';
  account_id: string | null;
  actor_name: string;
  note: string | null;
  at: TimestampWithDefault;
}

interface PaySlipTable {
  tenant_id: string;
  id: string;
  calculation: number;
  pay_run_id: string;
  employment_id: string;
  person_name: string;
  staff_no: string;
  organ_id: string | null;
  organ_name: string | null;
  bank_name: string | null;
  bank_account: string | null;
  gross: string;
  income: string;
  exempt: string;
  bonus: string;
  own_contributions: string;
  employer_contributions: string;
  special_additional: string;
  before_tax: string;
  income_tax: string;
  bonus_tax: string;
  severance_tax: string;
  after_tax: string;
  net: string;
  rate_percent: string | null;
  fault: string | null;
  facts: Json<unknown>;
  hash: string;
  net_before: string | null;
  reasons: Generated<string[]>;
  exceptions: Generated<string[]>;
}

interface PaySlipNoteTable {
  tenant_id: string;
  id: string;
  pay_slip_id: string;
  employment_id: string;
  kind: 'opened' | 'printed' | 'confirmed' | 'disputed' | 'answered';
  account_id: string | null;
  actor_name: string;
  note: string | null;
  at: TimestampWithDefault;
}

interface BankTemplateTable extends RecordColumns {
  name: string;
  container: 'csv' | 'txt' | 'xlsx';
  encoding: 'gbk' | 'utf-8';
  separator: 'comma' | 'tab' | 'pipe';
  amounts: 'yuan' | 'fen';
  has_header: boolean;
  has_total: boolean;
  columns: string;
  file_name: string | null;
}

interface PayPlanTable extends RecordColumns {
  name: string;
  items: string;
  note: string | null;
}

interface PayTestTable extends RecordColumns {
  name: string;
  plan_id: string | null;
  given: string;
  expected: string;
  disabled: boolean;
}

interface PaySettlementTable {
  tenant_id: string;
  id: string;
  employment_id: string;
  month: string;
  kind: 'none' | 'N' | 'N+1' | '2N';
  lawful: string;
  severance: string;
  unused_days: string;
  unused_pay: string;
  note: string | null;
  entry_ids: string[];
  account_id: string | null;
  saved_at: TimestampWithDefault;
}

/** The tables of the area salary; its migrations say what each column means. */
export interface SalaryTables {
  deduction_claim: DeductionClaimTable;
  enrolment: EnrolmentTable;
  pay_entry: PayEntryTable;
  pay_item: PayItemTable;
  pay_raise: PayRaiseTable;
  salary_file: SalaryFileTable;
  taxpayer: TaxpayerTable;
  pay_correction: PayCorrectionTable;
  pay_group: PayGroupTable;
  pay_line: PayLineTable;
  pay_opening: PayOpeningTable;
  pay_run: PayRunTable;
  pay_run_step: PayRunStepTable;
  pay_slip: PaySlipTable;
  pay_slip_note: PaySlipNoteTable;
  pay_settlement: PaySettlementTable;
  bank_template: BankTemplateTable;
  pay_plan: PayPlanTable;
  pay_test: PayTestTable;
}
