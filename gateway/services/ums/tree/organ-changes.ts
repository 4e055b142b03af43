import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { organHistory, plannedOrganChanges } from '#bridge/calls/ums/organ-changes.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { type Reach, reachesOrgan, readReach } from '#gateway/kernel/people/reach.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { tellChanges } from '../../organ/tree/change-days.ts';
import { readEditReach } from '../../organ/tree/edit-reach.ts';
import { ORGAN_RECORD } from '../../organ/tree/save-organ.ts';
import {
  readStoredOrgan,
  readStoredOrgans,
  type StoredOrgan,
} from '../../organ/tree/stored-organ.ts';

/** So many saves are told at most. */
const SAVES = 200;

/** Lists what is planned within the data range of the caller. */
export async function answerPlanned(
  context: CallContext,
): Promise<ResultOf<typeof plannedOrganChanges>> {
  const today = dayOf(context.now());
  const reach = await readReach(context);
  const ids = await readPlannedIds(context, today);
  const organs = (await readStoredOrgans(context, ids)).filter((organ) => sees(reach, organ));
  const edit = await readEditReach(context, today);
  const changes = await tellChanges(context, organs, { reach: edit, today });
  return changes.filter(({ planned }) => planned);
}

/** Returns the days of one organisation and who saved them. */
export async function answerHistory(
  context: CallContext,
  { organId }: ParsedRequestOf<typeof organHistory>,
): Promise<ResultOf<typeof organHistory>> {
  const today = dayOf(context.now());
  const organ = await readStoredOrgan(context, organId);
  if (!sees(await readReach(context), organ)) throw new RefusedError('notFound');
  const edit = await readEditReach(context, today);
  const days = await tellChanges(context, [organ], { reach: edit, today });
  return { days: days.toReversed(), saves: await readSaves(context, organId) };
}

/** Whether the caller reaches an organisation on a day of its own: today's place, or the first one. */
function sees(reach: Reach, { id, spans }: StoredOrgan): boolean {
  const span = spans.findLast(({ from }) => from <= reach.day) ?? spans[0];
  return span !== undefined && reachesOrgan(reach, id, span.path);
}

async function readPlannedIds(
  { database, tenantId }: CallContext,
  today: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select g.id from organ g where g.tenant_id = ${tenantId}
      and (g.opened_on > ${today}::date or g.closed_on > ${today}::date)
    union
    select r.organ_id from organ_row r
    join organ_row b on b.tenant_id = r.tenant_id and b.organ_id = r.organ_id and b.to_on = r.from_on - 1
    where r.tenant_id = ${tenantId} and r.from_on > ${today}::date
      and (r.name, r.parent_id, r.leader_id, r.sort_order)
        is distinct from (b.name, b.parent_id, b.leader_id, b.sort_order)`.execute(database);
  return rows.map(({ id }) => id);
}

async function readSaves(
  { database, tenantId }: CallContext,
  organId: string,
): Promise<ResultOf<typeof organHistory>['saves']> {
  const rows = await database
    .selectFrom('record_history as h')
    .where('h.tenant_id', '=', tenantId)
    .where('h.record', '=', ORGAN_RECORD)
    .where('h.row_id', '=', organId)
    .orderBy('h.at', 'desc')
    .orderBy('h.id', 'desc')
    .limit(SAVES)
    .select(['h.id', 'h.at', 'h.actor_name as actorName', 'h.action', 'h.changes'])
    .execute();
  return rows.map(({ at, action, changes, ...row }) => ({
    ...row,
    at: at.toISOString(),
    action: action === 'ask' ? 'update' : action,
    changes: changes.map(({ field, before, after, beforeName, afterName }) => ({
      field,
      before: beforeName ?? before,
      after: afterName ?? after,
    })),
  }));
}
