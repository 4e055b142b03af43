import type { etaxCalls } from '#bridge/calls/etax/calls.ts';
import { deductionClaimCalls } from '#bridge/calls/etax/records/deduction-claim.ts';
import { taxpayerCalls } from '#bridge/calls/etax/records/taxpayer.ts';
import type { HandlersFor } from '#gateway/kernel/handler.ts';
import { serveRecord } from '#gateway/record/serve.ts';
import { records } from '../records.ts';
import { deductionClaims } from './records/deduction-claims.ts';
import { taxpayers } from './records/taxpayers.ts';

/** The handlers of the calls about income tax. */
export const etaxHandlers = {
  ...serveRecord('taxpayer', taxpayerCalls, taxpayers, () => records),
  ...serveRecord('deductionClaim', deductionClaimCalls, deductionClaims, () => records),
} as const satisfies HandlersFor<typeof etaxCalls>;
