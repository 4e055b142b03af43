import { sql } from 'kysely';
import type { punch } from '#bridge/calls/kaoqin/mine.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { FieldIssue } from '#bridge/calls/kit/words.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays, dayOf } from '#gateway/kernel/people/calendar.ts';
import { ownEmployment } from '#gateway/kernel/people/own-employment.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { GroupRule } from '../days/plan-day.ts';
import { dayStart, siteSecond } from '../days/read-facts.ts';
import { readPlans } from '../days/read-plans.ts';
import { reevaluate } from '../days/reevaluate.ts';
import { localTime } from '../engine/clock.ts';
import { metresBetween } from '../engine/geofence.ts';

/** A second punch within so many seconds is one by mistake. */
const pauseSeconds = 10;

/** Punches now, by the clock of the server, at the place the attendance group asks for. */
export async function answerPunch(
  context: CallContext,
  place: ParsedRequestOf<typeof punch>,
): Promise<ResultOf<typeof punch>> {
  const employmentId = ownEmployment(context);
  const now = context.now();
  const day = dayOf(now);
  const plans = await readPlans(context, [employmentId], { from: day, to: day });
  if (plans.planOf(employmentId, day) === null) throw new RefusedError('notFound');
  const group = plans.groupOf(employmentId, day);
  const distance = checkPlace(group, place);
  await refuseSecond(context, employmentId, now);
  await context.database
    .insertInto('punch')
    .values({
      tenant_id: context.tenantId,
      employment_id: employmentId,
      id: uuid7(),
      at: now,
      source: 'web',
      latitude: place.latitude ?? null,
      longitude: place.longitude ?? null,
      distance,
      added_at: now,
    })
    .execute();
  await reevaluate(context, [employmentId], { from: addDays(day, -1), to: day }, 'skip');
  context.record(`employee:${employmentId}`, { punch: now.toISOString() });
  const minute = Math.floor(siteSecond(now) / 60);
  return {
    day,
    minute: minute - dayStart(day),
    at: localTime(minute),
    distance,
    outside: isOutside(group, distance),
  };
}

/** Whether a distance is more than a group allows. */
export function isOutside(
  group: Pick<GroupRule, 'radius'> | null,
  distance: number | null,
): boolean {
  const radius = group?.radius ?? null;
  return distance !== null && radius !== null && distance > radius;
}

/** Metres from the place of the group; null where no place is asked for or given. */
function checkPlace(
  group: GroupRule | null,
  { latitude, longitude }: ParsedRequestOf<typeof punch>,
): number | null {
  const needed = group?.placeRule === 'required';
  if (latitude === undefined || longitude === undefined) {
    if (needed) throw wrongPlace('required');
    return null;
  }
  if (group?.place === null || group === null) return null;
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  const metres = Math.round(metresBetween(group.place, point));
  if (needed && metres > (group.radius ?? 0)) throw wrongPlace('tooLarge', group.radius ?? 0);
  return metres;
}

function wrongPlace(issue: FieldIssue, max?: number): RefusedError {
  const bounds = max === undefined ? {} : { max };
  return new RefusedError('badInput', {
    fields: [{ path: 'latitude', issue, ...bounds }],
  });
}

async function refuseSecond(
  { database, tenantId }: CallContext,
  employmentId: string,
  now: Date,
): Promise<void> {
  await sql`select 1 from employment where tenant_id = ${tenantId} and id = ${employmentId} for update`.execute(
    database,
  );
  const last = await database
    .selectFrom('punch')
    .where('tenant_id', '=', tenantId)
    .where('employment_id', '=', employmentId)
    .where('at', '>', new Date(now.getTime() - pauseSeconds * 1000))
    .select('id')
    .executeTakeFirst();
  if (last !== undefined) throw new RefusedError('throttled', { retryAfter: pauseSeconds });
}
