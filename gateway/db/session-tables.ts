import type { Json, Timestamp, TimestampWithDefault } from './column-types.ts';

interface MountTable {
  session_id: string;
  id: string;
  app_code: string;
  created_at: TimestampWithDefault;
  revoked_at: Timestamp | null;
}

interface SigningKeyTable {
  kid: string;
  public_key: Json<Record<string, string>>;
  created_at: TimestampWithDefault;
  expires_at: Timestamp;
}

interface PairwiseKeyTable {
  app_code: string;
  secret: Buffer;
  created_at: TimestampWithDefault;
}

/** The tables of 2026-11-04-session-mounts.sql; each column's meaning is written there. */
export interface SessionTables {
  mount: MountTable;
  signing_key: SigningKeyTable;
  pairwise_key: PairwiseKeyTable;
}
