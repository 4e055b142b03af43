import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { moveOrgan } from '#bridge/calls/ums/organ-changes.ts';
import type { HistoryChange } from '#gateway/db/record-tables.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import {
  type EditReach,
  mayEdit,
  mayMove,
  readEditReach,
  requireRight,
} from '../../organ/tree/edit-reach.ts';
import { keepSave, openOrgan, tellRanges } from '../../organ/tree/save-organ.ts';
import { saveSpans } from '../../organ/tree/save-spans.ts';
import { orderAt, readSiblings, requireOwnName } from '../../organ/tree/siblings.ts';
import { readStoredOrgans, type StoredOrgan } from '../../organ/tree/stored-organ.ts';
import { changeFrom, type PlacedSpan, spanOn } from '../../organ/tree/timeline.ts';
import { requireDay } from './change-organ.ts';

type Request = ParsedRequestOf<typeof moveOrgan>;

/** Moves an organisation from a day on; paths of those below follow. */
export async function moveOrganTo(
  context: CallContext,
  request: Request,
): Promise<ResultOf<typeof moveOrgan>> {
  const { isElsewhere, ...saved } = await moveOneOrgan(context, request);
  if (isElsewhere) await tellRanges(context);
  return saved;
}

/** Moves one of many: where something is elsewhere, the caller lets those know whose range follows from the tree. */
export async function moveOneOrgan(
  context: CallContext,
  request: Request,
): Promise<ResultOf<typeof moveOrgan> & { readonly isElsewhere: boolean }> {
  const { from, parentId, beforeId } = request;
  const organ = await openOrgan(context, request);
  const reach = await readEditReach(context, from);
  requireRight(reach, organ, mayMove(reach, organ));
  const span = requireDay(organ, from);
  await requireTarget(context, reach, parentId);
  const siblings = await readSiblings(context, parentId, from);
  requireOwnName(siblings, organ.id, span.name);
  const others = siblings.filter(({ id }) => id !== organ.id);
  const order = await orderAt(context, others, beforeId, from);
  const spans = changeFrom(organ.spans, from, { parentId, order });
  const isElsewhere = await saveSpans(context, organ, spans);
  const changes =
    parentId === span.parentId
      ? [{ field: 'order', before: null, after: null }]
      : [await parentChange(context, span, parentId, from)];
  const { id, version } = organ;
  const move = { action: 'move', organId: id, version, on: from, changes } as const;
  return { ...(await keepSave(context, move)), isElsewhere };
}

/**
 * The caller may put something below the new organisation above.
 * @throws {RefusedError} `notFound`, `noPermission`
 */
export async function requireTarget(
  context: CallContext,
  reach: EditReach,
  parentId: string | null,
): Promise<void> {
  if (parentId === null) {
    if (!reach.days.every(({ everything }) => everything)) throw new RefusedError('noPermission');
    return;
  }
  const [parent] = await readStoredOrgans(context, [parentId]);
  if (parent === undefined) throw new RefusedError('notFound');
  requireRight(reach, parent, mayEdit(reach, parent));
}

/** What the history says of a move, with the names the organisations have on its day. */
export async function parentChange(
  context: CallContext,
  span: Pick<PlacedSpan, 'parentId'>,
  parentId: string | null,
  day: string,
): Promise<HistoryChange> {
  const ids = [span.parentId, parentId].filter((one) => one !== null);
  const organs = await readStoredOrgans(context, ids);
  const before = nameOn(organs, span.parentId, day);
  const after = nameOn(organs, parentId, day);
  return {
    field: 'parentId',
    before: span.parentId,
    after: parentId,
    ...(before === null ? {} : { beforeName: before }),
    ...(after === null ? {} : { afterName: after }),
  };
}

/** The name of an organisation on a day; the first one it has where it does not exist yet. */
export function nameOn(
  organs: readonly StoredOrgan[],
  organId: string | null,
  day: string,
): string | null {
  const organ = organs.find(({ id }) => id === organId);
  return organ === undefined ? null : ((spanOn(organ.spans, day) ?? organ.spans[0])?.name ?? null);
}
