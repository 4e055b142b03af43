import { sql } from 'kysely';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { myPerformance } from '#bridge/calls/performance/mine.ts';
import { ratio } from '#gateway/kernel/exact/ratio.ts';
import { decimalText } from '#gateway/kernel/exact/rounding.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { type GoalNode, goalStatus, treeProgress } from '../engine/goals.ts';
import { type File, nameOf } from '../files.ts';
import { presentKpi } from './kpi-goals.ts';

type Goal = NonNullable<ResultOf<typeof myPerformance>['file']>['goals'][number];

interface TreeRow {
  readonly id: string;
  readonly parentId: string | null;
  readonly progress: string;
  readonly checked: boolean;
}

const mostCheckIns = 20;

/** Reads the goals of a person in a cycle, each with its check-ins, the newest first. */
export async function readGoals(
  context: CallContext,
  employmentId: string,
  cycleId: string,
): Promise<Goal[]> {
  const goals = await readRows(context, employmentId, cycleId);
  const ids = goals.flatMap(({ id, parentId }) => (parentId === null ? [id] : [id, parentId]));
  const progress = await readProgressOf(context, ids);
  const checkIns = await readCheckIns(
    context,
    goals.map(({ id }) => id),
  );
  return goals.map((row) => {
    const { parentId, parentName, parentOwner, direction, target, actual, unit, cap, ...goal } =
      row;
    const own = progress.get(goal.id) ?? '0.00';
    return {
      ...goal,
      kpi: presentKpi({ direction, target, actual, unit }, cap),
      progress: own,
      status: goalStatus(own),
      parent:
        parentId === null
          ? null
          : {
              id: parentId,
              name: parentName ?? '',
              owner: parentOwner ?? '',
              progress: progress.get(parentId) ?? '0.00',
            },
      checkIns: checkIns.get(goal.id) ?? [],
    };
  });
}

function readRows({ database, tenantId }: CallContext, employmentId: string, cycleId: string) {
  return database
    .selectFrom('performance_goal as g')
    .leftJoin('performance_goal as u', (join) =>
      join
        .onRef('u.tenant_id', '=', 'g.tenant_id')
        .onRef('u.id', '=', 'g.parent_id')
        .on('u.removed_at', 'is', null),
    )
    .innerJoin('performance_cycle as c', (join) =>
      join.onRef('c.tenant_id', '=', 'g.tenant_id').onRef('c.id', '=', 'g.cycle_id'),
    )
    .where('g.tenant_id', '=', tenantId)
    .where('g.employment_id', '=', employmentId)
    .where('g.cycle_id', '=', cycleId)
    .where('g.removed_at', 'is', null)
    .orderBy('g.weight', 'desc')
    .orderBy('g.id')
    .select([
      'g.id',
      'g.name',
      'g.measure',
      'g.weight',
      'g.due_on as dueOn',
      'g.direction',
      'g.target',
      'g.actual',
      'g.unit',
      'c.kpi_cap as cap',
      'u.id as parentId',
      'u.name as parentName',
      nameOf(tenantId, 'u.employment_id').as('parentOwner'),
    ])
    .execute();
}

/** Goals that wait to replace those in force, with the progress of those they keep; null for none. */
export async function readDraftGoals(
  context: CallContext,
  { goalsDraft, employmentId, cycle }: Pick<File, 'goalsDraft' | 'employmentId' | 'cycle'>,
): Promise<Goal[] | null> {
  if (goalsDraft === null) return null;
  const kept = new Map(
    (await readGoals(context, employmentId, cycle.id)).map((goal) => [goal.id, goal]),
  );
  const parents = await readNames(
    context,
    goalsDraft.flatMap(({ parentId }) => parentId ?? []),
  );
  return goalsDraft.map(({ id, name, measure = null, weight, dueOn = null, parentId, kpi }) => ({
    id,
    name,
    measure,
    weight: decimalText(ratio(weight), 2),
    dueOn,
    kpi: presentKpi(
      {
        direction: kpi?.direction ?? null,
        target: kpi?.target ?? null,
        unit: kpi?.unit ?? null,
        actual: kept.get(id)?.kpi?.actual ?? null,
      },
      kept.get(id)?.kpi?.cap ?? null,
    ),
    progress: kept.get(id)?.progress ?? '0.00',
    status: kept.get(id)?.status ?? 'pending',
    parent: (parentId !== undefined && parents.get(parentId)) || null,
    checkIns: kept.get(id)?.checkIns ?? [],
  }));
}

async function readNames(
  context: CallContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<Goal['parent']>>> {
  if (ids.length === 0) return new Map();
  const { database, tenantId } = context;
  const rows = await database
    .selectFrom('performance_goal as g')
    .where('g.tenant_id', '=', tenantId)
    .where('g.id', 'in', [...ids])
    .where('g.removed_at', 'is', null)
    .select(['g.id', 'g.name', nameOf(tenantId, 'g.employment_id').as('owner')])
    .execute();
  const progress = await readProgressOf(context, ids);
  return new Map(
    rows.map(({ id, name, owner }) => [
      id,
      { id, name, owner: owner ?? '', progress: progress.get(id) ?? '0.00' },
    ]),
  );
}

/** The progress of goals: that of their check-ins, or the mean of the goals that serve them. */
export async function readProgressOf(
  { database, tenantId }: CallContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<TreeRow>`with recursive tree as (
      select g.id, g.parent_id, g.progress from performance_goal g
        where g.tenant_id = ${tenantId} and g.id = any(${ids}::uuid[])
      union select g.id, g.parent_id, g.progress from performance_goal g
        join tree t on g.parent_id = t.id
        where g.tenant_id = ${tenantId} and g.removed_at is null
    ) select t.id, t.parent_id as "parentId", t.progress, exists (select from goal_check_in k
        where k.tenant_id = ${tenantId} and k.goal_id = t.id) as checked
      from tree t`.execute(database);
  const below = Map.groupBy(rows, ({ parentId }) => parentId);
  const nodeOf = ({ id, progress, checked }: TreeRow): GoalNode => {
    const children = checked ? [] : (below.get(id) ?? []).map(nodeOf);
    return { name: id, progressPercent: progress, children };
  };
  const found = new Map<string, string>();
  for (const row of rows.filter(({ id }) => ids.includes(id))) {
    found.set(row.id, decimalText(treeProgress(nodeOf(row)), 2));
  }
  return found;
}

async function readCheckIns(
  { database, tenantId }: CallContext,
  goalIds: readonly string[],
): Promise<ReadonlyMap<string, Goal['checkIns']>> {
  if (goalIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('goal_check_in as k')
    .where('k.tenant_id', '=', tenantId)
    .where('k.goal_id', 'in', [...goalIds])
    .orderBy('k.on_day', 'desc')
    .orderBy('k.id', 'desc')
    .select(['k.id', 'k.goal_id as goalId', 'k.on_day as on', 'k.progress', 'k.mood', 'k.note'])
    .execute();
  const byGoal = Map.groupBy(rows, ({ goalId }) => goalId);
  return new Map(
    [...byGoal].map(([goal, all]) => [
      goal,
      all.slice(0, mostCheckIns).map(({ goalId: _, ...checkIn }) => checkIn),
    ]),
  );
}
