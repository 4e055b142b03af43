import { sql } from 'kysely';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { correctionNote } from '../texts/correction-words.ts';
import type { Run } from './open-run.ts';

/** A correction of a slip that is settled. */
export interface NewCorrection {
  readonly slip: { readonly id: string; readonly employmentId: string; readonly month: string };
  /** The item that it is entered under. */
  readonly itemId: string;
  /** Yuan as a decimal text; with a minus it takes back. */
  readonly amount: string;
  readonly reason: string;
  /** The revised result of performance that it follows from; null for one by hand. */
  readonly resultId: string | null;
}

/** Enters a correction in the month of an open run; returns its id. */
export async function enterCorrection(
  context: CallContext,
  { month }: Pick<Run, 'month'>,
  { slip, itemId, amount, reason, resultId }: NewCorrection,
): Promise<string> {
  const { database, tenantId, accountId, locale, now } = context;
  const number = await nextNumber(context, slip.id);
  const entryId = uuid7();
  await database
    .insertInto('pay_entry')
    .values({
      tenant_id: tenantId,
      id: entryId,
      employment_id: slip.employmentId,
      item_id: itemId,
      month,
      quantity: amount,
      note: correctionNote(locale, { month: slip.month.slice(0, 7), number, reason }).slice(0, 200),
    })
    .execute();
  const id = uuid7();
  await database
    .insertInto('pay_correction')
    .values({
      tenant_id: tenantId,
      id,
      pay_slip_id: slip.id,
      number,
      pay_entry_id: entryId,
      account_id: accountId,
      reason,
      at: now().toISOString(),
      result_id: resultId,
    })
    .execute();
  context.record(`payEntry:${entryId}`, { corrects: slip.id, month, number });
  return id;
}

/** Corrections of a slip are counted from 1. Two people who correct it at once come one after the other. */
async function nextNumber(
  { database, tenantId }: Pick<CallContext, 'database' | 'tenantId'>,
  slipId: string,
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`pay_correction ${slipId}`}, 0))`.execute(
    database,
  );
  const { rows } = await sql<{ readonly number: number }>`
    select coalesce(max(number), 0) + 1 as number from pay_correction
    where tenant_id = ${tenantId} and pay_slip_id = ${slipId}`.execute(database);
  return rows[0]?.number ?? 1;
}
