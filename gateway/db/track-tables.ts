import type { Generated } from 'kysely';
import type { Json, Timestamp } from './column-types.ts';

interface TrackKeyTable {
  tenant_id: string;
  day: string;
  key: string;
  salt: string;
}

interface TrackedEventTable {
  tenant_id: string;
  run_id: string;
  number: number;
  at: Timestamp;
  day: string;
  app: string;
  event: string;
  properties: Json<Record<string, string | number | boolean>>;
  visitor: string;
  lost: Generated<number>;
}

/** The tables of 2026-11-12-tracking.sql; each column's meaning is written there. */
export interface TrackTables {
  track_key: TrackKeyTable;
  tracked_event: TrackedEventTable;
}
