import type { TimestampWithDefault } from './column-types.ts';
import type { RecordColumns } from './record-tables.ts';

interface TaxFilingTable {
  tenant_id: string;
  id: string;
  month: string;
  filed_on: string;
  receipt_no: string | null;
  note: string | null;
  people: number;
  income: string;
  tax: string;
  account_id: string | null;
  actor_name: string;
  at: TimestampWithDefault;
}

interface OtherIncomeTable extends RecordColumns {
  employment_id: string | null;
  payee_name: string | null;
  document_type: 'cn-id' | 'passport' | 'other' | null;
  document_number: string | null;
  residency: 'resident' | 'non-resident';
  kind: 'labour' | 'author' | 'royalty';
  month: string;
  amount: string;
  expenses: string;
  share_percent: number;
  taxable: string;
  rate_percent: number;
  quick_deduction: string;
  tax: string;
  note: string | null;
  corrects_id: string | null;
}

/** The tables of the area etax; its migrations say what each column means. */
export interface EtaxTables {
  other_income: OtherIncomeTable;
  tax_filing: TaxFilingTable;
}
