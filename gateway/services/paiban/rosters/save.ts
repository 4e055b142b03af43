import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { saveRosterCells } from '#bridge/calls/paiban/rosters.ts';
import { schedulingCodes } from '#bridge/calls/paiban/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { writeRosterDays } from './roster-days.ts';
import { openScope } from './roster-people.ts';
import { keepRoster, requireUnlocked, takeRoster, unitOf } from './roster-rows.ts';
import { readRosterShifts } from './roster-shifts.ts';

/**
 * Saves days of a roster as a draft.
 * @throws {RefusedError} `conflict`, `rosterLocked`, `notFound` for people and days that are not of the roster.
 */
export async function answerSaveCells(
  context: CallContext,
  request: ParsedRequestOf<typeof saveRosterCells>,
): Promise<ResultOf<typeof saveRosterCells>> {
  const unit = unitOf(request);
  const { people } = await openScope(context, unit, 'rosters.edit');
  const roster = await takeRoster(context, unit, request.version);
  if (roster.state === 'locked') throw new RefusedError(schedulingCodes.rosterLocked);
  const shifts = new Set((await readRosterShifts(context)).map(({ id }) => id));
  const known = new Map(people.map((person) => [person.id, person]));
  const cells = new Map(request.cells.map((cell) => [`${cell.employmentId} ${cell.day}`, cell]));
  const touched = [...cells.values()].map(({ employmentId, day, plan }) => {
    const person = known.get(employmentId);
    const isKnown = plan === '' || plan === 'rest' || shifts.has(plan);
    if (person === undefined || day < unit.from || day > unit.to || !isKnown)
      throw new RefusedError('notFound');
    return { employmentId, day, plan: plan === '' ? null : plan, person };
  });
  if (touched.length === 0) return { version: roster.version };
  await requireUnlocked(context, unit, [...new Set(touched.map(({ person }) => person))]);
  await writeRosterDays(context, touched);
  const version = await keepRoster(context, unit, roster, roster.state);
  context.record(`roster:${unit.organId}:${request.month}`, { cells: touched.length });
  return { version };
}
