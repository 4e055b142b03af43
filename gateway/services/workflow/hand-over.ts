/** Open tasks of people who are gone move on: to the successor their leaving names, else to the manager above. */
import { sql } from 'kysely';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import type { Person } from './engine/state.ts';
import { chainOf, giveTask } from './give-task.ts';
import { activePeople, type PeopleContext, peopleOfEmployments } from './people.ts';
import { loadApproval } from './store.ts';

/** Approvals that one step of the job looks at. */
const most = 200;

interface Orphan {
  readonly approval: string;
  readonly task: string;
  readonly takeover: string | null;
}

/** Moves them; returns how many. A second run finds nothing left to move. */
export async function handOverTasks(context: PeopleContext): Promise<{ readonly moved: number }> {
  let moved = 0;
  const found = Map.groupBy(await orphans(context), ({ approval }) => approval);
  // Jobs that lock several approvals take them by their ids, so that no two wait for each other.
  for (const approval of [...found.keys()].sort()) {
    for (const orphan of found.get(approval) ?? []) {
      if (await moveOn(context, orphan)) moved += 1;
    }
  }
  return { moved };
}

async function moveOn(context: PeopleContext, orphan: Orphan): Promise<boolean> {
  const loaded = await loadApproval(context, orphan.approval, true);
  const task = loaded.state.tasks.find(({ id, state }) => id === orphan.task && state === 'open');
  if (task === undefined) return false;
  const to = [
    ...(await successor(context, orphan.takeover)),
    ...(await chainOf(context, task.person.employment)),
  ];
  return giveTask(context, loaded, { task, to, kind: 'handOver' });
}

/** Open tasks of those who cannot act any longer, and of those whose last day has come. */
async function orphans(context: PeopleContext): Promise<readonly Orphan[]> {
  const { tenantId, now } = context;
  const today = dayOf(now());
  const { rows } = await sql<Orphan>`
    with holder as materialized (
      select distinct account_id from approval_task where tenant_id = ${tenantId} and state = 'open'
    ), gone as (
      select h.account_id, n.employment_id from holder h
      left join membership n on n.tenant_id = ${tenantId} and n.account_id = h.account_id
      where h.account_id not in (select m.account_id from ${activePeople(context)}
        and (e.left_on is null or e.left_on > ${today}::date))
    )
    select t.approval_id as approval, t.id as task, (
      select l.takeover_id from leaving l where l.tenant_id = ${tenantId}
        and l.employment_id = g.employment_id and l.state in ('planned', 'effective')
        and l.removed_at is null order by l.last_day desc limit 1) as takeover
    from gone g join approval_task t on t.tenant_id = ${tenantId} and t.account_id = g.account_id
    where t.state = 'open' order by t.opened_at, t.id limit ${most}`.execute(context.database);
  return rows;
}

async function successor(
  context: PeopleContext,
  employment: string | null,
): Promise<readonly Person[]> {
  if (employment === null) return [];
  return [...(await peopleOfEmployments(context, [employment])).values()];
}
