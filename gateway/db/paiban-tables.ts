import type { Generated } from 'kysely';
import type { Timestamp } from './column-types.ts';
import type { RecordColumns } from './record-tables.ts';

interface RosterTable {
  tenant_id: string;
  organ_id: string;
  month: string;
  state: 'draft' | 'published' | 'locked';
  version: Generated<number>;
  published_at: Timestamp | null;
}

interface RosterChangeTable {
  tenant_id: string;
  id: string;
  organ_id: string;
  month: string;
  action: 'published' | 'withdrawn' | 'locked' | 'unlocked';
  at: Timestamp;
  account_id: string | null;
  actor_name: string;
  days: number;
  reason: string | null;
}

interface RosterDayTable {
  tenant_id: string;
  employment_id: string;
  day: string;
  shift_id: string | null;
  rests: Generated<boolean>;
  published_shift_id: string | null;
  published_rests: Generated<boolean>;
}

interface RotationPatternTable extends RecordColumns {
  name: string;
  cycle: string;
  crews: number;
  step: number;
  note: string | null;
}

/** The tables of the area paiban; its migrations say what each column means. */
export interface PaibanTables {
  roster: RosterTable;
  roster_change: RosterChangeTable;
  roster_day: RosterDayTable;
  rotation_pattern: RotationPatternTable;
}
