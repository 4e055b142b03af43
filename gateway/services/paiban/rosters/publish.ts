import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { blockingKinds, findConflicts, type RosterShift } from '#bridge/calls/paiban/conflicts.ts';
import type { publishRoster, withdrawRoster } from '#bridge/calls/paiban/rosters.ts';
import { daysFrom } from '#bridge/calls/paiban/rotation.ts';
import { schedulingCodes } from '#bridge/calls/paiban/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays, dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { reevaluate } from '../../kaoqin/days/reevaluate.ts';
import { readBans } from '../../kaoqin/protection/read-bans.ts';
import { rosterLimits } from './open.ts';
import { publishDays, type RosterDay, readRosterDays, withdrawDays } from './roster-days.ts';
import { openScope, type RosterPerson } from './roster-people.ts';
import {
  keepChange,
  keepRoster,
  type RosterUnit,
  requireUnlocked,
  takeRoster,
  unitOf,
} from './roster-rows.ts';
import { readRosterShifts } from './roster-shifts.ts';
import { tellRostered } from './tell-rostered.ts';

/**
 * Publishes what changed since the last time; attendance of days until today is judged again.
 * @throws {RefusedError} `conflict`, `rosterLocked`, `rosterImpossible`, `rosterNightBan`, `rosterLongDayBan`, `reasonNeeded`, `nothingChanged`.
 */
export async function answerPublish(
  context: CallContext,
  request: ParsedRequestOf<typeof publishRoster>,
): Promise<ResultOf<typeof publishRoster>> {
  const unit = unitOf(request);
  const { people } = await openScope(context, unit, 'rosters.publish');
  const roster = await takeRoster(context, unit, request.version);
  if (roster.state === 'locked') throw new RefusedError(schedulingCodes.rosterLocked);
  const ids = people.map(({ id }) => id);
  const kept = await readRosterDays(context, ids, {
    from: addDays(unit.from, -1),
    to: addDays(unit.to, 1),
  });
  const changed = kept.filter(
    ({ day, plan, published }) => day >= unit.from && day <= unit.to && plan !== published,
  );
  if (changed.length === 0) throw new RefusedError(schedulingCodes.nothingChanged);
  if (roster.publishedAt !== null && request.reason === undefined)
    throw new RefusedError(schedulingCodes.reasonNeeded);
  const concerned = new Set(changed.map(({ employmentId }) => employmentId));
  const shown = people.filter(({ id }) => concerned.has(id));
  await requireUnlocked(context, unit, shown);
  await requirePossible(context, unit, shown, kept);
  await publishDays(context, [...concerned], unit);
  await judgeChanged(context, unit, changed);
  const messages = await tellRostered(context, unit, [...concerned], 'published');
  const version = await keepRoster(context, unit, roster, 'published', true);
  const reason = request.reason ?? null;
  await keepChange(context, unit, { action: 'published', days: changed.length, reason });
  return { version, days: changed.length, people: concerned.size, messages };
}

/** Takes published days after today back, and tells those whose days they were. @throws {RefusedError} `notNow` for a roster that is not published. */
export async function answerWithdraw(
  context: CallContext,
  request: ParsedRequestOf<typeof withdrawRoster>,
): Promise<ResultOf<typeof withdrawRoster>> {
  const unit = unitOf(request);
  const { people } = await openScope(context, unit, 'rosters.publish');
  const roster = await takeRoster(context, unit, request.version);
  if (roster.state === 'locked') throw new RefusedError(schedulingCodes.rosterLocked);
  if (roster.state !== 'published') throw new RefusedError('notNow');
  await requireUnlocked(context, unit, people);
  const tomorrow = addDays(dayOf(context.now()), 1);
  const from = tomorrow > unit.from ? tomorrow : unit.from;
  const ids = people.map(({ id }) => id);
  const withdrawn = await withdrawDays(context, ids, { from, to: unit.to });
  const days = withdrawn.length;
  const messages = await tellRostered(context, unit, [...new Set(withdrawn)], 'withdrawn', from);
  const version = await keepRoster(context, unit, roster, 'draft');
  await keepChange(context, unit, { action: 'withdrawn', days, reason: request.reason });
  return { version, days, messages };
}

/** What cannot be worked is never published: shifts that overlap, days outside of the employment, work that is banned. */
async function requirePossible(
  context: CallContext,
  unit: RosterUnit,
  people: readonly RosterPerson[],
  kept: readonly RosterDay[],
): Promise<void> {
  const shifts = new Map(
    (await readRosterShifts(context, new Set(kept.map(({ plan }) => plan ?? '')))).map(
      (shift): [string, RosterShift] => [shift.id, shift],
    ),
  );
  const byPerson = Map.groupBy(kept, ({ employmentId }) => employmentId);
  const range = { from: addDays(unit.from, -1), to: addDays(unit.to, 1) };
  const bans = await readBans(
    context,
    people.map(({ id }) => id),
    range,
  );
  const days = daysFrom(range.from, range.to);
  const judged = { ...unit, today: dayOf(context.now()) };
  for (const { id, joinedOn, leftOn } of people) {
    const plans = new Map((byPerson.get(id) ?? []).map(({ day, plan }) => [day, plan]));
    const person = {
      days,
      joinedOn,
      leftOn,
      leave: new Map(),
      training: [],
      duties: [],
      noNight: new Set(bans.noNight(id)),
      noOvertime: new Set(bans.noOvertime(id)),
      banned: new Map(),
      plans: days.map((day) => plans.get(day) ?? null),
    };
    const found = findConflicts(person, shifts, rosterLimits, judged);
    const [blocking] = found.filter(({ kind }) => blockingKinds.has(kind));
    if (blocking?.kind === 'nightBan') throw new RefusedError(schedulingCodes.rosterNightBan);
    if (blocking?.kind === 'longDayBan') throw new RefusedError(schedulingCodes.rosterLongDayBan);
    if (blocking !== undefined) throw new RefusedError(schedulingCodes.rosterImpossible);
  }
}

/** Attendance follows the roster: the days until today that changed are judged again, each person's span once. */
async function judgeChanged(
  context: CallContext,
  unit: RosterUnit,
  changed: readonly RosterDay[],
): Promise<void> {
  const today = dayOf(context.now());
  const past = changed.filter(({ day }) => day <= today);
  if (past.length === 0) return;
  const people = [...new Set(past.map(({ employmentId }) => employmentId))];
  const days = past.map(({ day }) => day).toSorted();
  const range = { from: days[0] ?? unit.from, to: days.at(-1) ?? unit.to };
  await reevaluate(context, people, range, 'roster');
}
