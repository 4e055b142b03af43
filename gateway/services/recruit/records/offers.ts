import { offer } from '#bridge/calls/recruit/records/offer.ts';
import { offerWords } from '#bridge/calls/recruit/records/offer.words.ts';
import { offerTemplate } from '#bridge/calls/recruit/records/offer-template.ts';
import { offerTemplateWords } from '#bridge/calls/recruit/records/offer-template.words.ts';
import { bindRecord } from '#gateway/record/binding.ts';
import { checkDrafts, followOffers, offerGuards } from '../offers/offer-rules.ts';

/** Offers in their table. */
export const offers = bindRecord(offer, {
  table: 'offer',
  words: offerWords,
  rules: { check: checkDrafts, guards: offerGuards, effects: followOffers },
});

/** Templates of offer letters in their table. */
export const offerTemplates = bindRecord(offerTemplate, {
  table: 'offer_template',
  words: offerTemplateWords,
});
