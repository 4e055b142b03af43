import type { outsourcingCalls } from '#bridge/calls/outsourcing/calls.ts';
import { agencyCalls } from '#bridge/calls/outsourcing/records/agency.ts';
import { dispatchAgreementCalls } from '#bridge/calls/outsourcing/records/agreement.ts';
import { dispatchAssignmentCalls } from '#bridge/calls/outsourcing/records/assignment.ts';
import { dispatchPostCalls } from '#bridge/calls/outsourcing/records/post.ts';
import { dispatchReturnCalls } from '#bridge/calls/outsourcing/records/return-case.ts';
import { dispatchSettlementCalls } from '#bridge/calls/outsourcing/records/settlement.ts';
import { staffRequestCalls } from '#bridge/calls/outsourcing/records/staff-request.ts';
import { serveRecord } from '#gateway/record/serve.ts';
import { accessIsEnough, type HandlersFor } from '../../kernel/handler.ts';
import { records } from '../records.ts';
import { readDispatchCard } from './card.ts';
import { readOverview } from './read-overview.ts';
import {
  agencies,
  dispatchAgreements,
  dispatchAssignments,
  dispatchPosts,
  dispatchReturns,
  dispatchSettlements,
  staffRequests,
} from './records/index.ts';
import { computeMonth } from './settle/compute.ts';
import { readMonth } from './settle/read-month.ts';

const all = () => records;

/** Dispatched work. */
export const outsourcingHandlers = {
  dispatchOverview: { policy: accessIsEnough, handle: readOverview },
  dispatchCard: { policy: accessIsEnough, handle: readDispatchCard },
  dispatchMonth: { policy: accessIsEnough, handle: readMonth },
  computeDispatchMonth: { policy: accessIsEnough, handle: computeMonth },
  ...serveRecord('agency', agencyCalls, agencies, all),
  ...serveRecord('dispatchAgreement', dispatchAgreementCalls, dispatchAgreements, all),
  ...serveRecord('dispatchPost', dispatchPostCalls, dispatchPosts, all),
  ...serveRecord('dispatchAssignment', dispatchAssignmentCalls, dispatchAssignments, all),
  ...serveRecord('staffRequest', staffRequestCalls, staffRequests, all),
  ...serveRecord('dispatchReturn', dispatchReturnCalls, dispatchReturns, all),
  ...serveRecord('dispatchSettlement', dispatchSettlementCalls, dispatchSettlements, all),
} as const satisfies HandlersFor<typeof outsourcingCalls>;
