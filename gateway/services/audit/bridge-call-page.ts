import type { bridgeCallChoices, bridgeCallPage } from '#bridge/calls/audit/bridge-calls.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { countRows, offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { filterCalls, readCalls } from './bridge-call-rows.ts';

/** Returns one page of the trail with the count of all its rows. */
export async function answerBridgeCallPage(
  context: CallContext,
  { sort: _, direction, page, rows, ...filter }: ParsedRequestOf<typeof bridgeCallPage>,
): Promise<ResultOf<typeof bridgeCallPage>> {
  const calls = filterCalls(context, filter);
  const shown = await readCalls(context, calls, direction, {
    limit: rows,
    offset: offsetOf({ page, rows }),
  });
  return pageFrom({ page, rows }, shown, () => countRows(calls));
}

/** Returns the apps of this installation; one that was removed since is found by its time. */
export async function answerBridgeCallChoices({
  apps,
  locale,
}: CallContext): Promise<ResultOf<typeof bridgeCallChoices>> {
  return { apps: apps.all.map(({ manifest: { code, name } }) => ({ code, name: name[locale] })) };
}
