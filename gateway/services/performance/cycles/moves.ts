import { sql } from 'kysely';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { splitManagers } from '../people/split-managers.ts';
import { tellPeople } from '../tell.ts';
import { readMembers } from './facts.ts';
import type { CycleChange } from './guards.ts';

/** What follows from a move of a cycle. */
export async function followMove(change: CycleChange, context: CallContext): Promise<void> {
  if (change.action !== 'move') return;
  if (change.stateAfter === 'running') await start(change, context);
  if (change.stateAfter === 'released') await release(change, context);
}

/** Makes the file of each person who is in, with the reviews of self and manager. */
async function start({ id, after }: CycleChange, context: CallContext): Promise<void> {
  const { database, tenantId } = context;
  const members = (await readMembers(context, after.cutOffOn)).filter(({ why }) => why === 'in');
  const rows = members.map(({ employmentId, organId, managerId }) => ({
    id: uuid7(),
    employment_id: employmentId,
    organ_id: organId,
    manager_id: managerId,
    self: uuid7(),
    manager: uuid7(),
    upward: uuid7(),
  }));
  const matter = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(id uuid,
    employment_id uuid, organ_id uuid, manager_id uuid, self uuid, manager uuid, upward uuid)`;
  await sql`insert into appraisal (tenant_id, id, cycle_id, employment_id, organ_id, manager_id, goals_state)
    select ${tenantId}::uuid, x.id, ${id}::uuid, x.employment_id, x.organ_id, x.manager_id, 'draft'
    from ${matter}`.execute(database);
  await sql`insert into review (tenant_id, id, appraisal_id, reviewer_id, role, state)
    select ${tenantId}::uuid, x.self, x.id, x.employment_id, 'self', 'open' from ${matter}
    union all select ${tenantId}::uuid, x.manager, x.id, x.manager_id, 'manager', 'open'
    from ${matter}`.execute(database);
  if (Number(after.upwardWeight ?? 0) > 0) await askReports(context, id, rows);
  // A cycle may start with the reviews of managers open: earlier ones are asked at once.
  if (after.transfer === 'split') await splitManagers(context);
  await tellPeople(
    context,
    members.map(({ employmentId }) => employmentId),
    { kind: 'started', name: after.name, route: '/mine' },
  );
}

/** Asks each report for a review of the manager, where the manager is in the cycle as well. */
async function askReports(
  { database, tenantId }: CallContext,
  cycleId: string,
  rows: readonly { readonly upward: string; readonly employment_id: string }[],
): Promise<void> {
  await sql`insert into review (tenant_id, id, appraisal_id, reviewer_id, role, state)
    select ${tenantId}::uuid, x.upward, m.id, a.employment_id, 'upward', 'open'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(upward uuid, employment_id uuid)
    join appraisal a on a.tenant_id = ${tenantId} and a.cycle_id = ${cycleId}
      and a.employment_id = x.employment_id
    join appraisal m on m.tenant_id = a.tenant_id and m.cycle_id = a.cycle_id
      and m.employment_id = a.manager_id`.execute(database);
}

/** Fixes the results as they are, and tells those who are in. */
async function release({ id, after }: CycleChange, context: CallContext): Promise<void> {
  const { database, tenantId, now } = context;
  const today = dayOf(now());
  const files = await database
    .selectFrom('appraisal as a')
    .where('a.tenant_id', '=', tenantId)
    .where('a.cycle_id', '=', id)
    .select([
      'a.id',
      'a.score',
      // Who is not rated has no level, whatever was worked out before.
      sql<string | null>`case when a.not_rated is null then a.level end`.as('level'),
      'a.employment_id as employmentId',
    ])
    .execute();
  const rows = files.map((file) => ({ result: uuid7(), ...file }));
  await sql`insert into performance_result (tenant_id, id, appraisal_id, revision, score, level, released_on)
    select ${tenantId}::uuid, x.result, x.id, 1, x.score, x.level, ${today}::date
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as x(result uuid, id uuid, score numeric, level text)`.execute(database);
  await database
    .updateTable('performance_cycle')
    .set({ released_on: today })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
  await shuffleAnswers(context, id);
  await tellPeople(
    context,
    files.map(({ employmentId }) => employmentId),
    { kind: 'released', name: after.name, route: '/mine' },
  );
}

/** Writes the answers of peers again, in random order and with new ids: their place in the table tells no order. */
async function shuffleAnswers({ database, tenantId }: CallContext, cycleId: string): Promise<void> {
  await sql`with gone as (
      delete from peer_answer p using appraisal a
      where p.tenant_id = ${tenantId} and a.tenant_id = p.tenant_id and a.id = p.appraisal_id
        and a.cycle_id = ${cycleId}
      returning p.appraisal_id, p.role, p.answers, p.comment
    ) insert into peer_answer (tenant_id, id, appraisal_id, role, answers, comment)
    select ${tenantId}::uuid, gen_random_uuid(), g.appraisal_id, g.role, g.answers, g.comment
    from gone g order by random()`.execute(database);
}
