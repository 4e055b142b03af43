import { nightDays } from '#bridge/calls/paiban/night.ts';
import type { Bans, Protection } from '#gateway/kernel/law/protection.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import type { TimeContext } from '../days/read-plans.ts';
import { clockMinute } from '../engine/clock.ts';
import { readBans } from './read-bans.ts';

/** Overtime that somebody asks for. */
export interface AskedOvertime {
  readonly employment: string;
  readonly day: string;
  readonly fromAt: string;
  readonly toAt: string;
}

/** What is banned of it, and why: the overtime as a whole, or its part at night. */
export interface OvertimeBan {
  readonly work: 'overtime' | 'night';
  readonly reason: Protection;
}

/** What the law bans of overtime, in the order in which it is given; null is allowed. */
export async function findOvertimeBans(
  context: Pick<TimeContext, 'database' | 'tenantId'>,
  asked: readonly AskedOvertime[],
): Promise<readonly (OvertimeBan | null)[]> {
  const days = asked.map(({ day }) => day).toSorted();
  const [from] = days;
  const last = days.at(-1);
  if (from === undefined || last === undefined) return [];
  const ids = [...new Set(asked.map(({ employment }) => employment))];
  const bans = await readBans(context, ids, { from, to: addDays(last, 1) });
  return asked.map((one) => banOfOvertime(one, (day) => bans.banOn(one.employment, day)));
}

/** What the law bans of overtime of a person; what passes midnight is overtime of the next day as well. */
export function banOfOvertime(
  { day, fromAt, toAt }: Omit<AskedOvertime, 'employment'>,
  banOn: (day: string) => Bans,
): OvertimeBan | null {
  const span = { from: clockMinute(fromAt), to: clockMinute(toAt) };
  const worked = [...(span.from < 1440 ? [day] : []), ...(span.to > 1440 ? [addDays(day, 1)] : [])];
  for (const one of worked) {
    const { overtime } = banOn(one);
    if (overtime !== null) return { work: 'overtime', reason: overtime };
  }
  for (const one of nightDays(day, span)) {
    const { night } = banOn(one);
    if (night !== null) return { work: 'night', reason: night };
  }
  return null;
}
