/** Rosters and the patterns they are filled by. */
import type { CallTable } from '../kit/define.ts';
import { type KeyedCalls, keyed } from '../record/calls.ts';
import { rotationPatternCalls } from './records/rotation-pattern.ts';
import {
  lockRoster,
  monthRosters,
  myRoster,
  openRoster,
  publishRoster,
  rosterChanges,
  rosterSheet,
  saveRosterCells,
  unlockRoster,
  withdrawRoster,
} from './rosters.ts';

const ownCalls = {
  openRoster,
  saveRosterCells,
  publishRoster,
  withdrawRoster,
  lockRoster,
  unlockRoster,
  monthRosters,
  rosterChanges,
  rosterSheet,
  myRoster,
};

/** The calls of rosters, those of the record of patterns among them. */
export const paibanCalls: typeof ownCalls &
  KeyedCalls<'rotationPattern', typeof rotationPatternCalls> = {
  ...ownCalls,
  ...keyed('rotationPattern', rotationPatternCalls),
} satisfies CallTable;
