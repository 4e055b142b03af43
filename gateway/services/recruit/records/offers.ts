import { sql } from 'kysely';
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
  virtuals: {
    outOfBand: ({ tenantId }) => sql`(select
        (q.pay_from is null and q.pay_to is null)
        or r.base_pay + coalesce(r.position_pay, 0) + coalesce(r.performance_pay, 0)
          + coalesce(r.allowance, 0) not between coalesce(q.pay_from, 0) and coalesce(q.pay_to, 9999999999)
      from hiring_job j join requisition q on q.tenant_id = j.tenant_id and q.id = j.requisition_id
      where j.tenant_id = ${tenantId} and j.id = r.job_id)`,
  },
  rules: { check: checkDrafts, guards: offerGuards, effects: followOffers },
});

/** Templates of offer letters in their table. */
export const offerTemplates = bindRecord(offerTemplate, {
  table: 'offer_template',
  words: offerTemplateWords,
});
