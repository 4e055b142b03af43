import type { Generated } from 'kysely';
import type { Json, TimestampWithDefault } from './column-types.ts';

/** Which columns a list shows, in which order and how wide. */
export interface StoredColumns {
  readonly hidden: string[];
  readonly order?: string[] | undefined;
  readonly widths: Record<string, number>;
}

interface QuerySchemeTable {
  tenant_id: string;
  id: string;
  account_id: string;
  list_code: string;
  name: string;
  is_default: Generated<boolean>;
  query: string;
  columns: Json<StoredColumns> | null;
  created_at: TimestampWithDefault;
}

/** The tables of 2026-11-06-query-schemes.sql; each column's meaning is written there. */
export interface SchemeTables {
  query_scheme: QuerySchemeTable;
}
