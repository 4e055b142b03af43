import type { CardContent } from '#bridge/calls/kit/card.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { answerApprovalCounts } from './lists.ts';
import { cardWords } from './texts/card-words.ts';

type Line = Extract<CardContent, { kind: 'list' }>['lines'][number];

/** What waits for the caller, by the same counts as the lists; what is empty is left out. */
export async function answerApprovalTodos(context: CallContext): Promise<CardContent> {
  const counts = await answerApprovalCounts(context);
  const words = cardWords[context.locale];
  const line = (label: string, count: number, tone: Line['tone'], view: string): Line[] =>
    count === 0 ? [] : [{ label, detail: null, count, tone, route: `/approvals/list/${view}` }];
  return {
    kind: 'list',
    lines: [
      ...line(words.todo, counts.todo, 'accent', 'todo'),
      ...line(words.overdue, counts.overdue, 'bad', 'todo'),
      ...line(words.returned, counts.returned, 'warn', 'started'),
      ...line(words.held, counts.held, 'bad', 'all'),
    ],
  };
}
