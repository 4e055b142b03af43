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
  const number = await nextNumber(context, { slipId: slip.id, byItself: resultId !== null });
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

/**
 * Corrections of a slip are counted from 1. What a calculation enters takes the number of what a calculation took back:
 * people see one correction that changed. Two people who correct a slip at once come one after the other.
 */
async function nextNumber(
  { database, tenantId }: Pick<CallContext, 'database' | 'tenantId'>,
  { slipId, byItself }: { readonly slipId: string; readonly byItself: boolean },
): Promise<number> {
  // A lock of the row takes no place among the locks of the database, however many slips a calculation corrects.
  await sql`select from pay_slip where tenant_id = ${tenantId} and id = ${slipId}
    for no key update`.execute(database);
  // An entry that a person changed or removed has a higher version, and keeps its number.
  const { rows } = await sql<{ readonly number: number; readonly isFree: boolean }>`
    select c.number, bool_and(c.result_id is not null and n.removed_at is not null and n.version = 1)
      as "isFree"
    from pay_correction c
    join pay_entry n on n.tenant_id = c.tenant_id and n.id = c.pay_entry_id
    where c.tenant_id = ${tenantId} and c.pay_slip_id = ${slipId}
    group by c.number order by c.number`.execute(database);
  const free = byItself ? rows.find(({ isFree }) => isFree) : undefined;
  return free?.number ?? (rows.at(-1)?.number ?? 0) + 1;
}
