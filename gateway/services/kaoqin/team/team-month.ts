import { sql } from 'kysely';
import { type attendanceTeam, mostTeamCounted, mostTeamNames } from '#bridge/calls/kaoqin/team.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf, daysThrough } from '#gateway/kernel/people/calendar.ts';
import { offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { dayStart, siteSecond } from '../days/read-facts.ts';
import { type DayRange, type Plans, readPlans } from '../days/read-plans.ts';
import { shiftSpan } from '../engine/shift.ts';
import { reachedBy } from '../exceptions/reached.ts';
import { rangeOfMonth } from '../months/month-state.ts';

type Asked = ParsedRequestOf<typeof attendanceTeam>;
type Result = ResultOf<typeof attendanceTeam>;
type Line = Result['rows'][number];
type Where = NonNullable<Line['days'][number]>;

interface Member {
  readonly employmentId: string;
  readonly name: string;
  readonly staffNo: string;
}

/** What is known of one day of one person. */
interface KnownDay {
  readonly state: string | null;
  readonly punchIn: number | null;
  readonly cover: 'leave' | 'half-leave' | 'trip' | null;
}

/** Where everybody is today, and the people of a page day by day. */
export async function answerTeam(context: CallContext, asked: Asked): Promise<Result> {
  const range = rangeOfMonth(`${asked.month}-01`);
  const today = dayOf(context.now());
  const all = await readMembers(context, asked, range);
  const start = offsetOf(asked);
  const page = all.slice(start, start + asked.rows);
  // The days of a team are read once for all of it; of a large one, those of the page.
  const counted = all.length > mostTeamCounted ? page : all;
  const wide = {
    from: range.from < today ? range.from : today,
    to: range.to > today ? range.to : today,
  };
  const { plans, known } = await readDays(context, counted, wide);
  const days = daysThrough(range.from, range.to);
  const lines = counted.map((member): Omit<Line, 'organ'> => {
    const knownOn = (day: string) => known.get(`${member.employmentId} ${day}`);
    return {
      ...member,
      today: todayOf(context, plans, member.employmentId, knownOn(today)),
      days: days.map((day) => whereOf(plans, member.employmentId, day, knownOn(day))),
    };
  });
  const shown = counted === page ? lines : lines.slice(start, start + asked.rows);
  const organs = await readOrganNames(context, shown);
  const rows = shown.map(
    (line): Line => ({
      ...line,
      organ: organs.get(line.employmentId) ?? null,
    }),
  );
  return {
    ...(await pageFrom(asked, rows, () => Promise.resolve(all.length))),
    today,
    now: placesOf(counted === all ? lines : await readToday(context, all, today)),
    days: days.map((day, at) => ({
      day,
      kind: plans.calendarOf(day).kind,
      ...crowdOf(lines.map((line) => line.days[at] ?? null)),
    })),
  };
}

async function readDays(context: CallContext, members: readonly Member[], range: DayRange) {
  const ids = members.map(({ employmentId }) => employmentId);
  return {
    plans: await readPlans(context, ids, range),
    known: await readKnown(context, ids, range),
  };
}

type Placed = Pick<Line, 'name' | 'today'>;

/** Where everybody of a large team is today. */
async function readToday(
  context: CallContext,
  members: readonly Member[],
  today: string,
): Promise<readonly Placed[]> {
  const { plans, known } = await readDays(context, members, { from: today, to: today });
  return members.map(({ employmentId, name }) => ({
    name,
    today: todayOf(context, plans, employmentId, known.get(`${employmentId} ${today}`)),
  }));
}

/** Counts people by where they are, with the names of the first. */
function placesOf(people: readonly Placed[]): Result['now'] {
  const places = Map.groupBy(
    people.flatMap(({ name, today }) => (today === null ? [] : [{ name, where: today.where }])),
    ({ where }) => where,
  );
  return [...places].map(([where, own]) => ({
    where,
    count: own.length,
    names: own.slice(0, mostTeamNames).map(({ name }) => name),
  }));
}

const away = new Set<Where>(['leave', 'half-leave', 'trip']);

/** How many are due and away on a day; half of them away is too many. */
function crowdOf(places: readonly (Where | null)[]) {
  const due = places.filter((where) => where !== null && where !== 'rest').length;
  const gone = places.filter((where) => where !== null && away.has(where)).length;
  return { due, away: gone, conflict: gone >= 2 && gone * 2 >= due };
}

function whereOf(
  plans: Plans,
  employmentId: string,
  day: string,
  known: KnownDay | undefined,
): Where | null {
  const planned = plans.planOf(employmentId, day);
  if (planned === null) return null;
  if (known?.cover && planned.plan.kind !== 'rest') return known.cover;
  switch (known?.state) {
    case 'exception':
    case 'half-day':
      return 'exception';
    case 'absent':
    case 'leave':
    case 'trip':
    case 'rest':
      return known.state;
    case 'normal':
    case 'overtime':
      return 'present';
    default:
      return planned.plan.kind === 'rest' ? 'rest' : 'due';
  }
}

function todayOf(
  context: CallContext,
  plans: Plans,
  employmentId: string,
  known: KnownDay | undefined,
): Line['today'] {
  const today = dayOf(context.now());
  const planned = plans.planOf(employmentId, today);
  if (planned === null) return null;
  const shift = planned.shift;
  const from = shift === null ? null : shiftSpan(shift.rule).from;
  const minute = Math.floor(siteSecond(context.now()) / 60) - dayStart(today);
  const punchIn = known?.punchIn ?? null;
  const base = { shift: shift?.name ?? null, from, punchIn };
  if (punchIn !== null) return { ...base, where: 'present' };
  if (planned.plan.kind === 'rest') return { ...base, where: 'rest' };
  if (known?.cover === 'leave' || known?.cover === 'trip') return { ...base, where: known.cover };
  return { ...base, where: from !== null && minute > from ? 'missing' : 'later' };
}

async function readMembers(
  context: CallContext,
  asked: Asked,
  { from, to }: DayRange,
): Promise<readonly Member[]> {
  const { database, tenantId } = context;
  const search = (asked.search ?? '').toLowerCase();
  const { rows } = await sql<Member>`select e.id as "employmentId", p.name,
      e.staff_no as "staffNo"
    from employment e
    join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
    where e.tenant_id = ${tenantId} and e.joined_on <= ${to}::date
      and (e.left_on is null or e.left_on >= ${from}::date)
      and (${search} = '' or position(${search} in lower(p.name)) > 0
        or position(${search} in lower(e.staff_no)) > 0)
      and ${await reachedBy(context, 'team')}
    order by p.name_sort, e.id`.execute(database);
  return rows;
}

/** The organisations of people by their latest job: only those of a page are shown. */
async function readOrganNames(
  { database, tenantId }: CallContext,
  people: readonly Pick<Member, 'employmentId'>[],
): Promise<ReadonlyMap<string, string | null>> {
  const ids = people.map(({ employmentId }) => employmentId);
  const { rows } = await sql<{ id: string; organ: string | null }>`select e.id,
      (select o.name from job_row j join organ_row o on o.tenant_id = j.tenant_id
          and o.organ_id = j.organ_id and o.to_on is null
        where j.tenant_id = e.tenant_id and j.employment_id = e.id
        order by j.from_on desc limit 1) as organ
    from employment e
    where e.tenant_id = ${tenantId} and e.id = any(${ids}::uuid[])`.execute(database);
  return new Map(rows.map(({ id, organ }) => [id, organ]));
}

/** Results, leave and trips of people, by person and day: those to come as well. */
async function readKnown(
  { database, tenantId }: CallContext,
  ids: readonly string[],
  { from, to }: DayRange,
): Promise<ReadonlyMap<string, KnownDay>> {
  const { rows } = await sql<KnownDay & { employment: string; day: string }>`
    with covers as (
      select r.employment_id, x.day,
        case x.half when 'whole' then 'leave' else 'half-leave' end as cover
      from leave_request r
      join leave_request_day x on x.tenant_id = r.tenant_id and x.request_id = r.id
      where r.tenant_id = ${tenantId} and r.employment_id = any(${ids}::uuid[])
        and r.state = 'approved' and r.removed_at is null
        and x.day between ${from}::date and ${to}::date
      union all
      select r.employment_id, g.day::date, 'trip' from trip_request r
      cross join lateral generate_series(greatest(r.from_on, ${from}::date)::timestamp,
        least(r.to_on, ${to}::date)::timestamp, interval '1 day') g(day)
      where r.tenant_id = ${tenantId} and r.employment_id = any(${ids}::uuid[])
        and r.state = 'approved' and r.removed_at is null
        and r.from_on <= ${to}::date and r.to_on >= ${from}::date
    ), results as (
      select d.employment_id, d.day, d.state, coalesce(d.punch_in, d.punch_out) as punch_in
      from day_result d
      where d.tenant_id = ${tenantId} and d.employment_id = any(${ids}::uuid[])
        and d.day between ${from}::date and ${to}::date
    )
    select coalesce(d.employment_id, c.employment_id) as employment, coalesce(d.day, c.day) as day,
      max(d.state) as state, max(d.punch_in) as "punchIn", min(c.cover) as cover
    from results d full join covers c on c.employment_id = d.employment_id and c.day = d.day
    group by 1, 2`.execute(database);
  return new Map(rows.map(({ employment, day, ...known }) => [`${employment} ${day}`, known]));
}
