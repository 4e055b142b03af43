/** Dispatched work: agencies, agreements, posts, assignments, returns and settlements. */
import type { CallTable } from '../kit/define.ts';
import { type KeyedCalls, keyed } from '../record/calls.ts';
import { dispatchCard, dispatchOverview } from './overview.ts';
import { agencyCalls } from './records/agency.ts';
import { dispatchAgreementCalls } from './records/agreement.ts';
import { dispatchAssignmentCalls } from './records/assignment.ts';
import { dispatchPostCalls } from './records/post.ts';
import { dispatchReturnCalls } from './records/return-case.ts';
import { dispatchSettlementCalls } from './records/settlement.ts';
import { staffRequestCalls } from './records/staff-request.ts';
import { computeDispatchMonth, dispatchMonth } from './settle.ts';

/** Written out: the type of a large table is too long to be inferred into a declaration. */
type RecordCalls = KeyedCalls<'agency', typeof agencyCalls> &
  KeyedCalls<'dispatchAgreement', typeof dispatchAgreementCalls> &
  KeyedCalls<'dispatchPost', typeof dispatchPostCalls> &
  KeyedCalls<'dispatchAssignment', typeof dispatchAssignmentCalls> &
  KeyedCalls<'staffRequest', typeof staffRequestCalls> &
  KeyedCalls<'dispatchReturn', typeof dispatchReturnCalls> &
  KeyedCalls<'dispatchSettlement', typeof dispatchSettlementCalls>;

const ownCalls = { dispatchOverview, dispatchCard, dispatchMonth, computeDispatchMonth };

/** The calls of dispatched work, those of its records among them. */
export const outsourcingCalls: typeof ownCalls & RecordCalls = {
  ...ownCalls,
  ...keyed('agency', agencyCalls),
  ...keyed('dispatchAgreement', dispatchAgreementCalls),
  ...keyed('dispatchPost', dispatchPostCalls),
  ...keyed('dispatchAssignment', dispatchAssignmentCalls),
  ...keyed('staffRequest', staffRequestCalls),
  ...keyed('dispatchReturn', dispatchReturnCalls),
  ...keyed('dispatchSettlement', dispatchSettlementCalls),
} satisfies CallTable;
