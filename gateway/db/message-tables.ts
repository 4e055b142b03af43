import type { Json, Timestamp, TimestampWithDefault } from './column-types.ts';

interface NoticeTable {
  tenant_id: string;
  id: string;
  kind: 'announcement' | 'todo' | 'system';
  title: string;
  body: string;
  title_en: string | null;
  body_en: string | null;
  must_read_seconds: number | null;
  audience: 'tenant' | 'organ' | 'account';
  organ_id: string | null;
  account_id: string | null;
  link_app: string | null;
  link_route: string | null;
  author_id: string | null;
  author_name: string;
  published_at: Timestamp;
}

interface NoticeReadTable {
  tenant_id: string;
  notice_id: string;
  account_id: string;
  received_at: Timestamp;
  read_at: Timestamp | null;
}

interface UserPreferenceTable {
  tenant_id: string;
  account_id: string;
  key: string;
  value: Json<unknown>;
  updated_at: TimestampWithDefault;
}

interface AppStorageTable {
  tenant_id: string;
  account_id: string;
  app: string;
  key: string;
  value: string;
  updated_at: TimestampWithDefault;
}

/** The tables of 2026-11-08-messages.sql and 2026-11-10-app-storage.sql; each column's meaning is written there. */
export interface MessageTables {
  notice: NoticeTable;
  notice_read: NoticeReadTable;
  user_preference: UserPreferenceTable;
  app_storage: AppStorageTable;
}
