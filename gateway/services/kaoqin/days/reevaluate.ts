import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { HoursCycle } from '#gateway/kernel/law/working-time.ts';
import { addDays, dayOf } from '#gateway/kernel/people/calendar.ts';
import { type CorrectionCause, type JudgedDay, writeCorrections } from '../months/corrections.ts';
import { closedUntil, lockMonths } from '../months/month-state.ts';
import { type EvaluatedDay, evaluatePerson } from './evaluate-person.ts';
import { readFacts, siteSecond } from './read-facts.ts';
import { type DayRange, readPlans, type TimeContext } from './read-plans.ts';

/** A row of the table of results, as it is compared with the one that is there. */
export interface ResultRow {
  readonly employment_id: string;
  readonly day: string;
  readonly shift_id: string | null;
  readonly plan: 'shift' | 'rest' | 'free';
  readonly state: EvaluatedDay['result']['state'];
  readonly exceptions: readonly string[];
  readonly punch_in: number | null;
  readonly punch_out: number | null;
  readonly due_minutes: number;
  readonly worked_minutes: number;
  readonly late_minutes: number;
  readonly early_minutes: number;
  readonly absent_minutes: number;
  readonly leave_minutes: number;
  readonly trip_minutes: number;
  readonly overtime_workday: number;
  readonly overtime_rest_day: number;
  readonly overtime_holiday: number;
  readonly hours_cycle: HoursCycle | null;
  readonly cycle_minutes: number;
  readonly holidays_in_norm: boolean;
  readonly hash: string;
}

/** Makes the row of a day's result. */
export function resultRow(
  employmentId: string,
  { day, planned, result, cycle }: EvaluatedDay,
): ResultRow {
  const row = {
    employment_id: employmentId,
    day,
    shift_id: planned.shift?.id ?? null,
    plan: planned.plan.kind,
    state: result.state,
    exceptions: result.exceptions,
    punch_in: result.punchIn,
    punch_out: result.punchOut,
    due_minutes: result.dueMinutes,
    worked_minutes: result.workedMinutes,
    late_minutes: result.lateMinutes,
    early_minutes: result.earlyMinutes,
    absent_minutes: result.absentMinutes,
    leave_minutes: result.leaveMinutes,
    trip_minutes: result.tripMinutes,
    overtime_workday: result.overtime.workday,
    overtime_rest_day: result.overtime['rest-day'],
    overtime_holiday: result.overtime['statutory-holiday'],
  };
  const inCycle = {
    hours_cycle: cycle?.cycle ?? null,
    cycle_minutes: cycle?.minutes ?? 0,
    holidays_in_norm: cycle?.holidaysInNorm ?? false,
  };
  // Days outside of cycles keep the hash that they have.
  const hashed = cycle === null ? row : { ...row, ...inCycle };
  const hash = createHash('sha256').update(JSON.stringify(hashed)).digest('base64url').slice(0, 22);
  return { ...row, ...inCycle, hash };
}

/**
 * Judges the days of people again, up to today, and writes the results that changed. Days of closed months keep theirs:
 * what `late` names makes corrections of them in the open month, and with `skip` they are left out.
 * @returns how many rows were written.
 */
export async function reevaluate(
  context: TimeContext,
  employmentIds: readonly string[],
  asked: DayRange,
  late: CorrectionCause | 'skip',
): Promise<number> {
  const today = dayOf(context.now());
  if (employmentIds.length === 0) return 0;
  await lockMonths(context, 'judge');
  const until = await closedUntil(context);
  const skipped = late === 'skip' && until !== null && until >= asked.from;
  const range = {
    from: skipped ? addDays(until, 1) : asked.from,
    to: asked.to < today ? asked.to : today,
  };
  if (range.from > range.to) return 0;
  await lockPeople(context, employmentIds);
  const rows = await judge(context, employmentIds, range);
  const isClosed = ({ day }: JudgedDay) => until !== null && day <= until;
  const open = await writeResults(
    context,
    rows.filter((row) => !isClosed(row)),
  );
  const from = until !== null && until >= range.from ? addDays(until, 1) : range.from;
  const removed = await removeGone(context, employmentIds, { from, to: range.to });
  if (until === null || late === 'skip') return open + removed;
  const closed = { from: range.from, to: until < range.to ? until : range.to };
  const days = {
    judged: rows.filter(isClosed),
    gone: await readGone(context, employmentIds, closed),
  };
  return open + removed + (await writeCorrections(context, days, { until, cause: late }));
}

