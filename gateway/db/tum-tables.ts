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

interface VersionNoticeTable {
  id: string;
  version: string;
  title_zh: string;
  title_en: string;
  body_zh: string;
  body_en: string;
  published_at: Timestamp | null;
  updated_at: Timestamp;
}

interface VersionNoticeReadTable {
  notice_id: string;
  account_id: string;
  read_at: Timestamp;
}

/** The tables of the area tum; its migrations say what each column means. */
export interface TumTables {
  company_registration: CompanyRegistrationTable;
  version_notice: VersionNoticeTable;
  version_notice_read: VersionNoticeReadTable;
}
