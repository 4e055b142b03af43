import type * as z from 'zod/mini';
import { type homeBoard, homeLayout, type saveHomeLayout } from '#bridge/calls/home/board.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf, hourOf } from '#gateway/kernel/people/calendar.ts';
import { hasFunction, type Rights } from '#gateway/kernel/rights.ts';
import { cardSource } from '../menu/app-registry.ts';
import { visibleApps } from '../menu/visible-apps.ts';
import { keepPreference, readPreference } from './preference.ts';

type Layout = z.output<typeof homeLayout>;
type Board = ResultOf<typeof homeBoard>;

/** The preference that holds the arrangement. */
const KEY = 'home-layout';

/** Returns the cards of the apps the caller may open; whose source would refuse the caller is left out. */
export async function answerHomeBoard(context: CallContext): Promise<Board> {
  const { rights, apps, locale } = context;
  const cards = visibleApps(rights, apps).flatMap(({ manifest }) =>
    manifest.cards.flatMap(({ code, name, size, joins, source }): Board['cards'] => {
      const call = cardSource(source);
      if (call === undefined || !maySpeak(rights, call.access)) return [];
      const key = `${manifest.code}.${code}`;
      return [{ key, app: manifest.code, name: name[locale], size, joins, path: call.path }];
    }),
  );
  // The portal's own order is never wrong.
  const layout = await readPreference(context, KEY, homeLayout);
  return {
    cards,
    layout: layout ?? { order: [], hidden: [] },
    today: dayOf(context.now()),
    hour: hourOf(context.now()),
  };
}

function maySpeak(
  rights: Rights,
  access: NonNullable<ReturnType<typeof cardSource>>['access'],
): boolean {
  return access.kind !== 'function' || hasFunction(rights, access.functionId);
}

/** Keeps the whole arrangement; of two browser tabs the last one counts. */
export async function answerSaveHomeLayout(
  context: CallContext,
  layout: ParsedRequestOf<typeof saveHomeLayout>,
): Promise<Layout> {
  await keepPreference(context, KEY, layout);
  return layout;
}
