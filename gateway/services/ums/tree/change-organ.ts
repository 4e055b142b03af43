import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { changeOrgan } from '#bridge/calls/ums/organ-changes.ts';
import type { HistoryChange } from '#gateway/db/record-tables.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { mayEdit, readEditReach, requireRight } from '../../organ/tree/edit-reach.ts';
import {
  keepSave,
  openOrgan,
  readLeaderNames,
  requireLeader,
} from '../../organ/tree/save-organ.ts';
import { saveSpans } from '../../organ/tree/save-spans.ts';
import { readSiblings, requireOwnName } from '../../organ/tree/siblings.ts';
import type { StoredOrgan } from '../../organ/tree/stored-organ.ts';
import { changeFrom, type PlacedSpan, spanOn } from '../../organ/tree/timeline.ts';
import { refuseTakenCode } from './add-organ.ts';

type Request = ParsedRequestOf<typeof changeOrgan>;

/** Changes name and leader from a day on, and what has no day. What is so already is not saved again. */
export async function changeOrganFacts(
  context: CallContext,
  request: Request,
): Promise<ResultOf<typeof changeOrgan>> {
  const organ = await openOrgan(context, request);
  const reach = await readEditReach(context, request.from);
  requireRight(reach, organ, mayEdit(reach, organ));
  const span = requireDay(organ, request.from);
  const dated = await changeDated(context, organ, span, request);
  const plain = await changePlain(context, organ, request);
  const changes = [...dated, ...plain];
  const { id, version } = organ;
  if (changes.length === 0) return { id, version };
  return keepSave(context, { action: 'update', organId: id, version, on: request.from, changes });
}

/**
 * The days of an organisation on the day of a change.
 * @throws {RefusedError} `badInput`, `dateOrder` at the day when the organisation does not exist on it
 */
export function requireDay(organ: StoredOrgan, day: string, path = 'from'): PlacedSpan {
  const span = spanOn(organ.spans, day);
  if (span === undefined || (organ.closedOn !== null && organ.closedOn <= day)) {
    throw new RefusedError('badInput', { fields: [{ path, issue: 'dateOrder' }] });
  }
  return span;
}

async function changeDated(
  context: CallContext,
  organ: StoredOrgan,
  span: PlacedSpan,
  { from, name = span.name, leaderId = span.leaderId }: Request,
): Promise<HistoryChange[]> {
  const changes: HistoryChange[] = [];
  if (name !== span.name) {
    requireOwnName(await readSiblings(context, span.parentId, from), organ.id, name);
    changes.push({ field: 'name', before: span.name, after: name });
  }
  if (leaderId !== span.leaderId) {
    await requireLeader(context, leaderId, from);
    const names = await readLeaderNames(
      context,
      [leaderId, span.leaderId].filter((one) => one !== null),
    );
    changes.push({
      field: 'leaderId',
      before: span.leaderId,
      after: leaderId,
      ...nameOf('beforeName', names.get(span.leaderId ?? '')),
      ...nameOf('afterName', names.get(leaderId ?? '')),
    });
  }
  if (changes.length === 0) return [];
  await saveSpans(context, organ, changeFrom(organ.spans, from, { name, leaderId }));
  return changes;
}

function nameOf<Key extends 'beforeName' | 'afterName'>(key: Key, name: string | undefined) {
  return name === undefined ? {} : { [key]: name };
}

async function changePlain(
  { database, tenantId }: CallContext,
  organ: StoredOrgan,
  { code = organ.code, kind = organ.kind, remark = organ.remark }: Request,
): Promise<HistoryChange[]> {
  const next = { code, kind, remark };
  const fields = (['code', 'kind', 'remark'] as const).filter((key) => next[key] !== organ[key]);
  if (fields.length === 0) return [];
  try {
    await database
      .updateTable('organ')
      .set(next)
      .where('tenant_id', '=', tenantId)
      .where('id', '=', organ.id)
      .execute();
  } catch (error) {
    refuseTakenCode(error);
    throw error;
  }
  return fields.map((field) => ({ field, before: organ[field], after: next[field] }));
}
