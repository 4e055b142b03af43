import type { fileDeclaration } from '#bridge/calls/etax/declarations.ts';
import { etaxCodes } from '#bridge/calls/etax/terms.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addMonths, dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { actorNameOf } from '../../joyhr/life/actor.ts';
import { type Filing, lockFilings, presentFiling } from './filings.ts';
import { isEmpty, requireMonth, wholeTax } from './months.ts';

/** Notes that a month was filed, with its sums as they are now. */
export async function fileMonth(
  context: CallContext,
  { month, filedOn, receiptNo, note }: ParsedRequestOf<typeof fileDeclaration>,
): Promise<ResultOf<typeof fileDeclaration>> {
  await lockFilings(context);
  const sums = await requireMonth(context, month);
  if (sums.openRuns > 0) throw new RefusedError(etaxCodes.runsOpen);
  if (isEmpty(sums)) throw new RefusedError(etaxCodes.nothingPaid);
  const now = context.now();
  if (filedOn < addMonths(month, 1) || filedOn > dayOf(now)) {
    throw new RefusedError(etaxCodes.filedInFuture);
  }
  const filing: Filing = {
    id: uuid7(),
    month,
    filedOn,
    receiptNo: receiptNo ?? null,
    note: note ?? null,
    people: sums.people,
    income: String(sums.income),
    tax: String(wholeTax(sums)),
    by: await actorNameOf(context),
    at: now,
  };
  await context.database
    .insertInto('tax_filing')
    .values({
      tenant_id: context.tenantId,
      id: filing.id,
      month,
      filed_on: filedOn,
      receipt_no: filing.receiptNo,
      note: filing.note,
      people: filing.people,
      income: filing.income,
      tax: filing.tax,
      account_id: context.accountId,
      actor_name: filing.by,
      at: now.toISOString(),
    })
    .execute();
  context.record(`taxMonth:${month}`, {
    filedOn,
    people: sums.people,
    receiptNo: filing.receiptNo,
  });
  return presentFiling(filing);
}
