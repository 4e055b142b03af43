import type { Generated } from 'kysely';
import type { Json, Timestamp, TimestampWithDefault } from './column-types.ts';

interface SavedTable {
  tenant_id: string;
  id: string;
  account_id: string;
  name: string;
  note: Generated<string>;
  definition: Json<unknown>;
  role_ids: Generated<string[]>;
  version: Generated<number>;
  saved_at: TimestampWithDefault;
  removed_at: Timestamp | null;
}

interface ReportMarkTable {
  tenant_id: string;
  account_id: string;
  report: string;
  favourite: Generated<boolean>;
  opened_at: Timestamp | null;
}

interface ReportSubscriptionTable {
  tenant_id: string;
  id: string;
  account_id: string;
  made_by: string;
  report: string;
  rhythm: Json<unknown>;
  filters: Json<unknown>;
  way: 'portal' | 'message';
  workbook: boolean;
  state: Generated<'active' | 'paused' | 'stopped'>;
  stopped: 'left' | 'noRight' | 'gone' | null;
  next_at: Timestamp | null;
  last_sent_at: Timestamp | null;
  error: string | null;
  error_words: Json<unknown> | null;
  last_job_id: string | null;
  version: Generated<number>;
  created_at: Timestamp;
  removed_at: Timestamp | null;
}

/** The tables of the area prism; its migrations say what each column means. */
export interface PrismTables {
  saved_report: SavedTable;
  saved_board: SavedTable;
  report_mark: ReportMarkTable;
  report_subscription: ReportSubscriptionTable;
}
