import type { getHandover, saveHandover } from '#bridge/calls/joyhr/handover.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { findRow } from '#gateway/record/detail.ts';
import { functionOf, mayUse } from '#gateway/record/rights.ts';
import { openScope } from '#gateway/record/scope.ts';
import { employmentTarget } from '#gateway/record/targets/employment-target.ts';
import { records } from '../../records.ts';
import { actorNameOf } from './actor.ts';
import { leavings } from './records/leavings.ts';

type Handover = ResultOf<typeof getHandover>;
type Item = Handover['items'][number];

/**
 * Returns what a leaver hands over.
 * @throws {RefusedError} `notFound` for a leaving out of reach.
 */
export async function answerHandover(
  context: CallContext,
  { leavingId }: ParsedRequestOf<typeof getHandover>,
): Promise<Handover> {
  const { edit } = await openLeaving(context, leavingId);
  return { items: await readItems(context, leavingId), can: { edit } };
}

/**
 * Saves all items of a hand-over in their order. Who ticked an item off stays as it was then.
 * @throws {RefusedError} `notFound`, `noPermission`, `badInput` for an owner out of reach.
 */
export async function answerHandoverSave(
  context: CallContext,
  { leavingId, items }: ParsedRequestOf<typeof saveHandover>,
): Promise<Handover> {
  const { edit, scope } = await openLeaving(context, leavingId);
  if (!edit) throw new RefusedError('noPermission');
  const before = new Map((await readRows(context, leavingId)).map((row) => [row.id, row]));
  const owners = [...new Set(items.flatMap(({ ownerId }) => ownerId ?? []))];
  const known = new Set([...before.values()].flatMap((row) => row.owner_id ?? []));
  const reached = await employmentTarget.pick(scope, owners);
  const wrong = items.flatMap(({ ownerId }, index) =>
    ownerId === null || reached.has(ownerId) || known.has(ownerId)
      ? []
      : [{ path: `items.${index}.ownerId`, issue: 'choice' as const }],
  );
  if (wrong.length > 0) throw new RefusedError('badInput', { fields: wrong });
  const now = { at: context.now(), by: context.accountId, name: await actorNameOf(context) };
  const { database, tenantId } = context;
  await database
    .deleteFrom('handover_item')
    .where('tenant_id', '=', tenantId)
    .where('leaving_id', '=', leavingId)
    .execute();
  const rows = items.map(({ id, item, ownerId, done }, index) => {
    const was = id === undefined ? undefined : before.get(id);
    const ticked = was?.done_at
      ? was
      : { done_at: now.at, done_by: now.by, done_by_name: now.name };
    return {
      tenant_id: tenantId,
      id: was?.id ?? uuid7(),
      leaving_id: leavingId,
      item,
      owner_id: ownerId,
      sort_order: index,
      done_at: done ? ticked.done_at : null,
      done_by: done ? ticked.done_by : null,
      done_by_name: done ? ticked.done_by_name : null,
    };
  });
  if (rows.length > 0) await database.insertInto('handover_item').values(rows).execute();
  const done = items.filter((one) => one.done).length;
  context.record(`leaving:${leavingId}`, { handover: items.length, done });
  return { items: await readItems(context, leavingId), can: { edit } };
}

async function openLeaving(context: CallContext, leavingId: string) {
  const scope = await openScope(context, leavings, records);
  const row = await findRow(scope, leavingId);
  return { scope, edit: mayUse(scope, row.standing, functionOf(scope, 'edit')) };
}

function readRows({ database, tenantId }: CallContext, leavingId: string) {
  return database
    .selectFrom('handover_item as h')
    .where('h.tenant_id', '=', tenantId)
    .where('h.leaving_id', '=', leavingId)
    .forUpdate()
    .selectAll()
    .execute();
}

async function readItems({ database, tenantId }: CallContext, leavingId: string): Promise<Item[]> {
  const rows = await database
    .selectFrom('handover_item as h')
    .leftJoin('employment as e', (join) =>
      join.onRef('e.tenant_id', '=', 'h.tenant_id').onRef('e.id', '=', 'h.owner_id'),
    )
    .leftJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.id', '=', 'e.person_id'),
    )
    .where('h.tenant_id', '=', tenantId)
    .where('h.leaving_id', '=', leavingId)
    .orderBy('h.sort_order')
    .select([
      'h.id',
      'h.item',
      'h.owner_id as ownerId',
      'p.name as ownerName',
      'h.done_at as doneAt',
      'h.done_by_name as doneByName',
    ])
    .execute();
  return rows.map(({ doneAt, ...row }) => ({ ...row, doneAt: doneAt?.toISOString() ?? null }));
}
