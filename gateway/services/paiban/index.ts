import type { paibanCalls } from '#bridge/calls/paiban/calls.ts';
import { rotationPatternCalls } from '#bridge/calls/paiban/records/rotation-pattern.ts';
import { serveRecord } from '#gateway/record/serve.ts';
import { accessIsEnough, type HandlersFor } from '../../kernel/handler.ts';
import { records } from '../records.ts';
import { rotationPatterns } from './records/rotation-patterns.ts';
import { answerMonthRosters } from './rosters/list.ts';
import { answerChanges, answerLock, answerUnlock } from './rosters/lock.ts';
import { answerMyRoster } from './rosters/mine.ts';
import { answerOpenRoster } from './rosters/open.ts';
import { answerPublish, answerWithdraw } from './rosters/publish.ts';
import { answerSaveCells } from './rosters/save.ts';
import { answerRosterSheet } from './rosters/sheet.ts';

/** Rosters. Whose days a caller sees and changes is decided by the range of the role that gives the function. */
export const paibanHandlers = {
  openRoster: { policy: accessIsEnough, handle: answerOpenRoster },
  saveRosterCells: { policy: accessIsEnough, handle: answerSaveCells },
  publishRoster: { policy: accessIsEnough, handle: answerPublish },
  withdrawRoster: { policy: accessIsEnough, handle: answerWithdraw },
  lockRoster: { policy: accessIsEnough, handle: answerLock },
  unlockRoster: { policy: accessIsEnough, handle: answerUnlock },
  monthRosters: { policy: accessIsEnough, handle: answerMonthRosters },
  rosterChanges: { policy: accessIsEnough, handle: answerChanges },
  rosterSheet: { policy: accessIsEnough, handle: answerRosterSheet },
  myRoster: { policy: accessIsEnough, handle: answerMyRoster },
  ...serveRecord('rotationPattern', rotationPatternCalls, rotationPatterns, () => records),
} as const satisfies HandlersFor<typeof paibanCalls>;
