import type { CardContent } from '#bridge/calls/kit/card.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { answerMovementByMonth } from './movement.ts';
import { figureWords } from './texts/figure-words.ts';

type Figure = Extract<CardContent, { kind: 'figures' }>['figures'][number];

/** The page of the app on which the figures are looked at closely. */
const PAGE = '/workforce';

/** Returns the figures of this month; the same counts as on the page they lead to. */
export async function answerWorkforceFigures(context: CallContext): Promise<CardContent> {
  const words = figureWords[context.locale];
  const { rows, turnover } = await answerMovementByMonth(context, { months: '12' });
  const { joined = 0, left = 0, opening = 0, closing = 0 } = rows.at(-1) ?? {};
  const change = closing - opening;
  const figure = (label: string, value: number, more: Partial<Figure> = {}): Figure => ({
    label,
    value,
    format: 'number',
    hint: null,
    tone: 'plain',
    route: PAGE,
    ...more,
  });
  return {
    kind: 'figures',
    asOf: dayOf(context.now()),
    figures: [
      figure(words.headCount, closing, {
        tone: 'accent',
        hint: words.sinceMonthStart(change > 0 ? `+${change}` : String(change)),
      }),
      figure(words.joined, joined, { tone: 'good' }),
      figure(words.left, left, { tone: 'bad' }),
      ...(turnover === null ? [] : [figure(words.turnover, turnover, { format: 'percent' })]),
    ],
  };
}
