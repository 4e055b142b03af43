/** The same move with many rows. */
import { sql } from 'kysely';
import { issueWords } from '#bridge/calls/kit/field-words.ts';
import type { Outcome, Outcomes } from '#bridge/calls/record/call-types.ts';
import { outcome as outcomes } from '#bridge/calls/record/result-schemas.ts';
import { RefusedError } from '../../kernel/refused-error.ts';
import type { Scope } from '../scope.ts';
import { type MoveAsked, moveNow } from './move.ts';

type MoveOfMany = Pick<MoveAsked, 'move' | 'reason'>;

/** Moves many rows; each that is refused stays as it was and leaves the others alone. */
export async function moveRows(
  scope: Scope,
  asked: { readonly ids: readonly string[] } & MoveOfMany,
): Promise<Outcomes> {
  const results: Outcome[] = [];
  for (const id of new Set(asked.ids)) results.push(await moveOne(scope, id, asked));
  const moved = results.filter(({ outcome }) => outcome === 'saved').map(({ id }) => id);
  if (moved.length > 0) {
    const { record } = scope.bound;
    scope.context.record(record.name, { move: asked.move, rows: moved.length, ids: moved });
  }
  return { results };
}

async function moveOne(scope: Scope, id: string, asked: MoveOfMany): Promise<Outcome> {
  const { database } = scope.context;
  // What a refused move has written so far goes with it.
  await sql`savepoint one_move`.execute(database);
  try {
    await moveNow(scope, id, asked);
    await sql`release savepoint one_move`.execute(database);
    return { id, outcome: 'saved' };
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    await sql`rollback to savepoint one_move`.execute(database);
    await sql`release savepoint one_move`.execute(database);
    return { id, ...refusalOf(scope, error) };
  }
}

/** What the caller reads of a refusal; a code that no batch returns is a move that its row does not allow now. */
function refusalOf({ context }: Scope, { codeName, detail }: RefusedError): Omit<Outcome, 'id'> {
  const outcome = outcomes.options.find((one) => one === codeName) ?? 'notNow';
  const [wrong] = detail.fields ?? [];
  if (wrong === undefined) return { outcome };
  const field = wrong.path.replace(/^changes\./, '');
  return { outcome, field, reason: issueWords(wrong, context.locale) };
}
