import type { rejudgeMonth } from '#bridge/calls/kaoqin/months.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { rejudgeSoon } from '../days/rejudge-job.ts';
import { closedUntil } from './month-state.ts';

/** Has the days of an open month judged again. */
export async function answerRejudge(
  context: CallContext,
  { month }: ParsedRequestOf<typeof rejudgeMonth>,
): Promise<ResultOf<typeof rejudgeMonth>> {
  const until = await closedUntil(context);
  if (until !== null && `${month}-01` <= until) throw new RefusedError('notNow');
  const jobId = await rejudgeSoon(context, { kind: 'month', month: `${month}-01` });
  context.record(`attendanceMonth:${month}`, { rejudged: jobId });
  return { jobId };
}
