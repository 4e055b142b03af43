import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { acceptOffer, answerOffer } from '#bridge/calls/recruit/offers.ts';
import { recruitCodes } from '#bridge/calls/recruit/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { readDetail } from '#gateway/record/detail.ts';
import { moveRow } from '#gateway/record/save/move.ts';
import { openScope } from '#gateway/record/scope.ts';
import { records } from '../../records.ts';
import { offers } from '../records/offers.ts';
import { makeEntry } from './make-entry.ts';
import { sayWhy } from './offer-rules.ts';

/** An offer in the version it is known in. */
export interface Asked {
  readonly id: string;
  readonly version: number;
}

/** Notes a refusal, or withdraws; an accepted offer ends until its entry is submitted. */
export async function endOne(
  context: CallContext,
  { answer, note, ...asked }: ParsedRequestOf<typeof answerOffer>,
): Promise<ResultOf<typeof answerOffer>> {
  sayWhy(context, note);
  const saved = await moveOffer(
    context,
    asked,
    answer === 'declined' ? 'decline' : 'withdraw',
    note,
  );
  await context.database
    .updateTable('offer')
    .set({ answer_note: note })
    .where('tenant_id', '=', context.tenantId)
    .where('id', '=', asked.id)
    .execute();
  return saved;
}

/** Notes the acceptance, and makes the entry of personnel; of an accepted offer without one it makes that alone. */
export async function acceptOne(
  context: CallContext,
  { id, version, ...document }: ParsedRequestOf<typeof acceptOffer>,
): Promise<ResultOf<typeof acceptOffer>> {
  const { database, tenantId } = context;
  const offer = await database
    .selectFrom('offer')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .select(['state', 'version', 'entry_id'])
    .forUpdate()
    .executeTakeFirst();
  if (offer?.state !== 'accepted') await moveOffer(context, { id, version }, 'accept');
  else {
    await readDetail(await openScope(context, offers, records), id);
    if (offer.version !== version) throw new RefusedError('conflict');
    if (offer.entry_id !== null) throw new RefusedError('notNow');
  }
  const entryId = await makeEntry(context, id, document);
  const saved = await database
    .updateTable('offer')
    .set({ entry_id: entryId, version: sql<number>`version + 1` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  context.record(`offer:${id}`, { entryId });
  return { ...saved, entryId };
}

/** Moves an offer; what the guards of the record say has codes of its own here. */
export async function moveOffer(
  context: CallContext,
  { id, version }: Asked,
  name: string,
  reason?: string,
): Promise<{ readonly version: number }> {
  const scope = await openScope(context, offers, records);
  try {
    const row = await moveRow(scope, { id, version, move: name, reason });
    return { version: (row as { version: number }).version };
  } catch (error) {
    throw asCode(error);
  }
}

function asCode(error: unknown): unknown {
  if (!(error instanceof RefusedError)) return error;
  const issues = (error.detail.fields ?? []).map(({ issue }) => issue);
  if (issues.includes('noHeads')) return new RefusedError(recruitCodes.noHeads);
  if (issues.includes('offeredElsewhere')) return new RefusedError(recruitCodes.lockedElsewhere);
  const isOver = issues.includes('noApplication') || issues.includes('offerOver');
  return isOver ? new RefusedError('notNow') : error;
}
