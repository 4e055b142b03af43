import { sql } from 'kysely';
import { daysFrom } from '#bridge/calls/paiban/rotation.ts';
import { type Bans, bansOf, type ProtectedPeriod } from '#gateway/kernel/law/protection.ts';
import type { DayRange, TimeContext } from '../days/read-plans.ts';

/** What the law bans for people on days. */
export interface PeopleBans {
  /** On one day, each ban with its reason: only for the person or for who keeps protected periods. */
  banOn(employmentId: string, day: string): Bans;
  /** Whether anything can be banned in the range: a period is noted, or the person is too young at its beginning. */
  isProtected(employmentId: string): boolean;
  /** The days of the range on which night work is not allowed, without a reason. */
  noNight(employmentId: string): readonly string[];
  /** The days of the range on which overtime is not allowed. */
  noOvertime(employmentId: string): readonly string[];
}

interface PersonRow {
  readonly id: string;
  readonly bornOn: string | null;
  readonly periods: readonly ProtectedPeriod[];
}

/** Reads what the law bans for people: their ages and the protected periods that are noted. */
export async function readBans(
  { database, tenantId }: Pick<TimeContext, 'database' | 'tenantId'>,
  employmentIds: readonly string[],
  range: DayRange,
): Promise<PeopleBans> {
  const { rows } = await sql<PersonRow>`
    select e.id, p.birth_date as "bornOn", coalesce(
      jsonb_agg(jsonb_build_object('kind', x.kind, 'fromOn', x.from_on, 'toOn', x.to_on)
        order by x.from_on, x.id) filter (where x.id is not null), '[]') as periods
    from employment e
    join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
    left join employment same on same.tenant_id = e.tenant_id and same.person_id = e.person_id
    left join protected_period x on x.tenant_id = same.tenant_id and x.employment_id = same.id
      and x.removed_at is null and x.from_on <= ${range.to}::date
      and (x.to_on is null or x.to_on >= ${range.from}::date)
    where e.tenant_id = ${tenantId} and e.id = any(${employmentIds}::uuid[])
    group by e.id, p.birth_date`.execute(database);
  const people = new Map(rows.map((row) => [row.id, row]));
  const banOn = (employmentId: string, day: string) =>
    bansOf(people.get(employmentId) ?? unknown, { place: 'CN', asOf: day });
  const days = daysFrom(range.from, range.to);
  return {
    banOn,
    // Bans by age end with the years, so that none begins within the range.
    isProtected: (employmentId) =>
      (people.get(employmentId) ?? unknown).periods.length > 0 ||
      Object.values(banOn(employmentId, range.from)).some((ban) => ban !== null),
    noNight: (employmentId) => days.filter((day) => banOn(employmentId, day).night !== null),
    noOvertime: (employmentId) => days.filter((day) => banOn(employmentId, day).overtime !== null),
  };
}

const unknown = { bornOn: null, periods: [] };
