import { sql } from 'kysely';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { nothing, yuanText } from '#gateway/kernel/exact/money.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { correctionNote } from '../texts/correction-words.ts';
import { lineText } from '../texts/line-words.ts';
import type { Run } from './open-run.ts';
import { type ResultDifference, readDifferences } from './result-differences.ts';

/**
 * Enters what revised results leave to pay or take back, as corrections of the open month. A second revision replaces
 * what the first one entered, and so does one that cannot be worked out by nothing; what somebody had a hand in is left
 * to people.
 */
export async function enterDifferences(context: CallContext, run: Run): Promise<void> {
  const { item, all } = await readDifferences(context, run);
  if (item === null) return;
  for (const difference of all) {
    const { owed, entered, abandoned, isByHand, isElsewhere } = difference;
    if (isByHand || isElsewhere) continue;
    for (const id of abandoned) await voidEntry(context, id);
    const due = owed ?? nothing;
    if (due === (entered?.amount ?? nothing)) continue;
    if (entered !== null) await voidEntry(context, entered.entryId);
    if (due !== nothing) await enterOne(context, run, item.id, { ...difference, owed: due });
  }
}

/** Its version stays: by that an entry that somebody removed is told from it. */
async function voidEntry(context: CallContext, id: string): Promise<void> {
  const { database, tenantId, now } = context;
  await sql`update pay_entry set removed_at = ${now().toISOString()}::timestamptz
    where tenant_id = ${tenantId} and id = ${id} and removed_at is null`.execute(database);
  context.record(`payEntry:${id}`, { removed: true });
}

async function enterOne(
  context: CallContext,
  run: Run,
  itemId: string,
  {
    employmentId,
    slipId,
    month,
    resultId,
    owed,
  }: ResultDifference & { readonly owed: NonNullable<ResultDifference['owed']> },
): Promise<void> {
  const { database, tenantId, accountId, locale, now } = context;
  const reason = lineText('resultRevised')[locale];
  const entryId = uuid7();
  await database
    .insertInto('pay_entry')
    .values({
      tenant_id: tenantId,
      id: entryId,
      employment_id: employmentId,
      item_id: itemId,
      month: run.month,
      quantity: yuanText(owed),
      note: correctionNote(locale, month.slice(0, 7), reason),
    })
    .execute();
  await database
    .insertInto('pay_correction')
    .values({
      tenant_id: tenantId,
      id: uuid7(),
      pay_slip_id: slipId,
      pay_entry_id: entryId,
      account_id: accountId,
      reason,
      at: now().toISOString(),
      result_id: resultId,
    })
    .execute();
  context.record(`payEntry:${entryId}`, { corrects: slipId, month: run.month });
}
