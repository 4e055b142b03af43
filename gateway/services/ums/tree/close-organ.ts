import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { closeOrgan, closingOrgan } from '#bridge/calls/ums/organ-changes.ts';
import { umsCodes } from '#bridge/calls/ums/terms.ts';
import type { HistoryChange } from '#gateway/db/record-tables.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { reachedPeople } from '#gateway/kernel/people/reached-people.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { mayMove, readEditReach, requireRight } from '../../organ/tree/edit-reach.ts';
import { movePeople } from '../../organ/tree/move-people.ts';
import { keepSave, openOrgan, tellRanges } from '../../organ/tree/save-organ.ts';
import { saveSpans } from '../../organ/tree/save-spans.ts';
import { orderAt, readSiblings } from '../../organ/tree/siblings.ts';
import { readStoredOrgan, type StoredOrgan } from '../../organ/tree/stored-organ.ts';
import { changeFrom, type PlacedSpan, spanOn } from '../../organ/tree/timeline.ts';
import {
  type OrganWithin,
  readJobsWithin,
  readOrgansWithin,
} from '../../organ/tree/within-on-day.ts';
import { requireDay } from './change-organ.ts';
import { nameOn, requireTarget } from './move-organ.ts';

/** Of the people in an organisation so many are named. */
const NAMED = 20;

/** Says who and what holds an organisation open. */
export async function answerClosing(
  context: CallContext,
  { organId, on }: ParsedRequestOf<typeof closingOrgan>,
): Promise<ResultOf<typeof closingOrgan>> {
  const organ = await readStoredOrgan(context, organId);
  const reach = await readEditReach(context, on);
  requireRight(reach, organ, mayMove(reach, organ));
  requireDay(organ, on, 'on');
  const jobs = await readJobsWithin(context, organId, on);
  const ids = [...new Set(jobs.map(({ employmentId }) => employmentId))];
  const people = await reachedPeople(context, reach.seen)
    .innerJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.id', '=', 'e.person_id'),
    )
    .where(sql<boolean>`e.id = any(${ids}::uuid[])`)
    .orderBy('p.name_sort')
    .orderBy('e.staff_no')
    .limit(NAMED)
    .select(['e.id', 'p.name', 'e.staff_no as staffNo'])
    .execute();
  const organs = await readOrgansWithin(context, organId, on);
  return {
    peopleCount: ids.length,
    people,
    organs: organs.map(({ organ: one }) => ({ id: one.id, name: nameOn([one], one.id, on) ?? '' })),
    positionCount: (await readOpenPositions(context, organId, on)).length,
  };
}

/** Closes an organisation on a day. */
export async function closeOrganOn(
  context: CallContext,
  request: ParsedRequestOf<typeof closeOrgan>,
): Promise<ResultOf<typeof closeOrgan>> {
  const { on, moveTo } = request;
  const organ = await openOrgan(context, request);
  const reach = await readEditReach(context, on);
  requireRight(reach, organ, mayMove(reach, organ));
  const span = requireDay(organ, on, 'on');
  if (on <= organ.openedOn) {
    throw new RefusedError('badInput', { fields: [{ path: 'on', issue: 'dateOrder' }] });
  }
  if (moveTo !== null) {
    if (moveTo === organ.id) throw new RefusedError(umsCodes.organCycle);
    await requireTarget(context, reach, moveTo);
    await moveContents(context, {
      organ,
      span,
      on,
      target: await readStoredOrgan(context, moveTo),
    });
  }
  await requireEmpty(context, organ, on);
  await closePositions(context, organ.id, on);
  await setClosingDay(context, organ.id, on);
  await tellRanges(context);
  const changes: HistoryChange[] = [{ field: 'closedOn', before: organ.closedOn, after: on }];
  const { id, version } = organ;
  return keepSave(context, { action: 'update', organId: id, version, on, changes });
}

interface Contents {
  readonly organ: StoredOrgan;
  readonly span: PlacedSpan;
  readonly on: string;
  readonly target: StoredOrgan;
}

/** Moves people and the organisations directly below, on the day or whenever they would come later. */
async function moveContents(
  context: CallContext,
  { organ, span, on, target }: Contents,
): Promise<void> {
  requireDay(target, on, 'moveTo');
  if (target.closedOn !== null) throw new RefusedError(umsCodes.parentNotThere);
  for (const child of await readOrgansWithin(context, organ.id, on)) {
    await moveChild(context, child, { target, on });
  }
  const jobs = await readJobsWithin(context, organ.id, on);
  const to = { id: target.id, name: nameOn([target], target.id, on) ?? '' };
  await movePeople(context, jobs, {
    from: { id: organ.id, name: span.name, path: span.path },
    to,
    on,
  });
}

async function moveChild(
  context: CallContext,
  { organ, spans }: OrganWithin,
  { target, on }: Pick<Contents, 'target' | 'on'>,
): Promise<void> {
  let changed: readonly PlacedSpan[] | ReturnType<typeof changeFrom> = organ.spans;
  for (const { from } of spans) {
    const day = from > on ? from : on;
    const order = await orderAt(context, await readSiblings(context, target.id, day), null, day);
    changed = changeFrom(changed, day, { parentId: target.id, order });
  }
  await saveSpans(context, organ, changed);
  const day = spanOn(organ.spans, on) === undefined ? organ.openedOn : on;
  const changes = [{ field: 'parentId', before: spans[0]?.parentId ?? null, after: target.id }];
  const { id, version } = organ;
  await keepSave(context, { action: 'move', organId: id, version, on: day, changes });
}

/** @throws {RefusedError} `ums.organInUse` while somebody or something is in it on the day */
async function requireEmpty(context: CallContext, { id }: StoredOrgan, on: string): Promise<void> {
  const jobs = await readJobsWithin(context, id, on);
  const organs = jobs.length > 0 ? [] : await readOrgansWithin(context, id, on);
  if (jobs.length + organs.length > 0) throw new RefusedError(umsCodes.organInUse);
}

async function readOpenPositions(
  { database, tenantId }: CallContext,
  organId: string,
  on: string,
): Promise<{ id: string }[]> {
  return await database
    .selectFrom('position as g')
    .where('g.tenant_id', '=', tenantId)
    .where('g.organ_id', '=', organId)
    .where('g.removed_at', 'is', null)
    .where(sql<boolean>`(g.closed_on is null or g.closed_on > ${on}::date)`)
    .select('g.id')
    .execute();
}

async function closePositions(context: CallContext, organId: string, on: string): Promise<void> {
  const ids = (await readOpenPositions(context, organId, on)).map(({ id }) => id);
  if (ids.length === 0) return;
  await context.database
    .updateTable('position')
    .set({ closed_on: on, version: sql<number>`version + 1` })
    .where('tenant_id', '=', context.tenantId)
    .where('id', 'in', ids)
    .execute();
}

/** Writes the first day on which an organisation no longer exists; null when it stays. */
export async function setClosingDay(
  { database, tenantId }: CallContext,
  organId: string,
  closedOn: string | null,
): Promise<void> {
  await database
    .updateTable('organ')
    .set({ closed_on: closedOn })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', organId)
    .execute();
}
