/** Running cycles follow what happens to people: who leaves, who is away for long, who gets another manager. */
import { type RawBuilder, sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { jobOnDay } from '#gateway/kernel/people/dated.ts';
import { atWorkOn } from '#gateway/kernel/people/reached-people.ts';
import { tellPeople } from '../tell.ts';
import { type HandedOver, isSplit, splitManagers } from './split-managers.ts';

/** What a job follows people with. */
export type FollowContext = Pick<CallContext, 'database' | 'tenantId' | 'now'>;

/** Leave of these kinds never lowers a level. */
const protectedLeave = ['maternity', 'sick', 'injury', 'pregnancy', 'miscarriage', 'nursing'];

/** Who worked fewer days in a cycle gets no level when it was for protected leave; in short cycles half of them. */
const leastDays = 90;

const running = sql`a.cycle_id in (select c.id from performance_cycle c
  where c.tenant_id = a.tenant_id and c.state = 'running' and c.removed_at is null)`;

/** Whether the employment in a column is over: on their last day people still work. */
function isGone(column: string, today: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from employment g where g.tenant_id = a.tenant_id
    and g.id = ${sql.ref(column)} and g.left_on < ${today}::date)`;
}

/** Lets all running cycles follow; a second time changes nothing. Returns how many files it changed. */
export async function followPeople(context: FollowContext): Promise<number> {
  await lockRunning(context);
  const left = await endFiles(context);
  const away = await setAside(context);
  await voidPeers(context);
  const moved = await followManagers(context);
  const { changed, handed } = await splitManagers(context);
  // Where managers share a review, only who is asked for it hears of it.
  await tellLeaders(context, [...moved.filter(({ split }) => !split), ...handed]);
  return left + away + moved.length + changed;
}

/** Who holds all files of a cycle, such as a meeting that closes, is waited for: files are changed in no order here. */
async function lockRunning({ database, tenantId }: FollowContext): Promise<void> {
  await sql`select id from performance_cycle where tenant_id = ${tenantId} and state = 'running'
    order by id for share`.execute(database);
}

/** The file of a leaver ends without a level; goals that served theirs serve what those served. */
async function endFiles({ database, tenantId, now }: FollowContext): Promise<number> {
  const today = dayOf(now());
  const { rows } = await sql<{ cycleId: string; employmentId: string }>`update appraisal a
    set not_rated = 'left', set_aside_on = ${today}::date, version = a.version + 1
    where a.tenant_id = ${tenantId} and ${running} and a.not_rated is null and a.set_aside_on is null
      and ${isGone('a.employment_id', today)}
    returning a.cycle_id as "cycleId", a.employment_id as "employmentId"`.execute(database);
  for (const { cycleId, employmentId } of rows) {
    await sql`update performance_goal g set parent_id = u.parent_id, version = g.version + 1
      from performance_goal u
      where g.tenant_id = ${tenantId} and u.tenant_id = g.tenant_id and u.id = g.parent_id
        and u.cycle_id = ${cycleId} and u.employment_id = ${employmentId}
        and g.employment_id <> u.employment_id`.execute(database);
  }
  return rows.length;
}

/** From the reviews of managers on, who was away on protected leave for most of a cycle is not rated. */
async function setAside({ database, tenantId, now }: FollowContext): Promise<number> {
  const today = dayOf(now());
  const { rows } = await sql`update appraisal a
    set not_rated = 'leave', set_aside_on = ${today}::date, version = a.version + 1
    from performance_cycle c, employment e
    where a.tenant_id = ${tenantId} and c.tenant_id = a.tenant_id and c.id = a.cycle_id
      and e.tenant_id = a.tenant_id and e.id = a.employment_id
      and c.state = 'running' and c.removed_at is null
      and a.not_rated is null and a.set_aside_on is null
      and exists (select from performance_cycle_stage s where s.tenant_id = c.tenant_id
        and s.cycle_id = c.id and s.kind = 'manager' and s.from_on <= ${today}::date)
      and exists (select from (select count(distinct d.day)::int as away
          from leave_request v
          join leave_type t on t.tenant_id = v.tenant_id and t.id = v.type_id
          cross join lateral generate_series(greatest(v.from_on, c.from_on, e.joined_on),
            least(v.to_on, c.to_on), interval '1 day') d(day)
          where v.tenant_id = a.tenant_id and v.employment_id = a.employment_id
            and v.state = 'approved' and v.removed_at is null and t.code = any(${protectedLeave})) x
        where x.away > 0 and c.to_on - greatest(c.from_on, e.joined_on) + 1 - x.away
          < least(${leastDays}::int, (c.to_on - c.from_on + 1) / 2))
    returning a.id`.execute(database);
  return rows.length;
}

/** Open asks of peers and reports who left, or who are the manager by now, are void; what was submitted stays and counts. */
async function voidPeers(context: FollowContext): Promise<void> {
  const { database, tenantId, now } = context;
  const today = dayOf(now());
  const { rows } = await sql<{ managerId: string | null; name: string }>`with gone as (
      delete from review v using appraisal a
      where v.tenant_id = ${tenantId} and a.tenant_id = v.tenant_id and a.id = v.appraisal_id
        and ${running} and v.role in ('peer', 'upward') and v.state in ('proposed', 'open')
        and ${isGone('v.reviewer_id', today)}
      returning a.id, a.manager_id, a.employment_id, v.state, v.role, a.not_rated
    ) select distinct on (g.id) g.manager_id as "managerId", p.name from gone g
    join employment e on e.tenant_id = ${tenantId} and e.id = g.employment_id
    join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
    where g.state = 'open' and g.role = 'peer' and g.not_rated is null order by g.id`.execute(
    database,
  );
  for (const { managerId, name } of rows) {
    if (managerId === null) continue;
    await tellPeople(context, [managerId], { kind: 'peerLeft', name, route: '/team' });
  }
}

interface Followed extends HandedOver {
  readonly id: string;
  readonly split: boolean;
}

/**
 * A file whose manager has not rated yet goes to the manager of today, or where that one left to the next leader above.
 * What the earlier manager drafted stays out of sight, but where managers share a review by days. A rated file keeps the
 * manager who rated.
 */
async function followManagers(context: FollowContext): Promise<readonly Followed[]> {
  const { database, tenantId, now } = context;
  const today = dayOf(now());
  const { rows } = await sql<Followed>`with recursive line as (
      select a.id, a.cycle_id, a.employment_id, a.manager_id as before, j.manager_id as leader, 1 as step
      from appraisal a
      join employment e on e.tenant_id = a.tenant_id and e.id = a.employment_id and ${atWorkOn(today)}
      join job_row j on j.tenant_id = e.tenant_id and j.employment_id = e.id and ${jobOnDay(today)}
      where a.tenant_id = ${tenantId} and ${running} and a.not_rated is null
        and exists (select from review v where v.tenant_id = a.tenant_id and v.appraisal_id = a.id
          and v.role = 'manager' and v.state = 'open')
      union all
      select l.id, l.cycle_id, l.employment_id, l.before, up.manager_id, l.step + 1 from line l
      join employment e on e.tenant_id = ${tenantId} and e.id = l.leader and not ${atWorkOn(today)}
      cross join lateral (select q.manager_id from job_row q where q.tenant_id = e.tenant_id
        and q.employment_id = e.id order by q.from_on desc limit 1) up
      where l.step < 12
    ), found as (
      select distinct on (l.id) l.id, l.before, l.leader, l.employment_id, c.name,
        ${isSplit(today)} as split from line l
      join employment e on e.tenant_id = ${tenantId} and e.id = l.leader and ${atWorkOn(today)}
      join performance_cycle c on c.tenant_id = ${tenantId} and c.id = l.cycle_id
      order by l.id, l.step
    ) select id, leader, name as "cycleName", split from found
    where leader is distinct from before and leader <> employment_id order by id`.execute(database);
  if (rows.length === 0) return rows;
  const matter = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as x(id uuid, leader uuid, split boolean)`;
  await sql`update appraisal a set manager_id = x.leader, version = a.version + 1 from ${matter}
    where a.tenant_id = ${tenantId} and a.id = x.id`.execute(database);
  await sql`update review v set reviewer_id = x.leader, answers = null, comment = null,
      version = v.version + 1 from ${matter}
    where v.tenant_id = ${tenantId} and v.appraisal_id = x.id and v.role = 'manager'
      and v.state = 'open' and not x.split`.execute(database);
  await sql`delete from review v using ${matter}
    where v.tenant_id = ${tenantId} and v.appraisal_id = x.id and v.role = 'peer'
      and v.reviewer_id = x.leader and v.state in ('proposed', 'open')`.execute(database);
  return rows;
}

/** Each leader hears once of a cycle, however many files come. */
async function tellLeaders(context: FollowContext, rows: readonly HandedOver[]): Promise<void> {
  const cycles = Map.groupBy(rows, ({ cycleName }) => cycleName);
  for (const [name, files] of cycles) {
    const leaders = [...new Set(files.map(({ leader }) => leader))];
    await tellPeople(context, leaders, { kind: 'handedOver', name, route: '/team' });
  }
}
