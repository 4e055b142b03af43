import type { Generated } from 'kysely';
import type { Timestamp } from './column-types.ts';

interface BridgeCallTable {
  tenant_id: string;
  account_id: string;
  mount_id: string;
  number: number;
  at: Timestamp;
  app: string;
  method: string;
  decision: 'served' | 'refused';
  code: string;
  milliseconds: number;
  size: number;
  lost: Generated<number>;
}

/** The table of 2026-11-09-bridge-audit.sql; each column's meaning is written there. */
export interface AuditTables {
  bridge_call: BridgeCallTable;
}
