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

/** The tables of the area prism; its migrations say what each column means. */
export interface PrismTables {
  saved_report: SavedTable;
  saved_board: SavedTable;
  report_mark: ReportMarkTable;
}
