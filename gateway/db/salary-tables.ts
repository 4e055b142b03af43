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

/** The tables of the area salary; its migrations say what each column means. */
export interface SalaryTables {
  deduction_claim: DeductionClaimTable;
  enrolment: EnrolmentTable;
  pay_entry: PayEntryTable;
  pay_item: PayItemTable;
  pay_raise: PayRaiseTable;
  salary_file: SalaryFileTable;
  taxpayer: TaxpayerTable;
}
