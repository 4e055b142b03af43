import { taxpayer } from '#bridge/calls/etax/records/taxpayer.ts';
import { taxpayerWords } from '#bridge/calls/etax/records/taxpayer.words.ts';
import { bindRecord } from '#gateway/record/binding.ts';

/** Taxpayers in their table. */
export const taxpayers = bindRecord(taxpayer, { table: 'taxpayer', words: taxpayerWords });
