import { sql } from 'kysely';
import type { sessionDesk } from '#bridge/calls/elephantstep/desk.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { readRosterDays } from '../../paiban/rosters/roster-days.ts';
import { readRosterShifts } from '../../paiban/rosters/roster-shifts.ts';
import type { LockedSession } from './seats.ts';

type Rows = Pick<CallContext, 'database' | 'tenantId'>;

/** What somebody has at the time of a session. */
export type Clash = ResultOf<typeof sessionDesk>['people'][number]['clashes'][number];

/** When a session is. */
export type SessionTimes = Pick<LockedSession, 'id' | 'fromOn' | 'toOn' | 'startsAt' | 'endsAt'>;

const noon = 720;
const dayMinutes = 1440;

/** Reads who has what at the time of a session: a seat in another one, approved leave, or a shift of a published roster. */
export async function readClashes(
  rows: Rows,
  session: SessionTimes,
  employmentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Clash[]>> {
  if (employmentIds.length === 0) return new Map();
  const found = [
    ...(await inSessions(rows, session, employmentIds)).map((id) => [id, 'session'] as const),
    ...(await onLeave(rows, session, employmentIds)).map((id) => [id, 'leave'] as const),
    ...(await onShift(rows, session, employmentIds)).map((id) => [id, 'shift'] as const),
  ];
  const grouped = Map.groupBy(found, ([id]) => id);
  return new Map([...grouped].map(([id, some]) => [id, some.map(([, clash]) => clash)]));
}

/** Who of these people has a seat in another session at that time. */
export async function inSessions(
  { database, tenantId }: Rows,
  { id, fromOn, toOn, startsAt, endsAt }: SessionTimes,
  employmentIds: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select distinct e.employment_id as id
    from training_enrolment e
    join training_session s on s.tenant_id = e.tenant_id and s.id = e.session_id
    where e.tenant_id = ${tenantId} and e.employment_id = any(${employmentIds}::uuid[])
      and e.state in ('asked', 'enrolled') and s.id <> ${id}
      and s.from_on <= ${toOn} and ${fromOn} <= s.to_on
      and s.starts_at < ${endsAt} and ${startsAt} < s.ends_at`.execute(database);
  return rows.map((row) => row.id);
}

/** Who of these people is on approved leave then. */
export async function onLeave(
  { database, tenantId }: Rows,
  { fromOn, toOn, startsAt, endsAt }: SessionTimes,
  employmentIds: readonly string[],
): Promise<readonly string[]> {
  const minutes = (time: string) =>
    sql`left(${sql.ref(time)}, 2)::int * 60 + right(${sql.ref(time)}, 2)::int`;
  const { rows } = await sql<{ id: string }>`select distinct r.employment_id as id
    from leave_request r
    join leave_request_day d on d.tenant_id = r.tenant_id and d.request_id = r.id
    where r.tenant_id = ${tenantId} and r.state = 'approved' and r.removed_at is null
      and r.employment_id = any(${employmentIds}::uuid[])
      and d.day between ${fromOn}::date and ${toOn}::date
      and case d.half when 'pm' then ${noon} when 'times' then ${minutes('d.from_at')} else 0 end < ${endsAt}
      and ${startsAt} < case d.half when 'am' then ${noon} when 'times' then ${minutes('d.to_at')}
        else ${dayMinutes} end`.execute(database);
  return rows.map((row) => row.id);
}

async function onShift(
  rows: Rows,
  { fromOn, toOn, startsAt, endsAt }: SessionTimes,
  employmentIds: readonly string[],
): Promise<readonly string[]> {
  // A shift over midnight is of the day before.
  const days = await readRosterDays(rows, employmentIds, { from: addDays(fromOn, -1), to: toOn });
  const named = new Set(days.map(({ published }) => published ?? ''));
  const shifts = new Map((await readRosterShifts(rows, named)).map((one) => [one.id, one]));
  const clashing = days.filter(({ day, published }) => {
    const shift = shifts.get(published ?? '');
    if (shift === undefined) return false;
    const meets = (on: string, offset: number) =>
      on >= fromOn && on <= toOn && shift.from - offset < endsAt && startsAt < shift.to - offset;
    return meets(day, 0) || meets(addDays(day, 1), dayMinutes);
  });
  return [...new Set(clashing.map(({ employmentId }) => employmentId))];
}
