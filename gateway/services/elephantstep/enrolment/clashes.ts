import { sql } from 'kysely';
import type { sessionDesk } from '#bridge/calls/elephantstep/desk.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { coverSpan, type StoredCover } from '../../kaoqin/days/read-facts.ts';
import { type DayRange, readPlans } from '../../kaoqin/days/read-plans.ts';
import { dayMinutes } from '../../kaoqin/engine/clock.ts';
import { type ShiftRule, shiftSpan } from '../../kaoqin/engine/shift.ts';
import { readRosterDays } from '../../paiban/rosters/roster-days.ts';
import { readRosterShifts } from '../../paiban/rosters/roster-shifts.ts';
import type { LockedSession } from './seats.ts';

type Rows = Pick<CallContext, 'database' | 'tenantId' | 'now'>;

/** What somebody has at the time of a session. */
export type Clash = ResultOf<typeof sessionDesk>['people'][number]['clashes'][number];

/** When a session is. */
export type SessionTimes = Pick<LockedSession, 'id' | 'fromOn' | 'toOn' | 'startsAt' | 'endsAt'>;

const noon = 720;

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

/** Who of these people is on approved leave then: halves of a day are those of the shift, and a night goes on past midnight. */
export async function onLeave(
  context: Rows,
  { fromOn, toOn, startsAt, endsAt }: SessionTimes,
  employmentIds: readonly string[],
): Promise<readonly string[]> {
  const range = { from: addDays(fromOn, -1), to: toOn };
  const taken = await readLeaveDays(context, employmentIds, range);
  if (taken.length === 0) return [];
  const plans = await readPlans(context, [...new Set(taken.map(({ id }) => id))], range);
  const clashing = taken.filter(({ id, ...cover }) => {
    const { from, to } = leaveSpan(cover, plans.planOf(id, cover.day)?.shift?.rule ?? null);
    const meets = (on: string, offset: number) =>
      on >= fromOn && on <= toOn && from - offset < endsAt && startsAt < to - offset;
    return meets(cover.day, 0) || meets(addDays(cover.day, 1), dayMinutes);
  });
  return [...new Set(clashing.map(({ id }) => id))];
}

/** A leave in minutes of its day: a day without a shift is halved at noon, and ends with the day. */
function leaveSpan(cover: Omit<StoredCover, 'kind'>, shift: ShiftRule | null) {
  const { half } = cover;
  if (shift === null && half !== 'times')
    return { from: half === 'pm' ? noon : 0, to: half === 'am' ? noon : dayMinutes };
  const { from, to } = coverSpan({ kind: 'leave', ...cover }, shift);
  const last = Math.max(dayMinutes, shift === null ? 0 : shiftSpan(shift).to);
  return { from, to: half === 'times' ? to : Math.min(to, last) };
}

async function readLeaveDays(
  { database, tenantId }: Rows,
  employmentIds: readonly string[],
  { from, to }: DayRange,
) {
  const { rows } = await sql<Omit<StoredCover, 'kind'> & { readonly id: string }>`
    select r.employment_id as id, d.day, d.half, d.from_at as "from", d.to_at as "to"
    from leave_request r
    join leave_request_day d on d.tenant_id = r.tenant_id and d.request_id = r.id
    where r.tenant_id = ${tenantId} and r.state = 'approved' and r.removed_at is null
      and r.employment_id = any(${employmentIds}::uuid[])
      and d.day between ${from}::date and ${to}::date`.execute(database);
  return rows;
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
