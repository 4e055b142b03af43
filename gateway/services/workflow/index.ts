import type { workflowCalls } from '#bridge/calls/workflow/calls.ts';
import { accessIsEnough, type HandlersFor } from '#gateway/kernel/handler.ts';
import { answerAct } from './act.ts';
import { answerCandidates } from './candidates.ts';
import { answerApprovalTodos } from './card.ts';
import {
  answerClose,
  answerDefinition,
  answerDefinitions,
  answerPublish,
  answerRouteChoices,
  answerSaveDefinition,
} from './definitions.ts';
import { answerApproval } from './detail.ts';
import { answerApprovalCounts, answerApprovals } from './lists.ts';
import { answerPreview, answerStart } from './preview.ts';
import { answerRemind } from './remind.ts';

/** Approvals and the routes of a company. Who sees which is decided in `sight.ts`; what an act does, the engine says. */
export const workflowHandlers = {
  approveCenterList: { policy: accessIsEnough, handle: answerApprovals },
  approveCenterCount: { policy: accessIsEnough, handle: answerApprovalCounts },
  previewRoute: { policy: accessIsEnough, handle: answerPreview },
  startRecordApproval: { policy: accessIsEnough, handle: answerStart },
  getApproval: { policy: accessIsEnough, handle: answerApproval },
  actOnApproval: { policy: accessIsEnough, handle: answerAct },
  getCandidates: { policy: accessIsEnough, handle: answerCandidates },
  approvalTodos: { policy: accessIsEnough, handle: answerApprovalTodos },
  sendRemindMsg: { policy: accessIsEnough, handle: answerRemind },
  definitionPage: { policy: accessIsEnough, handle: answerDefinitions },
  getDefinition: { policy: accessIsEnough, handle: answerDefinition },
  routeChoices: { policy: accessIsEnough, handle: answerRouteChoices },
  saveDefinition: { policy: accessIsEnough, handle: answerSaveDefinition },
  publishDefinition: { policy: accessIsEnough, handle: answerPublish },
  closeDefinition: { policy: accessIsEnough, handle: answerClose },
} as const satisfies HandlersFor<typeof workflowCalls>;
