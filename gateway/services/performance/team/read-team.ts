import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { performanceMember, performanceTeam } from '#bridge/calls/performance/team.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { callerOf } from '#gateway/kernel/people/role-rights.ts';
import { chooseCycle, presentStages } from '../cycles/choose.ts';
import { isOpen } from '../cycles/facts.ts';
import { nameOf, openReportFile, organNameOf } from '../files.ts';
import { readDraftGoals, readGoals } from '../mine/read-goals.ts';
import { managerState } from '../reviews/manager-state.ts';

type Team = ResultOf<typeof performanceTeam>;
interface Row extends Omit<Team['rows'][number], 'todo'> {
  readonly isAside: boolean;
  readonly hasGoals: boolean;
  readonly isOwnTask: boolean;
}

/** Lists the direct reports of a cycle. */
export async function readTeam(
  context: CallContext,
  { cycleId }: ParsedRequestOf<typeof performanceTeam>,
): Promise<Team> {
  const { database, tenantId } = context;
  const own = callerOf(context).employmentId;
  const reports = sql<boolean>`a.manager_id = ${own}`;
  const { cycles, cycle, stages } = await chooseCycle(context, reports, cycleId, 'manager');
  if (cycle === null) return { cycles, cycleId: null, stages: [], rows: [] };
  const isReleased = cycle.state === 'released' || cycle.state === 'closed';
  const { rows } = await sql<Row>`select a.id, ${nameOf(tenantId, 'a.employment_id')} as name,
      ${organNameOf(context, 'a.organ_id')} as "organName", a.goals_state as goals,
      (select round(sum(g.progress * g.weight) / nullif(sum(g.weight), 0), 2)::text
        from performance_goal g where g.tenant_id = a.tenant_id and g.cycle_id = a.cycle_id
          and g.employment_id = a.employment_id and g.removed_at is null) as progress,
      ${stateOf('self')} as self, ${managerState} as manager,
      ${peersOf(['open', 'submitted'])} as "peersAsked", ${peersOf(['submitted'])} as "peersDone",
      ${peersOf(['proposed'])} as "peersProposed",
      case when ${isReleased} then a.level end as level, a.not_rated is not null as "isAside",
      a.goals_state = 'set' or a.goals_draft is not null as "hasGoals",
      exists (select from review v where v.tenant_id = a.tenant_id and v.appraisal_id = a.id
        and v.role = 'manager' and v.state = 'open' and v.reviewer_id = ${own}) as "isOwnTask"
    from appraisal a where a.tenant_id = ${tenantId} and a.cycle_id = ${cycle.id} and ${reports}
    order by name, a.id limit 500`.execute(database);
  const isReviewing = isOpen(stages, 'manager', dayOf(context.now())) && cycle.state === 'running';
  return {
    cycles,
    cycleId: cycle.id,
    stages: presentStages(context, stages),
    rows: rows.map(({ isAside, hasGoals: has, isOwnTask, ...row }) => ({
      ...row,
      todo:
        isAside || isReleased ? null : todoOf({ ...row, hasGoals: has }, isReviewing && isOwnTask),
    })),
  };
}

function todoOf(
  row: Pick<Row, 'goals' | 'hasGoals' | 'manager' | 'peersProposed'>,
  isReviewing: boolean,
): Team['rows'][number]['todo'] {
  if (row.goals === 'asked') return 'goals';
  if (row.peersProposed > 0) return 'peers';
  return isReviewing && row.hasGoals && row.manager === 'open' ? 'review' : null;
}

function stateOf(role: 'self') {
  return sql<Row['self']>`coalesce((select v.state from review v where v.tenant_id = a.tenant_id
    and v.appraisal_id = a.id and v.role = ${role} limit 1), 'none')`;
}

function peersOf(states: readonly string[]) {
  return sql<number>`(select count(*)::int from review v where v.tenant_id = a.tenant_id
    and v.appraisal_id = a.id and v.role = 'peer' and v.state = any(${states}))`;
}

/** Returns the goals and peers of a direct report. */
export async function readMember(
  context: CallContext,
  { appraisalId }: ParsedRequestOf<typeof performanceMember>,
): Promise<ResultOf<typeof performanceMember>> {
  const { database, tenantId } = context;
  const file = await openReportFile(context, appraisalId);
  const reviews = await database
    .selectFrom('review as v')
    .where('v.tenant_id', '=', tenantId)
    .where('v.appraisal_id', '=', file.id)
    .select([
      'v.id',
      'v.role',
      'v.state',
      'v.reviewer_id as reviewerId',
      'v.decline_why as why',
      'v.days',
      nameOf(tenantId, 'v.reviewer_id').as('name'),
    ])
    .orderBy('name')
    .execute();
  const review = reviews.find(({ role }) => role === 'manager');
  const isOwnTask = review?.reviewerId === callerOf(context).employmentId;
  return {
    id: file.id,
    version: file.version,
    name: file.name,
    cycleName: file.cycle.name,
    goalsState: file.goalsState,
    goalsNote: file.goalsNote,
    goals:
      (await readDraftGoals(context, file)) ??
      (await readGoals(context, file.employmentId, file.cycle.id)),
    isChange: file.goalsDraft !== null,
    leastGroup: file.cycle.leastGroup,
    hasPeers: Number(file.cycle.peerWeight) > 0,
    peersConfirmed: file.peersConfirmed,
    peers: reviews
      .filter(({ role }) => role === 'peer')
      .map(({ reviewerId, name, state, why }) => ({
        id: reviewerId,
        name: name ?? '',
        state,
        why,
      })),
    managers: reviews.flatMap(({ role, name, days, state }) =>
      (role === 'manager' || role === 'former') && days !== null
        ? [{ name: name ?? '', days, state }]
        : [],
    ),
    reviewId: isOwnTask ? (review?.id ?? null) : null,
    reviewState: review?.state ?? null,
  };
}
