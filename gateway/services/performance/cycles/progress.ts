import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { cyclePreview, cycleProgress, setNotRated } from '#bridge/calls/performance/cycles.ts';
import { performanceFunctions } from '#bridge/calls/performance/functions.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { lockCycle } from '../calibration/meeting-guards.ts';
import { isOfOthers } from '../calibration/open-card.ts';
import { nameOf, openReachedFile, organNameOf, reachesFile, saveFile } from '../files.ts';
import { acknowledgeDays } from '../results/appeal-window.ts';
import { managerState } from '../reviews/manager-state.ts';
import { chooseCycle, presentStages } from './choose.ts';
import { readCycle, readMembers } from './facts.ts';

const mostListed = 3000;

/** Lists who would be in a cycle. */
export async function previewMembers(
  context: CallContext,
  { cycleId }: ParsedRequestOf<typeof cyclePreview>,
): Promise<ResultOf<typeof cyclePreview>> {
  const cycle = await readCycle(context, cycleId);
  if (cycle === undefined) throw new RefusedError('notFound');
  const members = await readMembers(context, cycle.cutOffOn);
  const out = members.filter(({ why }) => why !== 'in');
  const all = [...out, ...members.filter(({ why }) => why === 'in')];
  return {
    in: members.length - out.length,
    out: out.length,
    people: all
      .slice(0, mostListed)
      .map(({ employmentId, name, organName, why }) => ({ employmentId, name, organName, why })),
  };
}

type Row = ResultOf<typeof cycleProgress>['rows'][number];

/** Lists the people of a cycle with how far they are. */
export async function readProgress(
  context: CallContext,
  { cycleId }: ParsedRequestOf<typeof cycleProgress>,
): Promise<ResultOf<typeof cycleProgress>> {
  const { database, tenantId } = context;
  const reached = await reachesFile(context, performanceFunctions.progress);
  const { cycles, cycle, stages } = await chooseCycle(context, reached, cycleId, 'manager');
  if (cycle === null) return { cycles, cycleId: null, stages: [], rows: [] };
  const today = dayOf(context.now());
  const isLooked = stages.some(({ kind, fromOn }) => kind === 'calibration' && fromOn <= today);
  // Peers can still answer: a score would tell one answer from the others.
  const shown = isLooked || cycle.state !== 'running';
  // As on the boards: before the release the own level and that of a relative are for others.
  const isShown = sql`${shown} and (${cycle.state !== 'running'} or ${await isOfOthers(context)})`;
  const { rows } = await sql<Row>`select a.id, a.version,
      ${nameOf(tenantId, 'a.employment_id')} as name, ${organNameOf(context, 'a.organ_id')} as "organName",
      ${openManagers(context)} as "managerName", a.goals_state as goals,
      ${stateOf('self')} as self, ${managerState} as manager,
      ${peersOf(sql`('open', 'submitted')`)} as "peersAsked", ${peersOf(sql`('submitted')`)} as "peersDone",
      case when ${isShown} then a.score end as score, case when ${isShown} then a.level end as level,
      a.not_rated as "notRated", a.acknowledged_on is not null as acknowledged,
      coalesce(a.acknowledged_on is null and ${cycle.releasedOn}::date + ${acknowledgeDays}::int
        < ${today}::date, false) as lapsed
    from appraisal a
    where a.tenant_id = ${tenantId} and a.cycle_id = ${cycle.id} and ${reached}
    order by name, a.id limit ${mostListed}`.execute(database);
  return { cycles, cycleId: cycle.id, stages: presentStages(context, stages), rows };
}

/** The managers whose reviews are missing, of now or before; the manager of now where none is. */
function openManagers({ tenantId, locale }: CallContext) {
  return sql`coalesce((select string_agg(x.name, ${locale === 'en' ? ', ' : '、'} order by x.name)
    from (select ${nameOf(tenantId, 'v.reviewer_id')} as name from review v
      where v.tenant_id = a.tenant_id and v.appraisal_id = a.id and v.state = 'open'
        and (v.role = 'manager' or (v.role = 'former' and v.days is not null))) x),
    ${nameOf(tenantId, 'a.manager_id')})`;
}

/** The state of the only review of a role. */
function stateOf(role: 'self') {
  return sql<Row['self']>`coalesce((select v.state from review v where v.tenant_id = a.tenant_id
    and v.appraisal_id = a.id and v.role = ${role}), 'none')`;
}

function peersOf(states: ReturnType<typeof sql>) {
  return sql<number>`(select count(*)::int from review v where v.tenant_id = a.tenant_id
    and v.appraisal_id = a.id and v.role = 'peer' and v.state in ${states})`;
}

/** Notes why somebody gets no level. */
export async function saveNotRated(
  context: CallContext,
  { id, version, why }: ParsedRequestOf<typeof setNotRated>,
): Promise<ResultOf<typeof setNotRated>> {
  const { cycle } = await openReachedFile(context, id, performanceFunctions.progress);
  // The results go out with the people that were counted.
  await lockCycle(context, cycle.id, 'read');
  const file = await openReachedFile(context, id, performanceFunctions.progress, { locked: true });
  if (file.version !== version) throw new RefusedError('conflict');
  if (file.cycle.state !== 'running') throw new RefusedError('notNow');
  return { version: await saveFile(context, file, { not_rated: why }) };
}
