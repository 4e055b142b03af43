import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { goalsToServe, reopenGoals, saveGoals } from '#bridge/calls/performance/mine.ts';
import { performanceCodes } from '#bridge/calls/performance/terms.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { isOpen } from '../cycles/facts.ts';
import { goalFault } from '../engine/goals.ts';
import { type DraftGoal, type File, nameOf, openOwnFile, saveFile } from '../files.ts';
import { tellPeople } from '../tell.ts';
import { requireTargets } from './kpi-goals.ts';
import { readGoals, readProgressOf } from './read-goals.ts';

type Asked = ParsedRequestOf<typeof saveGoals>;

/** Saves the own goals as a whole, and sends them where that is asked. */
export async function saveOwnGoals(
  context: CallContext,
  { appraisalId, version, goals, send }: Asked,
): Promise<ResultOf<typeof saveGoals>> {
  const file = await openForGoals(context, appraisalId, version);
  if (file.goalsState !== 'draft') throw new RefusedError('notNow');
  if (send) {
    const fault = goalFault(
      goals.map(({ weight }) => weight),
      file.cycle,
    );
    if (fault !== null) throw new RefusedError(performanceCodes[fault]);
  }
  requireTargets(goals);
  await requireParents(context, file, goals);
  const drafts = await nameGoals(context, file, goals);
  // Confirmed goals stay in force until the manager confirms these.
  const isChange = file.goalsDraft !== null;
  if (!isChange) await writeGoals(context, file, drafts);
  const saved = await saveFile(context, file, {
    ...(isChange && { goals_draft: JSON.stringify(drafts) }),
    goals_state: send ? 'asked' : 'draft',
    ...(send && { goals_note: null }),
  });
  if (send && file.managerId !== null) {
    await tellPeople(context, [file.managerId], {
      kind: 'goalsAsked',
      name: file.name,
      route: '/team',
    });
  }
  return { version: saved };
}

async function openForGoals(context: CallContext, id: string, version: number): Promise<File> {
  const file = await openOwnFile(context, id, { locked: true });
  if (file.version !== version) throw new RefusedError('conflict');
  const isSetting = isOpen(file.stages, 'goals', dayOf(context.now()));
  if (file.cycle.state !== 'running' || !isSetting) {
    throw new RefusedError(performanceCodes.stageClosed);
  }
  return file;
}

/** An own goal serves one of a manager above, or none. */
async function requireParents(
  context: CallContext,
  file: File,
  goals: Asked['goals'],
): Promise<void> {
  const asked = goals.flatMap(({ parentId }) => parentId ?? []);
  if (asked.length === 0) return;
  const above = new Set((await readGoalsAbove(context, file)).map(({ id }) => id));
  if (asked.every((id) => above.has(id))) return;
  throw new RefusedError('badInput', { fields: [{ path: 'goals', issue: 'choice' }] });
}

/**
 * Gives new goals their ids.
 * @throws {RefusedError} `notFound` for an id that is no goal of the file
 */
async function nameGoals(
  context: CallContext,
  file: File,
  goals: Asked['goals'],
): Promise<DraftGoal[]> {
  const known = await readIds(context, file);
  const own = new Set([...known, ...(file.goalsDraft ?? []).map(({ id }) => id)]);
  if (goals.some(({ id }) => id !== undefined && !own.has(id))) throw new RefusedError('notFound');
  return goals.map(({ id, ...goal }) => ({ ...goal, id: id ?? uuid7() }));
}

async function readIds(
  { database, tenantId }: CallContext,
  { employmentId, cycle }: File,
): Promise<ReadonlySet<string>> {
  const known = await database
    .selectFrom('performance_goal')
    .where('tenant_id', '=', tenantId)
    .where('employment_id', '=', employmentId)
    .where('cycle_id', '=', cycle.id)
    .where('removed_at', 'is', null)
    .select('id')
    .execute();
  return new Set(known.map(({ id }) => id));
}

