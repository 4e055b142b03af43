import type { Row } from '../insert-rows.ts';
import type { Random } from '../random.ts';
import type { Occupant } from './occupants.ts';
import type { Setup } from './performance-setup.ts';
import type { PerformanceWords } from './performance-words.ts';

/** Where a cycle is: its results are out, levels are looked at, goals are written. */
export type Phase = 'released' | 'calibration' | 'goals';

/** Somebody in the cycles. */
export interface Member {
  readonly person: Occupant;
  readonly manager: Occupant;
}

/** What rows are made from. */
export interface Maker {
  readonly tenant_id: string;
  readonly anchor: string;
  readonly random: Random;
  readonly words: PerformanceWords;
  readonly setup: Setup;
  readonly members: readonly Member[];
  /** The meeting of the cycle in calibration; null where no leader has people below. */
  readonly meeting: Meeting | null;
}

/** Who meets about whom. */
export interface Meeting {
  readonly chair: Occupant;
  readonly others: readonly Occupant[];
  /** The level each of the pool gets from the reviews. */
  readonly levels: ReadonlyMap<Occupant, string>;
}

/** A goal. */
export type Goal = Row<'performance_goal'> & { readonly id: string };
/** A person in a cycle. */
export type File = Row<'appraisal'> & { readonly id: string };
