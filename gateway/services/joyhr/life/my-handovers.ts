import type { myHandovers, tickHandover } from '#bridge/calls/joyhr/handover.ts';
import type { CardContent } from '#bridge/calls/kit/card.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { ownEmployment } from '#gateway/kernel/people/own-employment.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { cardWords } from '../cards/texts/card-words.ts';
import { actorNameOf } from './actor.ts';

/** Days for which items that are done are still listed. */
const DONE_FOR = 90;

/**
 * Returns what is handed over to the caller, what is open first.
 * @throws {RefusedError} `notFound` for an account that belongs to no employee.
 */
export async function answerMyHandovers(
  context: CallContext,
): Promise<ResultOf<typeof myHandovers>> {
  const since = new Date(context.now().getTime() - DONE_FOR * 86_400_000);
  const rows = await ownItems(context)
    .innerJoin('employment as e', (join) =>
      join.onRef('e.tenant_id', '=', 'l.tenant_id').onRef('e.id', '=', 'l.employment_id'),
    )
    .innerJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.id', '=', 'e.person_id'),
    )
    .where((on) => on.or([on('h.done_at', 'is', null), on('h.done_at', '>=', since)]))
    .orderBy('h.done_at', (by) => by.desc().nullsFirst())
    .orderBy('l.last_day')
    .orderBy('h.sort_order')
    .limit(200)
    .select(['h.id', 'h.item', 'p.name as leaverName', 'l.last_day as lastDay', 'h.done_at'])
    .execute();
  return {
    items: rows.map(({ done_at: doneAt, ...row }) => ({
      ...row,
      doneAt: doneAt?.toISOString() ?? null,
    })),
  };
}

/** Ticks an item off on behalf of the person it is handed over to. @throws {RefusedError} `notFound` */
export async function answerTick(
  context: CallContext,
  { itemId, done }: ParsedRequestOf<typeof tickHandover>,
): Promise<ResultOf<typeof tickHandover>> {
  const item = await ownItems(context)
    .where('h.id', '=', itemId)
    .select(['h.id', 'h.leaving_id as leavingId', 'h.done_at as doneAt'])
    .executeTakeFirst();
  if (item === undefined) throw new RefusedError('notFound');
  const isDone = done === '1';
  if (isDone === (item.doneAt !== null)) return { doneAt: item.doneAt?.toISOString() ?? null };
  const at = isDone ? context.now() : null;
  await context.database
    .updateTable('handover_item')
    .set({
      done_at: at,
      done_by: isDone ? context.accountId : null,
      done_by_name: isDone ? await actorNameOf(context) : null,
    })
    .where('tenant_id', '=', context.tenantId)
    .where('id', '=', itemId)
    .execute();
  context.record(`leaving:${item.leavingId}`, { handoverItem: itemId, done: isDone });
  return { doneAt: at?.toISOString() ?? null };
}

/** Says on the home page how much waits; nothing for an account without an employee. */
export async function answerHandoverCard(context: CallContext): Promise<CardContent> {
  if (context.rights.employmentId === null) return { kind: 'list', lines: [] };
  const { items } = await answerMyHandovers(context);
  const open = items.filter(({ doneAt }) => doneAt === null);
  const [first] = open;
  if (first === undefined) return { kind: 'list', lines: [] };
  const words = cardWords[context.locale];
  return {
    kind: 'list',
    lines: [
      {
        label: words.handovers,
        detail: words.handedOverUntil(first.leaverName, first.lastDay),
        tone: 'accent',
        count: open.length,
        route: '/handovers',
      },
    ],
  };
}

/** Items of leavings that are planned or in effect, handed over to the caller. */
function ownItems(context: CallContext) {
  const { database, tenantId } = context;
  const own = ownEmployment(context);
  return database
    .selectFrom('handover_item as h')
    .innerJoin('leaving as l', (join) =>
      join.onRef('l.tenant_id', '=', 'h.tenant_id').onRef('l.id', '=', 'h.leaving_id'),
    )
    .where('h.tenant_id', '=', tenantId)
    .where('h.owner_id', '=', own)
    .where('l.state', 'in', ['planned', 'effective'])
    .where('l.removed_at', 'is', null);
}
