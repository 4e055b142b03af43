import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { openRoster } from '#bridge/calls/paiban/rosters.ts';
import { addDays, dayOf } from '#gateway/kernel/people/calendar.ts';
import type { TimeContext } from '../../kaoqin/days/read-plans.ts';
import { readBannedPlans } from '../../kaoqin/protection/banned-plans.ts';
import { readBans } from '../../kaoqin/protection/read-bans.ts';
import type { RosterDay } from './roster-days.ts';

type Person = ResultOf<typeof openRoster>['people'][number];

/** What is banned of a person, by the places of days. */
export type PersonBans = Pick<Person, 'noNight' | 'noOvertime' | 'banned'>;

/** What is read of a roster already. */
interface KnownRoster {
  readonly ids: readonly string[];
  readonly days: readonly string[];
  readonly kept: readonly RosterDay[];
}

/** Reads what the law bans of the people of a roster, and what of it is planned beside the roster. */
export async function readRosterBans(
  context: TimeContext,
  { ids, days, kept }: KnownRoster,
): Promise<(employmentId: string) => PersonBans> {
  const range = { from: days[0] ?? '', to: days.at(-1) ?? '' };
  const bans = await readBans(context, ids, { ...range, to: addDays(range.to, 1) });
  const today = dayOf(context.now());
  const from = today > range.from ? today : range.from;
  const planned = await readBannedPlans(context, bans, ids, { from, to: range.to });
  const rostered = new Set(
    kept.flatMap(({ employmentId, day, published }) =>
      published === null ? [] : [`${employmentId} ${day}`],
    ),
  );
  const places = new Map(days.map((day, at) => [day, at]));
  const placesOf = (some: readonly string[]) => some.flatMap((day) => places.get(day) ?? []);
  return (employmentId) => {
    const { shifts, overtime } = planned.get(employmentId) ?? { shifts: [], overtime: [] };
    const beside = shifts.filter((day) => !rostered.has(`${employmentId} ${day}`));
    return {
      noNight: placesOf(bans.noNight(employmentId)),
      noOvertime: placesOf(bans.noOvertime(employmentId)),
      banned: [
        ...placesOf(beside).map((at): [number, 'shift'] => [at, 'shift']),
        ...placesOf(overtime).map((at): [number, 'overtime'] => [at, 'overtime']),
      ],
    };
  };
}
