import { enrolmentRequest } from '#bridge/calls/elephantstep/records/enrolment-request.ts';
import { enrolmentRequestWords } from '#bridge/calls/elephantstep/records/enrolment-request.words.ts';
import { bindRecord } from '#gateway/record/binding.ts';
import { checkRequest, declineRequest, followRequests } from '../enrolment/requests.ts';

/** Requests for seats in their table. */
export const enrolmentRequests = bindRecord(enrolmentRequest, {
  table: 'enrolment_request',
  words: enrolmentRequestWords,
  rules: {
    guards: { submit: (change, context) => checkRequest(change, context) },
    effects: (changes, context) => followRequests(changes, context),
    declined: (id, context) => declineRequest(id, context),
  },
});
