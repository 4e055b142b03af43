import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { issueWords } from '#bridge/calls/kit/field-words.ts';
import type { applyLeave, previewLeave } from '#bridge/calls/vacation/mine.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { ownEmployment } from '#gateway/kernel/people/own-employment.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { moveRow } from '#gateway/record/save/move.ts';
import { createRow } from '#gateway/record/save/verbs.ts';
import { openScope } from '#gateway/record/scope.ts';
import { records } from '../../records.ts';
import { type AskedLeave, countLeave, readLeaveType } from '../balances/count-leave.ts';
import { type LeaveProblem, leaveProblems, roomFor } from '../balances/leave-problems.ts';
import { amountText } from '../engine/amount.ts';
import { leaveRequests } from '../records/leave-requests.ts';
import { forecastLeave } from './forecast.ts';

type Asked = ParsedRequestOf<typeof previewLeave>;

function askedOf(context: CallContext, { typeId, ...span }: Asked): AskedLeave {
  return { employment: ownEmployment(context), type: typeId, ...span };
}

/** What a leave of the caller would take, day by day; nothing is written. */
export async function answerLeavePreview(
  context: CallContext,
  request: Asked,
): Promise<ResultOf<typeof previewLeave>> {
  const asked = askedOf(context, request);
  const isBackwards =
    `${asked.toOn}${asked.toHalf}` < `${asked.fromOn}${asked.fromHalf}` ||
    (asked.toOn === asked.fromOn && (asked.toAt ?? '48:00') <= (asked.fromAt ?? ''));
  if (isBackwards) throw refused([{ field: 'toOn', issue: 'dateOrder' }]);
  const type = await readLeaveType(context, asked.type);
  if (type === null) throw refused([{ field: 'type', issue: 'choice' }]);
  const counted = await countLeave(context, asked, type);
  const problems = await leaveProblems(context, asked, type, counted, null);
  const room = type.hasBalance ? await roomFor(context, asked, counted.days, null) : null;
  return {
    total: amountText(counted.total),
    minutes: counted.minutes,
    days: counted.days.map(({ day, half, amount, fromAt, toAt }) => ({
      day,
      half,
      amount: amountText(amount),
      from: fromAt,
      to: toAt,
    })),
    notCounted: [...counted.notCounted],
    left: room === null ? null : amountText(room.left),
    leftAfter: room === null ? null : amountText(room.left - counted.total),
    route: await forecastLeave(context, asked, counted.total),
    problems: problems.map((problem) => issueWords(problem, context.locale)),
  };
}

function refused(problems: readonly LeaveProblem[]): RefusedError {
  return new RefusedError('badInput', {
    fields: problems.map(({ field, ...problem }) => ({
      path: field === 'type' ? 'typeId' : field,
      ...problem,
    })),
  });
}

/** Asks for leave: the request is made and sent in one, so that none is left behind half done. */
export async function answerLeaveApplication(
  context: CallContext,
  { reason, ...request }: ParsedRequestOf<typeof applyLeave>,
): Promise<ResultOf<typeof applyLeave>> {
  const asked = askedOf(context, request);
  const type = await readLeaveType(context, asked.type);
  if (type === null) throw refused([{ field: 'type', issue: 'choice' }]);
  const counted = await countLeave(context, asked, type);
  const problems = await leaveProblems(context, asked, type, counted, uuid7());
  if (problems.length > 0) throw refused(problems);
  const scope = await openScope(context, leaveRequests, records);
  const { fromAt = null, toAt = null, ...span } = asked;
  const made = await createRow(scope, {
    values: { ...span, fromAt, toAt, ...(reason !== undefined && { reason }) },
  });
  const { id = '', version = 1 } = made;
  const sent = await moveRow(scope, { id, version, move: 'submit' });
  const pending = typeof sent.pending === 'string';
  return { id, state: sent.state === 'approved' ? 'approved' : 'draft', pending };
}
