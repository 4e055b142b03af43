import type { Generated } from 'kysely';
import type { Json, JsonWithDefault, Timestamp } from './column-types.ts';
import type { Locale } from './identity-tables.ts';

/** The state of a job. */
export type JobState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';

/** What a file of a job is: its result, or the rows an import refused. */
export type JobFileRole = 'result' | 'errors';

interface JobTable {
  tenant_id: string;
  id: string;
  kind: string;
  account_id: string | null;
  locale: Locale;
  app: string | null;
  key: string | null;
  payload: Json<unknown>;
  state: Generated<JobState>;
  priority: number;
  run_at: Timestamp;
  attempt: Generated<number>;
  most_attempts: number;
  lease_id: string | null;
  lease_until: Timestamp | null;
  worker: string | null;
  cancel_asked_at: Timestamp | null;
  done: Generated<number>;
  total: number | null;
  checkpoint: Json<unknown> | null;
  summary: JsonWithDefault<Readonly<Record<string, unknown>>>;
  error: string | null;
  error_words: Json<Readonly<Record<Locale, string>>> | null;
  created_at: Timestamp;
  started_at: Timestamp | null;
  ended_at: Timestamp | null;
}

interface JobFileTable {
  tenant_id: string;
  job_id: string;
  role: JobFileRole;
  lease_id: string;
  name: string;
  content_type: string;
  size: string;
  sign_key: Buffer;
  expires_at: Timestamp;
}

interface JobFilePartTable {
  tenant_id: string;
  job_id: string;
  role: JobFileRole;
  lease_id: string;
  number: number;
  content: Buffer;
}

interface JobScheduleTable {
  tenant_id: string;
  kind: string;
  rule: string;
  time_zone: string;
  next_at: Timestamp;
}

/** The tables of 2026-11-15-jobs.sql; each column's meaning is written there. */
export interface JobTables {
  job: JobTable;
  job_file: JobFileTable;
  job_file_part: JobFilePartTable;
  job_schedule: JobScheduleTable;
}
