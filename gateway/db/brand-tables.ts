import type { Generated } from 'kysely';
import type { TimestampWithDefault } from './column-types.ts';

interface BrandTable {
  system_code: string;
  system_type: Generated<number>;
  name_zh: Generated<string>;
  name_en: Generated<string>;
  logo_url: Generated<string>;
  link_url: Generated<string>;
  theme_id: Generated<'' | 'blue' | 'orange'>;
  hosts: Generated<string[]>;
  hidden_apps: Generated<string[]>;
  updated_at: TimestampWithDefault;
}

/** The table of 2026-11-23-brands.sql; each column's meaning is written there. */
export interface BrandTables {
  brand: BrandTable;
}
