import { sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { standardHours } from '../engine/working-hours.ts';
import {
  type AssignedShift,
  type CompanyDay,
  companyDay,
  type GroupRule,
  type PlannedDay,
  planDay,
  type RosteredDay,
} from './plan-day.ts';
import { type NamedShift, namedShift } from './shift-rules.ts';

/** What reads of one company's days need: no caller, so that jobs read the same. */
export type TimeContext = Pick<CallContext, 'database' | 'tenantId' | 'now'>;

/** The plans of some people. */
export interface Plans {
  /** The plan of a person on a day; null on a day on which the person is not employed. */
  planOf(employmentId: string, day: string): PlannedDay | null;
  groupOf(employmentId: string, day: string): GroupRule | null;
  calendarOf(day: string): CompanyDay;
}

/** First and last day. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

interface PersonDays {
  readonly joinedOn: string;
  readonly leftOn: string | null;
  readonly groups: readonly {
    readonly from: string;
    readonly to: string | null;
    readonly group: GroupRule | null;
  }[];
  readonly assigned: readonly AssignedShift[];
  /** Of the published roster, by day. */
  readonly rostered: ReadonlyMap<string, RosteredDay>;
}

/** Reads the plans of people over some days with a handful of queries, whatever their number. */
export async function readPlans(
  context: TimeContext,
  employmentIds: readonly string[],
  range: DayRange,
): Promise<Plans> {
  const shifts = await readShifts(context);
  const groups = await readGroups(context, shifts);
  const own = await readCalendar(context, range);
  const people = await readPeople(context, employmentIds, range, groups, shifts);
  const groupOf = (employmentId: string, day: string) =>
    people
      .get(employmentId)
      ?.groups.find(({ from, to }) => from <= day && (to === null || to >= day))?.group ?? null;
  return {
    groupOf,
    calendarOf: (day) => companyDay(day, own),
    planOf(employmentId, day) {
      const person = people.get(employmentId);
      if (person === undefined || day < person.joinedOn) return null;
      if (person.leftOn !== null && day > person.leftOn) return null;
      const group = groupOf(employmentId, day);
      return planDay(day, companyDay(day, own), group, person.assigned, person.rostered.get(day));
    },
  };
}

/** Reads what the calendar of the company says of days. */
export async function readCompanyDays(
  context: Pick<TimeContext, 'database' | 'tenantId'>,
  range: DayRange,
): Promise<(day: string) => CompanyDay> {
  const own = await readCalendar(context, range);
  return (day) => companyDay(day, own);
}

/** Reads by which system of hours people of an organisation work, which is named by its path. */
export async function readHoursOf(
  context: TimeContext,
): Promise<(organPath: string) => GroupRule['hours']> {
  const groups = await readGroups(context, new Map());
  return (organPath) =>
    groups.find(({ path }) => organPath.startsWith(path))?.group.hours ?? standardHours;
}

async function readShifts({ database, tenantId }: TimeContext) {
  const rows = await database
    .selectFrom('shift')
    .where('tenant_id', '=', tenantId)
    .selectAll()
    .execute();
  return new Map(rows.map((row) => [row.id, namedShift(row)]));
}

interface PlacedGroup {
  readonly path: string;
  readonly group: GroupRule;
}

/** Groups, the deepest organisation first; one without an organisation is for everybody else. */
async function readGroups(
  { database, tenantId }: TimeContext,
  shifts: ReadonlyMap<string, NamedShift>,
): Promise<readonly PlacedGroup[]> {
  const rows = await database
    .selectFrom('attendance_group as g')
    .leftJoin('organ_row as o', (join) =>
      join
        .onRef('o.tenant_id', '=', 'g.tenant_id')
        .onRef('o.organ_id', '=', 'g.organ_id')
        .on('o.to_on', 'is', null),
    )
    .where('g.tenant_id', '=', tenantId)
    .where('g.removed_at', 'is', null)
    .selectAll('g')
    .select('o.path')
    .orderBy('g.id')
    .execute();
  return rows
    .map((row) => ({
      path: row.path ?? '',
      group: {
        id: row.id,
        name: row.name,
        kind: row.kind,
        shift: row.shift_id === null ? null : (shifts.get(row.shift_id) ?? null),
        workDays: row.work_days,
        holidaysOff: row.holidays_off,
        policy: {
          basis: row.overtime_basis,
          minutesAtLeast: row.overtime_at_least,
          stepMinutes: row.overtime_step,
          beforeShift: false,
        },
        hours: {
          system: row.hours_system,
          cycle: row.hours_cycle,
          holidaysInNorm: row.holidays_in_norm ?? false,
          holidayPay: row.holiday_pay ?? false,
        },
        patchQuota: row.patch_quota,
        patchDaysBack: row.patch_days_back,
        placeRule: row.place_rule,
        place:
          row.latitude === null || row.longitude === null
            ? null
            : { latitude: Number(row.latitude), longitude: Number(row.longitude) },
        radius: row.radius,
      },
    }))
    .sort((a, b) => b.path.length - a.path.length);
}

