import { payEntry } from '#bridge/calls/salary/records/pay-entry.ts';
import { payEntryWords } from '#bridge/calls/salary/records/pay-entry.words.ts';
import { bindRecord } from '#gateway/record/binding.ts';

/** Monthly entries in their table. */
export const payEntries = bindRecord(payEntry, { table: 'pay_entry', words: payEntryWords });
