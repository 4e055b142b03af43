/** What follows from an event: the log, copies, messages, and what becomes of the record. */

import { workflowCodes } from '#bridge/calls/workflow/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { Records } from '#gateway/record/binding.ts';
import { settleMove } from '#gateway/record/save/settle.ts';
import type { Effect, Person } from './engine/state.ts';
import { type LoadedApproval, type NewAction, writeActions } from './store.ts';
import { tell } from './tell.ts';

/** The approval an event was about. */
export interface Followed {
  readonly id: string;
  readonly number: string;
  readonly round: number;
  readonly title: { readonly zh: string; readonly en: string };
  readonly starter: Person;
  /** The row that waits, or null where a move goes on by itself or the form is all there is. */
  readonly waiting: {
    readonly record: string;
    readonly move: string;
    readonly rowId: string;
  } | null;
}

/** The approval as what follows needs it; its row waits only while it runs. */
export function followedOf({ row, state }: LoadedApproval): Followed {
  const { record, move, row_id: rowId } = row;
  const waits = state.status === 'running' && record !== null && move !== null && rowId !== null;
  return {
    id: row.id,
    number: row.number,
    round: row.round,
    title: { zh: row.title_zh, en: row.title_en },
    starter: row.starter,
    waiting: waits ? { record, move, rowId } : null,
  };
}

/** Writes what follows, all in the transaction of the event. */
export async function follow(
  context: CallContext,
  records: Records,
  approval: Followed,
  effects: readonly Effect[],
  actions: readonly NewAction[],
): Promise<void> {
  const skipped = effects.flatMap((effect): NewAction[] =>
    effect.kind === 'skipped'
      ? [
          {
            kind: effect.reason === 'again' ? 'skipAgain' : 'skipNobody',
            actor: null,
            forPerson: effect.person,
            node: effect.node,
          },
        ]
      : [],
  );
  const sentBack = effects.flatMap((effect): NewAction[] =>
    effect.kind === 'rejectedTo' ? [{ kind: 'rejectTo', actor: null, node: effect.node }] : [],
  );
  await writeActions(context, approval.id, approval.round, [...actions, ...sentBack, ...skipped]);
  const copied = effects.flatMap((effect) => (effect.kind === 'copied' ? [effect.person] : []));
  const fresh = new Set(await writeCopies(context, approval.id, copied));
  await settle(context, records, approval, effects);
  // Who sees it already is not told once more.
  const told = effects.filter(
    (effect) => effect.kind !== 'copied' || fresh.delete(effect.person.account),
  );
  await tell(context, approval, told);
}

/**
 * Gives people sight of an approval, once each.
 * @returns the accounts that did not have it before.
 */
export async function writeCopies(
  { database, tenantId, now }: CallContext,
  approvalId: string,
  people: readonly Person[],
): Promise<readonly string[]> {
  if (people.length === 0) return [];
  const rows = await database
    .insertInto('approval_copy')
    .values(
      [...new Set(people.map(({ account }) => account))].map((account) => ({
        tenant_id: tenantId,
        approval_id: approvalId,
        account_id: account,
        at: now(),
        read_at: null,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'approval_id', 'account_id']).doNothing(),
    )
    .returning('account_id')
    .execute();
  return rows.map(({ account_id: account }) => account);
}

/** What was decided takes effect here and now; where the record refuses, nothing was decided. */
async function settle(
  context: CallContext,
  records: Records,
  { id, waiting }: Followed,
  effects: readonly Effect[],
): Promise<void> {
  const last = effects.find(({ kind }) => kind === 'ended' || kind === 'returned');
  if (last === undefined || waiting === null) return;
  const passed = last.kind === 'ended' && last.outcome === 'approved';
  const { rowId, ...place } = waiting;
  try {
    await settleMove(context, records, {
      ...place,
      id: rowId,
      approval: id,
      outcome: passed ? 'passed' : 'rejected',
    });
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    throw new RefusedError(workflowCodes.businessRefused, error.detail);
  }
}
