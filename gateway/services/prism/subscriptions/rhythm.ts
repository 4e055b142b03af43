import type { Rhythm } from '#bridge/calls/prism/subscriptions.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { nextOccurrence } from '#gateway/jobs/schedule.ts';

/** The first moment after `after` at which a subscription comes, by the clock of a zone. */
export function nextOf(rhythm: Rhythm, timeZone: string, after: Date): Date {
  if (rhythm.every !== 'week') return nextOccurrence(rhythm, timeZone, after);
  const { weekdays, at } = rhythm;
  const moments = weekdays.map((weekday) =>
    nextOccurrence({ every: 'week', weekday, at }, timeZone, after),
  );
  return new Date(Math.min(...moments.map((moment) => moment.getTime())));
}

/** The zone of a company. */
export async function readTimeZone(
  database: DatabaseTransaction,
  tenantId: string,
): Promise<string> {
  const { time_zone: timeZone } = await database
    .selectFrom('tenant')
    .where('id', '=', tenantId)
    .select('time_zone')
    .executeTakeFirstOrThrow();
  return timeZone;
}