async function readCalendar(
  { database, tenantId }: Pick<TimeContext, 'database' | 'tenantId'>,
  { from, to }: DayRange,
) {
  const rows = await database
    .selectFrom('calendar_day')
    .where('tenant_id', '=', tenantId)
    .where('removed_at', 'is', null)
    .where(sql<boolean>`day between ${from}::date - 1 and ${to}::date + 1`)
    .select(['day', 'kind', 'name'])
    .execute();
  return new Map<string, CompanyDay>(rows.map(({ day, kind, name }) => [day, { kind, name }]));
}

async function readPeople(
  { database, tenantId }: TimeContext,
  ids: readonly string[],
  { from, to }: DayRange,
  groups: readonly PlacedGroup[],
  shifts: ReadonlyMap<string, NamedShift>,
): Promise<ReadonlyMap<string, PersonDays>> {
  const { rows: jobs } = await sql<{
    id: string;
    joinedOn: string;
    leftOn: string | null;
    from: string;
    to: string | null;
    path: string | null;
  }>`select e.id, e.joined_on as "joinedOn", e.left_on as "leftOn", j.from_on as "from",
      j.to_on as "to", o.path
    from employment e
    join job_row j on j.tenant_id = e.tenant_id and j.employment_id = e.id
      and j.from_on <= ${to}::date + 1 and (j.to_on is null or j.to_on >= ${from}::date - 1)
    left join organ_row o on o.tenant_id = j.tenant_id and o.organ_id = j.organ_id and o.to_on is null
    where e.tenant_id = ${tenantId} and e.id = any(${ids}::uuid[])`.execute(database);
  const assigned = await database
    .selectFrom('shift_assignment')
    .where('tenant_id', '=', tenantId)
    .where('removed_at', 'is', null)
    .where(sql<boolean>`employment_id = any(${ids}::uuid[])`)
    .where(
      sql<boolean>`from_on <= ${to}::date + 1 and (to_on is null or to_on >= ${from}::date - 1)`,
    )
    .select(['employment_id', 'shift_id', 'from_on', 'to_on', 'work_days'])
    .execute();
  const byPerson = Map.groupBy(assigned, (row) => row.employment_id);
  const rosters = await readRostered({ database, tenantId }, ids, { from, to }, shifts);
  return new Map(
    [...Map.groupBy(jobs, ({ id }) => id)].flatMap(([id, rows]) => {
      const [first] = rows;
      if (first === undefined) return [];
      const own = (byPerson.get(id) ?? []).flatMap((row): AssignedShift[] => {
        const shift = shifts.get(row.shift_id);
        return shift === undefined
          ? []
          : [{ shift, from: row.from_on, to: row.to_on, workDays: row.work_days }];
      });
      const placed = rows.map((job) => ({
        from: job.from,
        to: job.to,
        group: groups.find(({ path }) => (job.path ?? '').startsWith(path))?.group ?? null,
      }));
      const rostered = rosters.get(id) ?? new Map();
      return [[id, { ...first, groups: placed, assigned: own, rostered }]];
    }),
  );
}

/** Days of published rosters, by person and day. */
async function readRostered(
  { database, tenantId }: Pick<TimeContext, 'database' | 'tenantId'>,
  ids: readonly string[],
  { from, to }: DayRange,
  shifts: ReadonlyMap<string, NamedShift>,
): Promise<ReadonlyMap<string, ReadonlyMap<string, RosteredDay>>> {
  const { rows } = await sql<{ id: string; day: string; shift: string | null }>`
    select r.employment_id as id, r.day, r.published_shift_id as shift from roster_day r
    where r.tenant_id = ${tenantId} and r.employment_id = any(${ids}::uuid[])
      and r.day between ${from}::date - 1 and ${to}::date + 1
      and (r.published_shift_id is not null or r.published_rests)`.execute(database);
  const byPerson = new Map<string, Map<string, RosteredDay>>();
  for (const { id, day, shift } of rows) {
    const days = byPerson.get(id) ?? new Map<string, RosteredDay>();
    days.set(day, shift === null ? 'rest' : (shifts.get(shift) ?? 'rest'));
    byPerson.set(id, days);
  }
  return byPerson;
}
