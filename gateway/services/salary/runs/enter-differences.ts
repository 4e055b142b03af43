import { sql } from 'kysely';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { yuanText } from '#gateway/kernel/exact/money.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { entryItems } from '../records/read-items.ts';
import { correctionNote } from '../texts/correction-words.ts';
import { lineText } from '../texts/line-words.ts';
import type { Run } from './open-run.ts';
import { type ResultDifference, readDifferences } from './result-differences.ts';

/** The item that corrections are entered under. */
export const correctionItem = 'correction';

/**
 * Enters what revised results leave to pay or take back, as corrections of the open month. A second revision replaces
 * what the first one entered; a slip that was corrected by hand is left to people.
 */
export async function enterDifferences(context: CallContext, run: Run): Promise<void> {
  const differences = await readDifferences(context, run);
  if (differences.length === 0) return;
  const [item] = await entryItems(context, [correctionItem], run.plan_items);
  if (item === undefined) return;
  for (const difference of differences) {
    const { owed, entered, isByHand } = difference;
    if (isByHand || owed === null || owed === (entered?.amount ?? 0n)) continue;
    if (entered !== null) await removeEntry(context, entered.entryId);
    if (owed !== 0n) await enterOne(context, run, item.id, { ...difference, owed });
  }
}

async function removeEntry({ database, tenantId, now }: CallContext, id: string): Promise<void> {
  await sql`update pay_entry set removed_at = ${now().toISOString()}::timestamptz,
      version = version + 1
    where tenant_id = ${tenantId} and id = ${id} and removed_at is null`.execute(database);
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
