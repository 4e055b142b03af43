import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { myBalances, myLedger } from '#bridge/calls/vacation/mine.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { ownEmployment } from '#gateway/kernel/people/own-employment.ts';
import { presentBalances, presentLedger } from '../balances/present.ts';

/** What the caller has of every type of leave. */
export async function answerMyBalances(context: CallContext): Promise<ResultOf<typeof myBalances>> {
  return { types: await presentBalances(context, ownEmployment(context)) };
}

/** Every change of the caller's balance of one type, the newest first, with the balance after it. */
export async function answerMyLedger(
  context: CallContext,
  { typeId }: ParsedRequestOf<typeof myLedger>,
): Promise<ResultOf<typeof myLedger>> {
  return { rows: await presentLedger(context, ownEmployment(context), typeId) };
}