/** Days with a result (`d`) on which the person is no longer employed: the end was recorded later. */
const isGone = sql`exists (select from employment e where e.tenant_id = d.tenant_id
  and e.id = d.employment_id and d.day > e.left_on)`;

async function removeGone(
  { database, tenantId }: TimeContext,
  employmentIds: readonly string[],
  { from, to }: DayRange,
): Promise<number> {
  const { numAffectedRows } = await sql`delete from day_result d where d.tenant_id = ${tenantId}
    and d.employment_id = any(${employmentIds}::uuid[])
    and d.day between ${from}::date and ${to}::date and ${isGone}`.execute(database);
  return Number(numAffectedRows ?? 0);
}

async function readGone(
  { database, tenantId }: TimeContext,
  employmentIds: readonly string[],
  { from, to }: DayRange,
): Promise<readonly JudgedDay[]> {
  const { rows } = await sql<JudgedDay>`select d.employment_id, d.day from day_result d
    where d.tenant_id = ${tenantId} and d.employment_id = any(${employmentIds}::uuid[])
      and d.day between ${from}::date and ${to}::date and ${isGone}
    order by d.employment_id, d.day`.execute(database);
  return rows;
}

/** People who are locked one by one: the server has room for some thousand locks in all. */
const lockedEach = 500;

/**
 * Judges a person's days once at a time: who waits here reads what the other has written, so that a long job does not
 * overwrite a later result with facts it read before. Many people wait for the whole company instead.
 */
async function lockPeople(
  { database, tenantId }: Pick<TimeContext, 'database' | 'tenantId'>,
  employmentIds: readonly string[],
): Promise<void> {
  const company = `attendance-days:${tenantId}`;
  if (employmentIds.length > lockedEach) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${company}, 0))`.execute(database);
    return;
  }
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${company}, 0))`.execute(database);
  const names = employmentIds.map((id) => `${company}:${id}`).toSorted();
  await sql`select pg_advisory_xact_lock(hashtextextended(x.name, 0))
    from unnest(${names}::text[]) with ordinality x(name, place)`.execute(database);
}

/** Judges the days of people; nothing is written. */
async function judge(
  context: TimeContext,
  employmentIds: readonly string[],
  range: DayRange,
): Promise<readonly ResultRow[]> {
  const plans = await readPlans(context, employmentIds, range);
  const facts = await readFacts(context, employmentIds, range);
  const nowSecond = siteSecond(context.now());
  return employmentIds.flatMap((employmentId) => {
    const own = facts.get(employmentId);
    if (own === undefined) return [];
    const days = evaluatePerson({ employmentId, plans, facts: own, nowSecond }, range);
    return days.map((day) => resultRow(employmentId, day));
  });
}

/** Writes results in one statement; a row whose hash is the same stays as it is. */
async function writeResults(
  { database, tenantId, now }: TimeContext,
  rows: readonly ResultRow[],
): Promise<number> {
  const [first] = rows;
  if (first === undefined) return 0;
  const made = rows.map((row) => ({ ...row, tenant_id: tenantId, evaluated_at: now() }));
  const names = ['tenant_id', ...Object.keys(first), 'evaluated_at'];
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const changed = sql.join(
    names.slice(3).map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`),
  );
  const { numAffectedRows } = await sql`insert into day_result (${columns})
    select ${columns} from jsonb_populate_recordset(null::day_result, ${JSON.stringify(made)}::jsonb)
    on conflict (tenant_id, employment_id, day) do update set ${changed}
      where day_result.hash <> excluded.hash`.execute(database);
  return Number(numAffectedRows ?? 0);
}
