import type { auditEventDetail } from '#bridge/calls/audit/audit-events.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { findRow } from '#gateway/record/detail.ts';
import { readHistory } from '#gateway/record/history.ts';
import { openScope } from '#gateway/record/scope.ts';
import { records } from '../records.ts';
import { filterEvents, readEvents } from './audit-event-rows.ts';

type Detail = ResultOf<typeof auditEventDetail>;

/** Milliseconds by which a save and its line in the trail can be apart: both are written in one transaction. */
const APART = 15_000;

/** What says nothing to a reader: it is beside each event already. */
const ownFacts = new Set(['requestId', 'app']);

/**
 * Returns one event with what it wrote down and what it changed.
 * @throws {RefusedError} `notFound`
 */
export async function answerAuditEventDetail(
  context: CallContext,
  { id }: ParsedRequestOf<typeof auditEventDetail>,
): Promise<Detail> {
  const events = filterEvents(context, {}).where('v.id', '=', id);
  const [event] = await readEvents(context, events, 'desc', { limit: 1, offset: 0 });
  if (event === undefined) throw new RefusedError('notFound');
  const { detail } = await events.select('v.detail').executeTakeFirstOrThrow();
  const facts = Object.entries(detail)
    .filter(([name]) => !ownFacts.has(name))
    .map(([name, value]) => ({ name, value: textOf(value) }));
  return { ...event, facts, changes: await readChanges(context, event) };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * The changed values of a declared record, as its own history shows them to this caller: who does not reach the row is
 * told nothing of it, and a value only as far as its field may be seen.
 */
async function readChanges(
  context: CallContext,
  { target, at, userName, outcome }: Detail | Awaited<ReturnType<typeof readEvents>>[number],
): Promise<Detail['changes']> {
  const [kind = '', id = ''] = target.split(':');
  const bound = records.find(kind);
  if (bound === undefined || outcome !== 'ok' || !/^[0-9a-f-]{36}$/.test(id)) return null;
  const scope = await openScope(context, bound, records);
  const row = await findRow(scope, id).catch((error: unknown) => {
    if (error instanceof RefusedError) return null;
    throw error;
  });
  if (row === null) return null;
  const { rows } = await readHistory(scope, row, { id, page: 1, rows: 200 });
  const moment = Date.parse(at);
  const entry = rows
    .filter(({ actorName }) => actorName === userName)
    .map((one) => ({ ...one, apart: Math.abs(Date.parse(one.at) - moment) }))
    .filter(({ apart }) => apart < APART)
    .toSorted((one, other) => one.apart - other.apart)[0];
  const words = bound.words[context.locale].fields;
  return (
    entry?.changes.map(({ field, before, after }) => ({
      field,
      name: words[field] ?? field,
      before,
      after,
    })) ?? null
  );
}
