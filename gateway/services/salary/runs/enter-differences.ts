import { sql } from 'kysely';
import { nothing, yuanText } from '#gateway/kernel/exact/money.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { lineText } from '../texts/line-words.ts';
import { enterCorrection } from './enter-correction.ts';
import type { Run } from './open-run.ts';
import { readDifferences } from './result-differences.ts';

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
    if (due === nothing) continue;
    const { slipId: id, employmentId, month, resultId } = difference;
    await enterCorrection(context, run, {
      slip: { id, employmentId, month },
      itemId: item.id,
      amount: yuanText(due),
      reason: lineText('resultRevised')[context.locale],
      resultId,
    });
  }
}

/** Keeps the version of the entry, which tells it from one that a person removed. */
async function voidEntry(context: CallContext, id: string): Promise<void> {
  const { database, tenantId, now } = context;
  await sql`update pay_entry set removed_at = ${now().toISOString()}::timestamptz
    where tenant_id = ${tenantId} and id = ${id} and removed_at is null`.execute(database);
  context.record(`payEntry:${id}`, { removed: true });
}
