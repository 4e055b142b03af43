import type { Generated } from 'kysely';
import type { Timestamp } from './column-types.ts';

interface CompanyRegistrationTable {
  id: string;
  at: Timestamp;
  account_id: string;
  name: string;
  code: string;
  system_code: string;
  locale: 'zh-CN' | 'en';
  time_zone: string;
  place: string;
  credit_code: Generated<string>;
  contact_name: string;
  contact_phone: string;
  employees: string;
  note: Generated<string>;
  source: Generated<string>;
  status: Generated<'pending' | 'approved' | 'refused' | 'withdrawn'>;
  decided_at: Timestamp | null;
  decided_by: string | null;
  reason: Generated<string>;
  tenant_id: string | null;
}

/** The tables of the area tum; its migrations say what each column means. */
export interface TumTables {
  company_registration: CompanyRegistrationTable;
}
