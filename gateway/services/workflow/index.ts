import type { workflowCalls } from '#bridge/calls/workflow/calls.ts';
import { accessIsEnough, type HandlersFor } from '#gateway/kernel/handler.ts';
import { answerAct } from './act.ts';
import { answerCandidates } from './candidates.ts';
import { answerApprovalTodos } from './card.ts';
import { answerCheckCertificate } from './certificates/check.ts';
import { answerCertificate } from './certificates/issue.ts';
import {
  answerClose,
  answerDefinition,
  answerPublish,
  answerSaveDefinition,
} from './definitions.ts';
import { answerAddDelegation, answerDelegations, answerEndDelegation } from './delegations.ts';
import { answerApproval } from './detail.ts';
import { answerDownloadFile, answerUploadFile } from './files/answer-files.ts';
import { answerPrint } from './files/print.ts';
import {
  answerAppStates,
  answerGrantApps,
  answerPreviewAppRequest,
  answerStartAppRequest,
  isAppHere,
} from './forms/app-requests.ts';
import { answerFormByAssign, answerForms, answerOrgans } from './forms/catalogue.ts';
import { answerRemoveDraft } from './forms/drafts.ts';
import { answerFormCreate, answerFormFind, answerFormPreview } from './forms/instances.ts';
import {
  answerAssignSource,
  answerRangeForm,
  answerRangeRepeat,
  answerRangeSources,
  answerSameForm,
} from './forms/range.ts';
import { answerTargets } from './forms/targets.ts';
import { answerApprovalCounts, answerApprovals } from './lists.ts';
import { answerPreview, answerStart } from './preview.ts';
import { answerRegions } from './regions/find-regions.ts';
import { answerRemind } from './remind.ts';
import { answerRouteChoices } from './route-choices.ts';
import { answerRowApproval } from './row-approval.ts';
import { answerRemoveTaskDraft, answerSaveTaskDraft } from './task-drafts.ts';

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
  getDefinition: { policy: accessIsEnough, handle: answerDefinition },
  routeChoices: { policy: accessIsEnough, handle: answerRouteChoices },
  saveDefinition: { policy: accessIsEnough, handle: answerSaveDefinition },
  publishDefinition: { policy: accessIsEnough, handle: answerPublish },
  downloadCertificate: { policy: accessIsEnough, handle: answerCertificate },
  uploadApprovalFile: { policy: accessIsEnough, handle: answerUploadFile },
  downloadApprovalFile: { policy: accessIsEnough, handle: answerDownloadFile },
  printApproval: { policy: accessIsEnough, handle: answerPrint },
  checkCertificate: {
    plane: 'session',
    audit: 'log',
    policy: accessIsEnough,
    handle: answerCheckCertificate,
  },
  listDelegations: { policy: accessIsEnough, handle: answerDelegations },
  addDelegation: { policy: accessIsEnough, handle: answerAddDelegation },
  endDelegation: { policy: accessIsEnough, handle: answerEndDelegation },
  queryCustomForm: { policy: accessIsEnough, handle: answerForms },
  getFormByAssign: { policy: accessIsEnough, handle: answerFormByAssign },
  checkIsUserSameAssignedForm: { policy: accessIsEnough, handle: answerSameForm },
  findFormTargets: { policy: accessIsEnough, handle: answerTargets },
  findFormRegions: { policy: accessIsEnough, handle: answerRegions },
  findFormOrgans: { policy: accessIsEnough, handle: answerOrgans },
  formInstancePreview: { policy: accessIsEnough, handle: answerFormPreview },
  formInstanceCreate: { policy: accessIsEnough, handle: answerFormCreate },
  formInstanceFind: { policy: accessIsEnough, handle: answerFormFind },
  removeFormDraft: { policy: accessIsEnough, handle: answerRemoveDraft },
  assignSource: { policy: accessIsEnough, handle: answerAssignSource },
  rangeRepeat: { policy: accessIsEnough, handle: answerRangeRepeat },
  rangeFormByAssign: { policy: accessIsEnough, handle: answerRangeForm },
  rangeSourceIds: { policy: accessIsEnough, handle: answerRangeSources },
  grantFormApps: { policy: accessIsEnough, handle: answerGrantApps },
  previewAppRequest: { policy: isAppHere, handle: answerPreviewAppRequest },
  startAppRequest: { policy: isAppHere, handle: answerStartAppRequest },
  appRequestStates: { policy: isAppHere, handle: answerAppStates },
  rowApproval: { policy: accessIsEnough, handle: answerRowApproval },
  saveTaskDraft: { policy: accessIsEnough, handle: answerSaveTaskDraft },
  removeTaskDraft: { policy: accessIsEnough, handle: answerRemoveTaskDraft },
  closeDefinition: { policy: accessIsEnough, handle: answerClose },
} as const satisfies HandlersFor<typeof workflowCalls>;
