import { tourFunding } from '#bridge/calls/tourshop/records/funding.ts';
import { tourFundingWords } from '#bridge/calls/tourshop/records/funding.words.ts';
import { bindRecord } from '#gateway/record/binding.ts';
import { checkFunding, declineFunding, followFunding } from '../funding/requests.ts';

/** Requests for company-funded trips in their table. */
export const tourFundings = bindRecord(tourFunding, {
  table: 'tour_funding',
  words: tourFundingWords,
  rules: {
    guards: { submit: (change, context) => checkFunding(change, context) },
    effects: (changes, context) => followFunding(changes, context),
    declined: (id, context) => declineFunding(id, context),
  },
});
