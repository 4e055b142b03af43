import { sql } from 'kysely';
import { schedulingFunctions } from '#bridge/calls/paiban/functions.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { sendNotices } from '#gateway/kernel/notices.ts';
import { addDays, addYears, dayOf, monthStart } from '#gateway/kernel/people/calendar.ts';
import { onDay } from '#gateway/kernel/people/dated.ts';
import { readReachOf } from '#gateway/kernel/people/reach.ts';
import { reachedPeople } from '#gateway/kernel/people/reached-people.ts';
import { EMPLOYEE_BIZ_TYPE, type RightsSubject } from '#gateway/kernel/people/role-rights.ts';
import { bannedWords, messageAuthor } from '../texts/message-words.ts';
import { type BannedPlans, readBannedPlans } from './banned-plans.ts';
import { readBans } from './read-bans.ts';

const planning = schedulingFunctions['rosters.edit'];

/**
 * Writes to those who plan the rosters of people when something that is planned already is banned from now on: published
 * shifts and approved overtime. The message has the days; why stays with who keeps protected periods.
 */
export async function tellPlanners(
  context: CallContext,
  employmentIds: readonly string[],
): Promise<void> {
  const today = dayOf(context.now());
  const range = { from: today, to: addYears(today, 1) };
  const ids = [...new Set(employmentIds)];
  const bans = await readBans(context, ids, { ...range, to: addDays(range.to, 2) });
  const found = await readBannedPlans(context, bans, ids, range);
  if (found.size === 0) return;
  const planners = await readPlannersOf(context, [...found.keys()]);
  for (const [id, plans] of found) await tell(context, planners.get(id) ?? [], id, plans);
}

async function tell(
  context: CallContext,
  planners: readonly string[],
  employmentId: string,
  { shifts, overtime }: BannedPlans,
): Promise<void> {
  const first = [...shifts, ...overtime].toSorted()[0] ?? dayOf(context.now());
  const person = await readPerson(context, employmentId, first);
  if (person === null) return;
  const counts = { name: person.name, first, shifts: shifts.length, overtime: overtime.length };
  const route = `/roster?organId=${person.organId}&month=${first.slice(0, 7)}`;
  await sendNotices(
    context,
    planners.map((account) => ({
      account,
      kind: 'todo' as const,
      author: messageAuthor,
      texts: { 'zh-CN': bannedWords['zh-CN'](counts), en: bannedWords.en(counts) },
      place: { app: 'scheduling', route },
    })),
  );
}

interface ProtectedPerson {
  readonly name: string;
  readonly organId: string;
}

/** The person, and the organisation whose roster of the month is about them: the nearest one upward, else their own. */
async function readPerson(
  { database, tenantId, now }: CallContext,
  employmentId: string,
  day: string,
): Promise<ProtectedPerson | null> {
  const today = dayOf(now());
  const { rows } = await sql<ProtectedPerson>`
    select p.name, coalesce((select r.organ_id from roster r
        join organ_row u on u.tenant_id = r.tenant_id and u.organ_id = r.organ_id and ${onDay('u', today)}
        where r.tenant_id = ${tenantId} and r.month = ${monthStart(day)}::date
          and starts_with(o.path, u.path)
        order by length(u.path) desc limit 1), j.organ_id) as "organId"
    from employment e
    join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
    join job_row j on j.tenant_id = e.tenant_id and j.employment_id = e.id and ${onDay('j', today)}
    join organ_row o on o.tenant_id = j.tenant_id and o.organ_id = j.organ_id and ${onDay('o', today)}
    where e.tenant_id = ${tenantId} and e.id = ${employmentId}`.execute(database);
  return rows[0] ?? null;
}

/** The accounts that may draw up rosters; whose, their data range says. */
async function readPlanners({
  database,
  tenantId,
  now,
}: CallContext): Promise<readonly RightsSubject[]> {
  const { rows } = await sql<RightsSubject>`select m.account_id as "accountId",
      m.is_super as "isSuper", m.employment_id as "employmentId"
    from membership m
    join account a on a.id = m.account_id and a.status = 'active'
    where m.tenant_id = ${tenantId} and m.status = 'active' and m.account_id in (
      select h.account_id from role_holders(${dayOf(now())}::date) h
      join role_function f on f.tenant_id = ${tenantId} and f.role_id = h.role_id
      where f.function_id = ${planning})
    order by m.account_id`.execute(database);
  return rows;
}

/** The accounts of those who plan for each of some people; the range of a planner is read once. */
async function readPlannersOf(
  context: CallContext,
  employmentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const of = { bizType: EMPLOYEE_BIZ_TYPE, functionId: planning };
  const pairs: { readonly id: string; readonly account: string }[] = [];
  for (const subject of await readPlanners(context)) {
    const reach = await readReachOf(context, subject, undefined, of);
    const reached = await reachedPeople(context, reach)
      .where('e.id', 'in', employmentIds)
      .select('e.id')
      .execute();
    pairs.push(...reached.map(({ id }) => ({ id, account: subject.accountId })));
  }
  const byPerson = Map.groupBy(pairs, ({ id }) => id);
  return new Map([...byPerson].map(([id, own]) => [id, own.map(({ account }) => account)]));
}
