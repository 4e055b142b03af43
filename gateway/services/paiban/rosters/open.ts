import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { schedulingFunctions } from '#bridge/calls/paiban/functions.ts';
import { type openRoster, rosterMargin } from '#bridge/calls/paiban/rosters.ts';
import { daysFrom } from '#bridge/calls/paiban/rotation.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays, dayOf } from '#gateway/kernel/people/calendar.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import { readCompanyDays, readHoursOf } from '../../kaoqin/days/read-plans.ts';
import { type PersonBans, readRosterBans } from './roster-bans.ts';
import { type RosterDay, readRosterDays } from './roster-days.ts';
import { openScope, type RosterPerson } from './roster-people.ts';
import { type RosterUnit, readRoster, unitOf } from './roster-rows.ts';
import { placeOf, readRosterShifts } from './roster-shifts.ts';
import { type PersonTraining, readRosterTraining } from './roster-training.ts';

type Opened = ResultOf<typeof openRoster>;

/** Labour Law, arts. 36 and 38, and Regulation on Working Hours of Employees, art. 3: 44 hours a week at most, a day of rest each week. */
export const rosterLimits = { restMinutes: 11 * 60, daysInARow: 6, weekMinutes: 44 * 60 } as const;

/** Minutes of a working day at standard hours. */
const dayMinutes = 8 * 60;

/** Opens a roster: people in reach, and their days with a margin before and after the month. */
export async function answerOpenRoster(
  context: CallContext,
  request: ParsedRequestOf<typeof openRoster>,
): Promise<Opened> {
  const unit = unitOf(request);
  const { people } = await openScope(context, unit, 'rosters');
  const wide = { from: addDays(unit.from, -rosterMargin), to: addDays(unit.to, rosterMargin) };
  const days = daysFrom(wide.from, wide.to);
  const ids = people.map(({ id }) => id);
  const kept = await readRosterDays(context, ids, wide);
  const shifts = await readRosterShifts(context, namedIn(kept));
  const calendar = await readCompanyDays(context, wide);
  const leave = await readLeave(context, ids, wide);
  const banned = await readRosterBans(context, { ids, days, kept });
  const training = await readRosterTraining(context, ids, days);
  const hoursOf = await readHoursOf(context);
  const { state, version, publishedAt } = await readRoster(context, unit);
  const spread = spreadOf(days, shifts, kept);
  const inMonth = days.filter((day) => day >= unit.from && day <= unit.to);
  return {
    state,
    version,
    publishedAt: publishedAt?.toISOString() ?? null,
    today: dayOf(context.now()),
    first: days.indexOf(unit.from),
    last: days.indexOf(unit.to),
    days: days.map((day) => ({ day, ...calendar(day) })),
    shifts: [...shifts],
    people: people.map((person) => ({
      ...presentPerson(person, spread, leave, days),
      ...banned(person.id),
      ...training(person.id),
      hasCycle: hoursOf(person.organPath).cycle !== null,
    })),
    limits: rosterLimits,
    targetMinutes: inMonth.filter((day) => calendar(day).kind === 'workday').length * dayMinutes,
    can: {
      edit: hasFunction(context.rights, schedulingFunctions['rosters.edit']),
      publish: hasFunction(context.rights, schedulingFunctions['rosters.publish']),
    },
  };
}

function namedIn(days: readonly RosterDay[]): ReadonlySet<string> {
  return new Set(days.flatMap(({ plan, published }) => [plan ?? '', published ?? '']));
}

type Spread = (employmentId: string) => Pick<Opened['people'][number], 'plans' | 'published'>;

/** Days of people by their places: one array each for what is drawn up and what is published. */
function spreadOf(
  days: readonly string[],
  shifts: readonly { readonly id: string }[],
  kept: readonly RosterDay[],
): Spread {
  const places = new Map(shifts.map(({ id }, at) => [id, at + 1]));
  const at = new Map(days.map((day, index) => [day, index]));
  const byPerson = Map.groupBy(kept, ({ employmentId }) => employmentId);
  return (employmentId) => {
    const plans = days.map(() => -1);
    const published = days.map(() => -1);
    for (const one of byPerson.get(employmentId) ?? []) {
      const place = at.get(one.day) ?? 0;
      plans[place] = placeOf(one.plan, places);
      published[place] = placeOf(one.published, places);
    }
    return { plans, published };
  };
}

interface LeaveDay {
  readonly employmentId: string;
  readonly day: string;
  readonly half: 'whole' | 'am' | 'pm' | 'times';
}

async function readLeave(
  { database, tenantId }: CallContext,
  ids: readonly string[],
  { from, to }: Pick<RosterUnit, 'from' | 'to'>,
): Promise<readonly LeaveDay[]> {
  const { rows } = await sql<LeaveDay>`
    select r.employment_id as "employmentId", d.day, d.half
    from leave_request r
    join leave_request_day d on d.tenant_id = r.tenant_id and d.request_id = r.id
    where r.tenant_id = ${tenantId} and r.state = 'approved' and r.removed_at is null
      and r.employment_id = any(${ids}::uuid[])
      and d.day between ${from}::date and ${to}::date`.execute(database);
  return rows;
}

function presentPerson(
  { organPath: _, ...person }: RosterPerson,
  spread: Spread,
  leave: readonly LeaveDay[],
  days: readonly string[],
): Omit<Opened['people'][number], keyof (PersonBans & PersonTraining) | 'hasCycle'> {
  return {
    ...person,
    ...spread(person.id),
    leave: leave
      .filter(({ employmentId }) => employmentId === person.id)
      .map(({ day, half }): [number, LeaveDay['half']] => [days.indexOf(day), half]),
  };
}
