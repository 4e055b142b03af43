import type { CallTable } from '../kit/define.ts';
import { type KeyedCalls, keyed } from '../record/calls.ts';
import { deductionClaimCalls } from './records/deduction-claim.ts';
import { taxpayerCalls } from './records/taxpayer.ts';

/** Written out: the type of a large table is too long to be inferred into a declaration. */
type TaxRecordCalls = KeyedCalls<'taxpayer', typeof taxpayerCalls> &
  KeyedCalls<'deductionClaim', typeof deductionClaimCalls>;

/** Income tax: taxpayers and their special deductions. */
export const etaxCalls: TaxRecordCalls = {
  ...keyed('taxpayer', taxpayerCalls),
  ...keyed('deductionClaim', deductionClaimCalls),
} satisfies CallTable;
