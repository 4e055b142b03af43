import type { CardContent } from '#bridge/calls/kit/card.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { countReceived } from './received.ts';
import { wpmCardWords } from './texts/card-words.ts';

/** The work reports that the caller has not read yet, and the way to write one. */
export async function readWorkReportCard(context: CallContext): Promise<CardContent> {
  const words = wpmCardWords[context.locale];
  const { unread } = await countReceived(context);
  const written = { label: words.write, detail: null, count: null, route: '/work/mine' };
  const received = { label: words.unread, detail: null, count: unread, route: '/work/received' };
  return {
    kind: 'list',
    lines: [
      ...(unread > 0 ? [{ ...received, tone: 'accent' as const }] : []),
      { ...written, tone: 'plain' },
    ],
  };
}
