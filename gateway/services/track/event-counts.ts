import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { eventCount, eventCounts } from '#bridge/calls/track/tracked-events.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { appNameOf, type EventFilter, filterEvents } from './event-rows.ts';

/** How often one event of one app happened on one day, as it leaves. */
export type EventCount = z.output<typeof eventCount>;

/** What figures are asked for, and in which order. */
type CountQuestion = EventFilter & Pick<ParsedRequestOf<typeof eventCounts>, 'sort' | 'direction'>;

/** Returns one page of how often each event of each app happened on each day. */
export async function answerEventCounts(
  context: CallContext,
  { page, rows, ...question }: ParsedRequestOf<typeof eventCounts>,
): Promise<ResultOf<typeof eventCounts>> {
  const part = { limit: rows, offset: offsetOf({ page, rows }) };
  const shown = await readCounts(context, question, part);
  return pageFrom({ page, rows }, shown, async () => {
    const { total } = await context.database
      .selectFrom(countEvents(context, question).as('c'))
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow();
    return total;
  });
}

/** Some of the figures in their order, with the names of the apps. */
export async function readCounts(
  context: CallContext,
  question: CountQuestion,
  part: { readonly limit: number; readonly offset: number },
): Promise<EventCount[]> {
  const { sort, direction } = question;
  const counted = await countEvents(context, question)
    .orderBy(sql.ref(sort === 'day' ? 't.day' : sort), direction)
    .orderBy('t.day', 'desc')
    .orderBy('t.app')
    .orderBy('t.event')
    .limit(part.limit)
    .offset(part.offset)
    .execute();
  return counted.map((row) => ({
    ...row,
    id: `${row.day}.${row.app}.${row.event}`,
    appName: appNameOf(context, row.app),
  }));
}

function countEvents(context: CallContext, filter: EventFilter) {
  return filterEvents(context, filter)
    .groupBy(['t.day', 't.app', 't.event'])
    .select(['t.day', 't.app', 't.event'])
    .select(sql<number>`count(*)::int`.as('times'))
    .select(sql<number>`count(distinct t.visitor)::int`.as('people'));
}
