import { isLongDay, nightDays } from '#bridge/calls/paiban/night.ts';
import type { Bans } from '#gateway/kernel/law/protection.ts';
import { addDays, addYears, dayOf } from '#gateway/kernel/people/calendar.ts';
import { planDay, type WorkDays } from '../days/plan-day.ts';
import { readCompanyDays, type TimeContext } from '../days/read-plans.ts';
import { type NamedShift, namedShift } from '../days/shift-rules.ts';
import { dueSpans, type ShiftRule, shiftSpan } from '../engine/shift.ts';
import { lengthOf } from '../engine/spans.ts';
import { readBans } from './read-bans.ts';

/** What is banned of a shift: its work at night, or its hours beyond a standard day. */
export type ShiftBan = 'night' | 'overtime';

/** What the law bans of a shift on a day; null is allowed. */
export function banOfShift(
  day: string,
  rule: ShiftRule,
  banOn: (day: string) => Bans,
): ShiftBan | null {
  const isNight = nightDays(day, shiftSpan(rule)).some((one) => banOn(one).night !== null);
  if (isNight) return 'night';
  const isLong = isLongDay({ minutes: lengthOf(dueSpans(rule)) });
  return isLong && banOn(day).overtime !== null ? 'overtime' : null;
}

/** A shift that a person is to have for some days; without a last one it goes on. */
export interface AskedShift {
  readonly employment: string;
  readonly shift: string;
  readonly fromOn: string;
  readonly toOn: string | null;
  readonly workDays: WorkDays;
}

/** Bans of minors, of a pregnancy that is noted and of the nursing after it end within these years. */
const yearsOfBans = 3;

/** What the law bans of personal shifts from today on, in the order in which they are given: the first ban of each. */
export async function findShiftBans(
  context: TimeContext,
  asked: readonly AskedShift[],
): Promise<readonly (ShiftBan | null)[]> {
  const today = dayOf(context.now());
  const spans = asked.map((one) => spanOf(one, today));
  const from = spans.map((span) => span.from).toSorted()[0];
  const to = spans
    .map((span) => span.to)
    .toSorted()
    .at(-1);
  if (from === undefined || to === undefined || from > to) return asked.map(() => null);
  const shifts = await readShifts(context, asked);
  const ids = [...new Set(asked.map(({ employment }) => employment))];
  const bans = await readBans(context, ids, { from, to: addDays(to, 2) });
  const calendar = await readCompanyDays(context, { from, to });
  return asked.map((one, at): ShiftBan | null => {
    const shift = shifts.get(one.shift);
    const span = spans[at];
    if (shift === undefined || span === undefined || !bans.isProtected(one.employment)) return null;
    const own = { shift, from: one.fromOn, to: one.toOn, workDays: one.workDays };
    const banOn = (day: string) => bans.banOn(one.employment, day);
    for (let day = span.from; day <= span.to; day = addDays(day, 1)) {
      if (planDay(day, calendar(day), null, [own]).shift === null) continue;
      const ban = banOfShift(day, shift.rule, banOn);
      if (ban !== null) return ban;
    }
    return null;
  });
}

/** The days of a shift that can still be changed, as far as bans reach. */
function spanOf({ fromOn, toOn }: AskedShift, today: string) {
  const from = fromOn > today ? fromOn : today;
  const far = addYears(from, yearsOfBans);
  return { from, to: toOn === null || toOn > far ? far : toOn };
}

async function readShifts(
  { database, tenantId }: TimeContext,
  asked: readonly AskedShift[],
): Promise<ReadonlyMap<string, NamedShift>> {
  const rows = await database
    .selectFrom('shift')
    .where('tenant_id', '=', tenantId)
    .where(
      'id',
      'in',
      asked.map(({ shift }) => shift),
    )
    .selectAll()
    .execute();
  return new Map(rows.map((row) => [row.id, namedShift(row)]));
}
