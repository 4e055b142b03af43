import type { Timestamp } from './column-types.ts';

interface SuperLoginTable {
  id: string;
  operator_id: string;
  account_id: string;
  tenant_id: string;
  reason: string;
  ticket: string;
  created_at: Timestamp;
  ends_at: Timestamp;
  approved_by: string | null;
  approved_at: Timestamp | null;
}

/** The tables of the area uac; its migrations say what each column means. */
export interface UacTables {
  super_login: SuperLoginTable;
}