/** Makes goals those of a file; others that it has go. */
export async function writeGoals(
  context: CallContext,
  file: File,
  goals: readonly DraftGoal[],
): Promise<void> {
  const { database, tenantId, now } = context;
  const { employmentId, cycle } = file;
  const ids = await readIds(context, file);
  const kept = goals.map(({ id }) => id);
  await sql`update performance_goal set removed_at = ${now().toISOString()}, version = version + 1
    where tenant_id = ${tenantId} and employment_id = ${employmentId} and cycle_id = ${cycle.id}
      and removed_at is null and id <> all(${kept}::uuid[])`.execute(database);
  for (const { id, name, measure, weight, dueOn, parentId, kpi } of goals) {
    const values = {
      name,
      measure: measure ?? null,
      weight,
      due_on: dueOn ?? null,
      parent_id: parentId ?? null,
      direction: kpi?.direction ?? null,
      target: kpi === undefined || kpi.direction === 'done' ? null : (kpi.target ?? null),
      unit: kpi?.unit ?? null,
    };
    if (!ids.has(id)) {
      await database
        .insertInto('performance_goal')
        .values({
          ...values,
          tenant_id: tenantId,
          id,
          cycle_id: cycle.id,
          employment_id: employmentId,
        })
        .execute();
    } else {
      await database
        .updateTable('performance_goal')
        .set({ ...values, version: sql<number>`version + 1` })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .execute();
    }
  }
}

/** Takes back goals that were sent, or begins to change confirmed ones, which stay in force meanwhile. */
export async function reopenOwnGoals(
  context: CallContext,
  { appraisalId, version }: ParsedRequestOf<typeof reopenGoals>,
): Promise<ResultOf<typeof reopenGoals>> {
  const file = await openForGoals(context, appraisalId, version);
  if (file.goalsState === 'draft') throw new RefusedError('notNow');
  const draft = file.goalsState === 'set' ? await copyGoals(context, file) : undefined;
  return {
    version: await saveFile(context, file, {
      goals_state: 'draft',
      ...(draft && { goals_draft: JSON.stringify(draft) }),
    }),
  };
}

async function copyGoals(context: CallContext, file: File): Promise<DraftGoal[]> {
  const goals = await readGoals(context, file.employmentId, file.cycle.id);
  return goals.map(({ id, name, measure, weight, dueOn, parent, kpi }) => ({
    id,
    name,
    measure: measure ?? undefined,
    weight,
    dueOn: dueOn ?? undefined,
    parentId: parent?.id,
    ...(kpi && {
      kpi: {
        direction: kpi.direction,
        target: kpi.target ?? undefined,
        unit: kpi.unit ?? undefined,
      },
    }),
  }));
}

/** Lists the goals that own goals can serve. */
export async function listGoalsToServe(
  context: CallContext,
  { appraisalId }: ParsedRequestOf<typeof goalsToServe>,
): Promise<ResultOf<typeof goalsToServe>> {
  const above = await readGoalsAbove(context, await openOwnFile(context, appraisalId));
  const progress = await readProgressOf(
    context,
    above.map(({ id }) => id),
  );
  return above.map((goal) => ({ ...goal, progress: progress.get(goal.id) ?? '0.00' }));
}

/** Goals of the managers above a person in the same cycle, the nearest first. */
async function readGoalsAbove(
  { database, tenantId }: CallContext,
  { employmentId, cycle }: File,
): Promise<readonly { id: string; name: string; owner: string }[]> {
  const { rows } = await sql<{ id: string; name: string; owner: string }>`with recursive line as (
      select a.manager_id as person, 1 as step from appraisal a where a.tenant_id = ${tenantId}
        and a.cycle_id = ${cycle.id} and a.employment_id = ${employmentId}
      union select a.manager_id, l.step + 1 from appraisal a join line l on a.employment_id = l.person
        where a.tenant_id = ${tenantId} and a.cycle_id = ${cycle.id} and l.step < 12
    ) select g.id, g.name, ${nameOf(tenantId, 'g.employment_id')} as owner from performance_goal g
      join line l on l.person = g.employment_id
      where g.tenant_id = ${tenantId} and g.cycle_id = ${cycle.id} and g.removed_at is null
        and g.employment_id <> ${employmentId}
      order by l.step, g.weight desc, g.id limit 100`.execute(database);
  return rows;
}
