import type { Generated } from 'kysely';
import type { Json, JsonWithDefault, Timestamp, TimestampWithDefault } from './column-types.ts';

/** The columns that every table of a declared record has besides its fields. */
export interface RecordColumns {
  tenant_id: string;
  id: string;
  /** Values of the fields that a company added, by code. */
  custom: JsonWithDefault<Readonly<Record<string, string | boolean | null>>>;
  version: Generated<number>;
  created_at: TimestampWithDefault;
  removed_at: Timestamp | null;
}

interface CustomFieldTable extends RecordColumns {
  record: string;
  code: string;
  name_zh: string;
  name_en: string;
  kind: 'text' | 'day' | 'choice' | 'flag' | 'decimal';
  options: string | null;
  required: Generated<boolean>;
  listed: Generated<boolean>;
  usual_right: 'hidden' | 'masked' | 'read' | 'write' | null;
  sort_order: Generated<number>;
  dictionary_id: string | null;
}

interface CustomValueTable {
  tenant_id: string;
  field_id: string;
  row_id: string;
  word: string | null;
  number: string | null;
}

/** One changed value in the history of a row; the names are those of references and files at that time. */
export interface HistoryChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly beforeName?: string;
  readonly afterName?: string;
}

interface RecordHistoryTable {
  tenant_id: string;
  id: string;
  record: string;
  row_id: string;
  at: Timestamp;
  account_id: string | null;
  actor_name: string;
  action: 'create' | 'update' | 'move' | 'ask' | 'remove';
  version: number;
  changes: Json<readonly HistoryChange[]>;
}

interface RecordFileTable {
  tenant_id: string;
  id: string;
  record: string;
  field: string;
  row_id: string | null;
  name: string;
  format: 'pdf' | 'docx' | 'xlsx' | 'jpeg' | 'png' | 'gif' | 'bmp';
  size: number;
  content: Buffer;
  added_at: Timestamp;
  account_id: string | null;
  actor_name: string;
}

interface RecordImportTable {
  tenant_id: string;
  id: string;
  record: string;
  account_id: string;
  content: Buffer;
  added_at: Timestamp;
}

interface RecordReminderTable {
  tenant_id: string;
  record: string;
  row_id: string;
  field: string;
  due_on: string;
  days: number;
  told_at: Timestamp;
}

/** The tables of 2026-11-22-records.sql and 2026-11-23-record-imports.sql and 2026-11-23-reminders.sql; each column's meaning is written there. */
export interface RecordTables {
  custom_field: CustomFieldTable;
  custom_value: CustomValueTable;
  record_history: RecordHistoryTable;
  record_file: RecordFileTable;
  record_import: RecordImportTable;
  record_reminder: RecordReminderTable;
}
