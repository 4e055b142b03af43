import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { addOrgan } from '#bridge/calls/ums/organ-changes.ts';
import { isUniqueViolation } from '#gateway/db/errors.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import {
  type EditReach,
  mayEdit,
  readEditReach,
  requireRight,
} from '../../organ/tree/edit-reach.ts';
import { keepSave, requireLeader, tellRanges } from '../../organ/tree/save-organ.ts';
import { saveSpans } from '../../organ/tree/save-spans.ts';
import { orderAt, readSiblings, requireOwnName } from '../../organ/tree/siblings.ts';
import { holdTree, readStoredOrgan } from '../../organ/tree/stored-organ.ts';

type Request = ParsedRequestOf<typeof addOrgan>;

/** Adds an organisation from a day on. */
export async function addOrganBelow(
  context: CallContext,
  request: Request,
): Promise<ResultOf<typeof addOrgan>> {
  await holdTree(context);
  const added = await addOneOrgan(context, request, await readEditReach(context, request.from));
  await tellRanges(context);
  return added;
}

/** Adds one of many: the caller holds the tree, and afterwards lets those know whose range follows from it. */
export async function addOneOrgan(
  context: CallContext,
  request: Request,
  reach: EditReach,
): Promise<ResultOf<typeof addOrgan>> {
  const { parentId, from, name, leaderId } = request;
  await requirePlace(context, reach, parentId);
  await requireLeader(context, leaderId, from);
  const siblings = await readSiblings(context, parentId, from);
  const id = uuid7();
  requireOwnName(siblings, id, name);
  const number = await insertOrgan(context, id, request);
  const order = await orderAt(context, siblings, null, from);
  await saveSpans(context, { id, number, openedOn: from, closedOn: null, spans: [] }, [
    { from, to: null, parentId, name, leaderId, order },
  ]);
  const changes = [{ field: 'name', before: null, after: name }];
  return keepSave(context, { action: 'create', organId: id, version: 0, on: from, changes });
}

/** @throws {RefusedError} `notFound`, `noPermission` */
async function requirePlace(
  context: CallContext,
  reach: EditReach,
  parentId: string | null,
): Promise<void> {
  if (parentId !== null) {
    const parent = await readStoredOrgan(context, parentId);
    requireRight(reach, parent, mayEdit(reach, parent));
  } else if (!reach.days.every(({ everything }) => everything)) {
    throw new RefusedError('noPermission');
  }
}

async function insertOrgan(
  { database, tenantId }: CallContext,
  id: string,
  { code, kind, from, remark }: Request,
): Promise<number> {
  const { next } = await database
    .selectFrom('organ as g')
    .where('g.tenant_id', '=', tenantId)
    .select(({ fn, val }) => fn.coalesce(fn.max('g.number'), val(0)).as('next'))
    .executeTakeFirstOrThrow();
  const number = next + 1;
  try {
    await database
      .insertInto('organ')
      .values({
        tenant_id: tenantId,
        id,
        code: code ?? `ORG${String(number).padStart(4, '0')}`,
        number,
        kind,
        opened_on: from,
        closed_on: null,
        remark: remark ?? null,
      })
      .execute();
  } catch (error) {
    refuseTakenCode(error);
    throw error;
  }
  return number;
}

/**
 * A code is never given twice, not even after its organisation closed.
 * @throws {RefusedError} `badInput`, `taken` at the code
 */
export function refuseTakenCode(error: unknown): void {
  if (!isUniqueViolation(error, 'organ_tenant_id_code_key')) return;
  throw new RefusedError('badInput', { fields: [{ path: 'code', issue: 'taken' }] });
}
