import type { CardContent } from '#bridge/calls/kit/card.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { readOverview } from './read-overview.ts';
import { cardWords } from './texts/card-words.ts';

/** What needs care: employers near or above the limit, assignments and permits that end, open returns. */
export async function readDispatchCard(context: CallContext): Promise<CardContent> {
  const { entities, ending, permits, openReturns, substitutes, disputes, proposals } =
    await readOverview(context, {});
  const words = cardWords[context.locale];
  const pressed = entities
    .filter(({ state }) => state !== 'fine')
    .map(({ name, ratio, state }) => ({
      label: words.ratio(name),
      detail: `${ratio}%`,
      count: null,
      tone: state === 'over' ? ('bad' as const) : ('warn' as const),
      route: '/overview',
    }));
  const counted = [
    { label: words.ending, count: ending.length, route: '/assignments' },
    { label: words.substitutes, count: substitutes.length, route: '/overview' },
    { label: words.disputes, count: disputes.length, route: '/overview' },
    { label: words.proposals, count: proposals.length, route: '/overview' },
    { label: words.permits, count: permits.length, route: '/agencies' },
    { label: words.returns, count: openReturns, route: '/returns' },
  ];
  return {
    kind: 'list',
    lines: [
      ...pressed,
      ...counted
        .filter(({ count }) => count > 0)
        .map((line) => ({ ...line, detail: null, tone: 'accent' as const })),
    ],
  };
}
