import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/define.ts';
import type { eventCounts } from '#bridge/calls/tracked-events.ts';
import type { CallContext } from '#gateway/http/handler.ts';
import { offsetOf, pageFrom } from '../people/pages.ts';
import { appNameOf, filterEvents } from './event-rows.ts';

/** Answers one page of how often each event of each app happened on each day. */
export async function answerEventCounts(
  context: CallContext,
  { sort, direction, page, rows, ...filter }: ParsedRequestOf<typeof eventCounts>,
): Promise<ResultOf<typeof eventCounts>> {
  const counted = filterEvents(context, filter)
    .groupBy(['t.day', 't.app', 't.event'])
    .select(['t.day', 't.app', 't.event'])
    .select(sql<number>`count(*)::int`.as('times'))
    .select(sql<number>`count(distinct t.visitor)::int`.as('people'));
  const shown = await counted
    .orderBy(sql.ref(sort === 'day' ? 't.day' : sort), direction)
    .orderBy('t.day', 'desc')
    .orderBy('t.app')
    .orderBy('t.event')
    .limit(rows)
    .offset(offsetOf({ page, rows }))
    .execute();
  const answered = shown.map((row) => ({
    ...row,
    id: `${row.day}.${row.app}.${row.event}`,
    appName: appNameOf(context, row.app),
  }));
  return pageFrom({ page, rows }, answered, async () => {
    const { total } = await context.database
      .selectFrom(counted.as('c'))
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow();
    return total;
  });
}
