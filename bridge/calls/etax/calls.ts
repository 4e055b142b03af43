import type { CallTable } from '../kit/define.ts';
import { type KeyedCalls, keyed } from '../record/calls.ts';
import { correctionCalls } from './corrections.ts';
import { declarationCalls } from './declarations.ts';
import { ownTaxCalls } from './own-tax.ts';
import { deductionClaimCalls } from './records/deduction-claim.ts';
import { otherIncomeCalls } from './records/other-income.ts';
import { taxpayerCalls } from './records/taxpayer.ts';

/** Written out: the type of a large table is too long to be inferred into a declaration. */
type TaxRecordCalls = KeyedCalls<'taxpayer', typeof taxpayerCalls> &
  KeyedCalls<'deductionClaim', typeof deductionClaimCalls> &
  KeyedCalls<'otherIncome', typeof otherIncomeCalls>;

const ownCalls = { ...declarationCalls, ...correctionCalls, ...ownTaxCalls };

/** Income tax: taxpayers, their special deductions, monthly declarations, the own tax of a year. */
export const etaxCalls: typeof ownCalls & TaxRecordCalls = {
  ...ownCalls,
  ...keyed('taxpayer', taxpayerCalls),
  ...keyed('deductionClaim', deductionClaimCalls),
  ...keyed('otherIncome', otherIncomeCalls),
} satisfies CallTable;
