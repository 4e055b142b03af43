import type { Json, Timestamp } from './column-types.ts';

interface RegisteredAppTable {
  code: string;
  source: 'bundle' | 'address';
  address: string | null;
  origin: string | null;
  created_at: Timestamp;
}

interface AppVersionTable {
  app_code: string;
  version: number;
  manifest: Json<unknown>;
  sha256: string;
  file_count: number;
  size: number;
  added_at: Timestamp;
  added_by: string;
}

interface AppFileTable {
  app_code: string;
  version: number;
  path: string;
  type: string;
  tag: string;
  content: Buffer;
}

interface AppDecisionTable {
  id: string;
  app_code: string;
  version: number;
  decision: 'approved' | 'refused';
  capabilities: string[];
  services: string[];
  domains: string[];
  features: string[];
  decided_at: Timestamp;
  decided_by: string;
}

interface AppEventTable {
  id: string;
  at: Timestamp;
  account_id: string;
  app_code: string;
  kind: 'registered' | 'versionAdded' | 'approved' | 'refused' | 'enabled' | 'disabled' | 'granted';
  version: number | null;
  for_tenant: string | null;
}

interface AppEnablementTable {
  tenant_id: string;
  app_code: string;
  enabled_at: Timestamp;
}

/** The tables of 2026-11-11-app-registry.sql; each column's meaning is written there. */
export interface RegistryTables {
  registered_app: RegisteredAppTable;
  app_version: AppVersionTable;
  app_file: AppFileTable;
  app_decision: AppDecisionTable;
  app_event: AppEventTable;
  app_enablement: AppEnablementTable;
}
