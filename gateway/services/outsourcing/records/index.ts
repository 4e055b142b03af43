import { sql } from 'kysely';
import { agency } from '#bridge/calls/outsourcing/records/agency.ts';
import { agencyWords } from '#bridge/calls/outsourcing/records/agency.words.ts';
import { dispatchAgreement } from '#bridge/calls/outsourcing/records/agreement.ts';
import { dispatchAgreementWords } from '#bridge/calls/outsourcing/records/agreement.words.ts';
import { dispatchAssignment } from '#bridge/calls/outsourcing/records/assignment.ts';
import { dispatchAssignmentWords } from '#bridge/calls/outsourcing/records/assignment.words.ts';
import { dispatchPost } from '#bridge/calls/outsourcing/records/post.ts';
import { dispatchPostWords } from '#bridge/calls/outsourcing/records/post.words.ts';
import { dispatchReturn } from '#bridge/calls/outsourcing/records/return-case.ts';
import { dispatchReturnWords } from '#bridge/calls/outsourcing/records/return-case.words.ts';
import { dispatchSettlement } from '#bridge/calls/outsourcing/records/settlement.ts';
import { dispatchSettlementWords } from '#bridge/calls/outsourcing/records/settlement.words.ts';
import { staffRequest } from '#bridge/calls/outsourcing/records/staff-request.ts';
import { staffRequestWords } from '#bridge/calls/outsourcing/records/staff-request.words.ts';
import { type BoundRecord, bindRecord } from '#gateway/record/binding.ts';
import { checkConversion, convertWorkers } from '../workers/convert-worker.ts';
import { checkAgencies, markAgencyPeople } from './agency-guards.ts';
import { checkPosts, checkSubmission } from './agreement-guards.ts';
import { checkStart } from './assignment-guards.ts';
import { chainOfTerms } from './chain.ts';
import { controlSignCount } from './control-signs.ts';
import { followMonths, followRequests } from './follow.ts';
import { checkFilled, checkRequest } from './request-guards.ts';
import { checkReturn, endAssignments } from './return-guards.ts';
import { settlementAmounts } from './settlement-amounts.ts';
import { checkApproval, checkPayment, checkReasons, usedLines } from './settlement-guards.ts';

/** Agencies in their table. */
export const agencies = bindRecord(agency, {
  table: 'agency',
  words: agencyWords,
  rules: { check: checkAgencies, effects: markAgencyPeople },
});

/** Agreements in their table. */
export const dispatchAgreements = bindRecord(dispatchAgreement, {
  table: 'dispatch_agreement',
  words: dispatchAgreementWords,
  virtuals: { signs: () => controlSignCount('r') },
  rules: { guards: { submit: checkSubmission, resume: checkSubmission } },
});

/** Posts in their table. */
export const dispatchPosts = bindRecord(dispatchPost, {
  table: 'dispatch_post',
  words: dispatchPostWords,
  virtuals: {
    filled: ({ tenantId, today }) => sql`(select count(*)::int from dispatch_assignment a
      where a.tenant_id = ${tenantId} and a.post_id = r.id and a.removed_at is null and a.state = 'working'
        and a.from_on <= ${today}::date and a.to_on >= ${today}::date)`,
  },
  rules: { check: checkPosts },
});

/** Assignments in their table. */
export const dispatchAssignments = bindRecord(dispatchAssignment, {
  table: 'dispatch_assignment',
  words: dispatchAssignmentWords,
  virtuals: { chain: chainOfTerms },
  rules: { guards: { start: checkStart, convert: checkConversion }, effects: convertWorkers },
});

/** Returns in their table. */
export const dispatchReturns = bindRecord(dispatchReturn, {
  table: 'dispatch_return',
  words: dispatchReturnWords,
  rules: { guards: { send: checkReturn, accept: checkReturn }, effects: endAssignments },
});

/** Requests for workers in their table. */
export const staffRequests = bindRecord(staffRequest, {
  table: 'staff_request',
  words: staffRequestWords,
  lines: { candidates: { table: 'staff_request_candidate', owner: 'request_id' } },
  rules: { guards: { send: checkRequest, fill: checkFilled }, effects: followRequests },
});

/** Settlements in their table. */
export const dispatchSettlements = bindRecord(dispatchSettlement, {
  table: 'dispatch_settlement',
  words: dispatchSettlementWords,
  virtuals: settlementAmounts,
  rules: {
    check: checkReasons,
    inUse: usedLines,
    guards: { approve: checkApproval, pay: checkPayment },
    effects: followMonths,
  },
});

/** The records of dispatched work. */
export const outsourcingRecords: readonly BoundRecord[] = [
  agencies,
  dispatchAgreements,
  dispatchPosts,
  dispatchAssignments,
  dispatchReturns,
  dispatchSettlements,
  staffRequests,
];
