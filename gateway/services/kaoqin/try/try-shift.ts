import type { tryShift } from '#bridge/calls/kaoqin/try.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { readPlans } from '../days/read-plans.ts';
import { namedShift } from '../days/shift-rules.ts';
import { clockMinute, dayMinutes } from '../engine/clock.ts';
import { evaluateDay } from '../engine/day-result.ts';
import type { Span } from '../engine/spans.ts';

type Asked = ParsedRequestOf<typeof tryShift>;

/** Judges a day by a shift on chosen inputs; nothing is written. */
export async function answerTryShift(
  context: CallContext,
  asked: Asked,
): Promise<ResultOf<typeof tryShift>> {
  const { day } = asked;
  const row = await context.database
    .selectFrom('shift')
    .where('tenant_id', '=', context.tenantId)
    .where('id', '=', asked.shiftId)
    .where('removed_at', 'is', null)
    .selectAll()
    .executeTakeFirst();
  if (row === undefined) throw new RefusedError('notFound');
  const plans = await readPlans(context, [], { from: day, to: addDays(day, 1) });
  const { kind } = plans.calendarOf(day);
  const leave = spanOf('leaveTo', asked.leaveFrom, asked.leaveTo);
  const overtime = spanOf('overtimeTo', asked.overtimeFrom, asked.overtimeTo);
  const {
    trace,
    overtime: paid,
    ...result
  } = evaluateDay({
    plan: { kind: 'shift', shift: namedShift(row).rule },
    kinds: [kind, plans.calendarOf(addDays(day, 1)).kind],
    punches: asked.punches.map(clockMinute),
    covers: leave.map((span) => ({ ...span, kind: 'leave' as const })),
    overtime,
    policy: { basis: 'lesser', minutesAtLeast: 30, stepMinutes: 30, beforeShift: false },
    // A day that is over: every window is closed.
    now: 4 * dayMinutes,
  });
  return {
    ...result,
    kind,
    exceptions: [...result.exceptions],
    overtime: {
      workday: paid.workday,
      restDay: paid['rest-day'],
      holiday: paid['statutory-holiday'],
    },
    reasons: [...trace],
  };
}

/** A span of two times; nothing where none is given. */
function spanOf(path: string, from: string | undefined, to: string | undefined): readonly Span[] {
  if (from === undefined && to === undefined) return [];
  const span = { from: clockMinute(from ?? '00:00'), to: clockMinute(to ?? '00:00') };
  if (span.to <= span.from)
    throw new RefusedError('badInput', { fields: [{ path, issue: 'dateOrder' }] });
  return [span];
}
