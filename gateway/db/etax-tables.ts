import type { TimestampWithDefault } from './column-types.ts';

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

/** The tables of the area etax; its migrations say what each column means. */
export interface EtaxTables {
  tax_filing: TaxFilingTable;
}
