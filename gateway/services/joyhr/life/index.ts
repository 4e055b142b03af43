import type { lifeCalls } from '#bridge/calls/joyhr/life.ts';
import { accessIsEnough, type HandlersFor } from '#gateway/kernel/handler.ts';
import { answerEntryAdvice } from './advise-entry.ts';
import { answerLeavingAdvice } from './advise-leaving.ts';
import { answerTransferAdvice } from './advise-transfer.ts';
import { answerDuePeople } from './due-people.ts';
import { answerEmploymentLife } from './employment-life.ts';
import { answerFormer } from './find-former.ts';
import { answerHandover, answerHandoverSave } from './handover.ts';
import { answerMyHandovers, answerTick } from './my-handovers.ts';
import { answerRefusedChanges, answerRetry } from './refused-changes.ts';

/** The handlers of the calls about the life of employments. */
export const lifeHandlers: HandlersFor<typeof lifeCalls> = {
  findFormer: { policy: accessIsEnough, handle: answerFormer },
  adviseEntry: { policy: accessIsEnough, handle: answerEntryAdvice },
  adviseLeaving: { policy: accessIsEnough, handle: answerLeavingAdvice },
  adviseTransfer: { policy: accessIsEnough, handle: answerTransferAdvice },
  employmentLife: { policy: accessIsEnough, handle: answerEmploymentLife },
  duePeople: { policy: accessIsEnough, handle: answerDuePeople },
  refusedChanges: { policy: accessIsEnough, handle: answerRefusedChanges },
  retryChange: { policy: accessIsEnough, handle: answerRetry },
  getHandover: { policy: accessIsEnough, handle: answerHandover },
  saveHandover: { policy: accessIsEnough, handle: answerHandoverSave },
  myHandovers: { policy: accessIsEnough, handle: answerMyHandovers },
  tickHandover: { policy: accessIsEnough, handle: answerTick },
};
