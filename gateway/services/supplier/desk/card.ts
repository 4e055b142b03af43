import type { CardContent } from '#bridge/calls/kit/card.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { cardWords } from '../texts/card-words.ts';
import { readOverview } from './overview.ts';

const kinds = [
  'lateOrders',
  'blockedOrders',
  'toCheck',
  'invoices',
  'disputes',
  'pending',
  'licences',
  'applicants',
] as const;

/** What waits for the purchaser, one line for each kind. */
export async function readPurchasingCard(context: CallContext): Promise<CardContent> {
  const { counts } = await readOverview(context);
  const words = cardWords[context.locale];
  return {
    kind: 'list',
    lines: kinds
      .filter((kind) => counts[kind] > 0)
      .map((kind) => ({
        label: words[kind],
        detail: null,
        count: counts[kind],
        tone: kind === 'lateOrders' || kind === 'blockedOrders' ? 'warn' : 'accent',
        route: '/overview',
      })),
  };
}
