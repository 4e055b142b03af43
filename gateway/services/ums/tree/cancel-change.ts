import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { cancelOrganChange } from '#bridge/calls/ums/organ-changes.ts';
import { umsCodes } from '#bridge/calls/ums/terms.ts';
import { sqlState } from '#gateway/db/errors.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { mayEdit, mayMove, readEditReach, requireRight } from '../../organ/tree/edit-reach.ts';
import { keepSave, openOrgan, tellRanges } from '../../organ/tree/save-organ.ts';
import { requireLife, saveSpans } from '../../organ/tree/save-spans.ts';
import { readStoredOrgans, type StoredOrgan } from '../../organ/tree/stored-organ.ts';
import { changesOn, revertOn } from '../../organ/tree/timeline.ts';
import { setClosingDay } from './close-organ.ts';

type Request = ParsedRequestOf<typeof cancelOrganChange>;

/** Cancels what is planned for a day to come. */
export async function cancelPlanned(
  context: CallContext,
  request: Request,
): Promise<ResultOf<typeof cancelOrganChange>> {
  const { on, kind } = request;
  const organ = await openOrgan(context, request);
  const reach = await readEditReach(context, on);
  const facts = kind === 'change' ? changesOn(organ.spans, on) : [];
  const structural = kind !== 'change' || facts.includes('parentId') || facts.includes('order');
  requireRight(reach, organ, structural ? mayMove(reach, organ) : mayEdit(reach, organ));
  if (on <= dayOf(context.now())) throw new RefusedError('notNow');
  if (kind === 'open') await cancelOpening(context, organ, on);
  else if (kind === 'close') await cancelClosing(context, organ, on);
  else if (facts.length === 0) throw new RefusedError('notFound');
  else await saveSpans(context, organ, revertOn(organ.spans, on));
  if (structural) await tellRanges(context);
  const changes = [{ field: kind, before: on, after: null }];
  const { id, version } = organ;
  return keepSave(context, { action: 'remove', organId: id, version, on, changes });
}

/** An organisation that never existed goes with its days; its history stays. */
async function cancelOpening(
  { database, tenantId }: CallContext,
  { id, openedOn }: StoredOrgan,
  on: string,
): Promise<void> {
  if (openedOn !== on) throw new RefusedError('notFound');
  try {
    await database
      .deleteFrom('organ_row')
      .where('tenant_id', '=', tenantId)
      .where('organ_id', '=', id)
      .execute();
    await database
      .deleteFrom('organ')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute();
  } catch (error) {
    // Something is planned in it: an organisation below, a position, a job, a rule of a role.
    if (sqlState(error) === '23503') throw new RefusedError(umsCodes.organInUse);
    throw error;
  }
}

/** Its positions open again; what was moved elsewhere stays there. */
async function cancelClosing(context: CallContext, organ: StoredOrgan, on: string): Promise<void> {
  if (organ.closedOn !== on) throw new RefusedError('notFound');
  const parents = await readStoredOrgans(
    context,
    organ.spans.flatMap(({ parentId }) => parentId ?? []),
  );
  requireLife({ ...organ, closedOn: null }, organ.spans, parents);
  await setClosingDay(context, organ.id, null);
  await context.database
    .updateTable('position')
    .set({ closed_on: null, version: sql<number>`version + 1` })
    .where('tenant_id', '=', context.tenantId)
    .where('organ_id', '=', organ.id)
    .where('closed_on', '=', on)
    .execute();
}
