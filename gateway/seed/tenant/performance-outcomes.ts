import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { insertRows } from '../insert-rows.ts';
import type { File, Maker, Phase } from './performance-maker.ts';

/** Moves of the calibration, or results with an appeal. */
export async function writeOutcomes(
  transaction: DatabaseTransaction,
  maker: Maker,
  files: readonly File[],
  phase: Phase,
): Promise<void> {
  if (phase === 'calibration') await writeMoves(transaction, maker, files);
  if (phase !== 'released') return;
  const { tenant_id, anchor, random, words, members } = maker;
  await insertRows(
    transaction,
    'performance_result',
    files.map(({ id, score, level }) => ({
      tenant_id,
      id: random.id(),
      appraisal_id: id,
      revision: 1,
      score: score ?? null,
      level: level ?? null,
      reason: null,
      released_on: addDays(anchor, -2),
    })),
  );
  // One without an account: those who sign in have a result to look at.
  const at = members.findIndex(({ person }) => person.fixed === null);
  const appealed = files[at === -1 ? 0 : at];
  if (appealed === undefined) return;
  await insertRows(transaction, 'performance_appeal', [
    {
      tenant_id,
      id: random.id(),
      appraisal_id: appealed.id,
      reason: words.appeal,
      wished: null,
      asked_on: addDays(anchor, -1),
      state: 'open',
      outcome: null,
      answer: null,
      decided_on: null,
      decided_by: null,
      version: 1,
    },
  ]);
}

async function markPotential(
  transaction: DatabaseTransaction,
  tenant_id: string,
  files: readonly File[],
): Promise<void> {
  for (const [at, { id }] of files.entries()) {
    await transaction
      .updateTable('appraisal')
      .set({ potential: at % 2 === 0 ? 'high' : 'middle' })
      .where('tenant_id', '=', tenant_id)
      .where('id', '=', id)
      .execute();
  }
}

async function writeMoves(
  transaction: DatabaseTransaction,
  { tenant_id, anchor, random, words }: Maker,
  files: readonly File[],
): Promise<void> {
  const moved = files.filter(({ level }) => level !== null).slice(0, 6);
  await insertRows(
    transaction,
    'calibration_move',
    moved.map(({ id }, at) => ({
      tenant_id,
      id: random.id(),
      appraisal_id: id,
      axis: 'potential' as const,
      from_value: null,
      to_value: at % 2 === 0 ? 'high' : 'middle',
      reason: words.moveReasons[at % words.moveReasons.length] ?? '',
      at: `${addDays(anchor, -3)}T02:00:00Z`,
      account_id: null,
      account_name: null,
    })),
  );
  await markPotential(transaction, tenant_id, moved);
}
