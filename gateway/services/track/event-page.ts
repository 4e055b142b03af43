import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { portalCode } from '#bridge/calls/track/reported-events.ts';
import type { eventChoices, trackedEventPage } from '#bridge/calls/track/tracked-events.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { countRows, offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { appNameOf, filterEvents } from './event-rows.ts';

/** The most names of events that are offered to filter by: apps choose them, and need not stop. */
const mostNames = 200;

/** Returns one page of the events themselves. */
export async function answerEventPage(
  context: CallContext,
  { sort: _, direction, page, rows, ...filter }: ParsedRequestOf<typeof trackedEventPage>,
): Promise<ResultOf<typeof trackedEventPage>> {
  const events = filterEvents(context, filter);
  const shown = await events
    .orderBy('t.at', direction)
    .orderBy('t.run_id')
    .orderBy('t.number')
    .select(['t.run_id', 't.number', 't.at', 't.app', 't.event', 't.properties', 't.lost'])
    .limit(rows)
    .offset(offsetOf({ page, rows }))
    .execute();
  const answered = shown.map(({ run_id, number, at, ...row }) => ({
    ...row,
    id: `${run_id}.${number}`,
    at: at.toISOString(),
    appName: appNameOf(context, row.app),
  }));
  return pageFrom({ page, rows }, answered, () => countRows(events));
}

/** Returns what the events can be filtered by. */
export async function answerEventChoices(
  context: CallContext,
): Promise<ResultOf<typeof eventChoices>> {
  const names = await filterEvents(context, {})
    .select('t.event')
    .distinct()
    .orderBy('t.event')
    .limit(mostNames)
    .execute();
  const codes = [portalCode, ...context.apps.all.map(({ manifest }) => manifest.code)];
  return {
    apps: codes.map((code) => ({ code, name: appNameOf(context, code) })),
    events: names.map(({ event }) => event),
  };
}
