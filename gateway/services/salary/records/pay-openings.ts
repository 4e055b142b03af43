import { payOpening } from '#bridge/calls/salary/records/pay-opening.ts';
import { payOpeningWords } from '#bridge/calls/salary/records/pay-opening.words.ts';
import { bindRecord } from '#gateway/record/binding.ts';

/** Opening totals of tax years in their table. */
export const payOpenings = bindRecord(payOpening, {
  table: 'pay_opening',
  words: payOpeningWords,
  rules: { staysRemoved: true },
});
