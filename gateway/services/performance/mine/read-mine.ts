import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { myPerformance } from '#bridge/calls/performance/mine.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { callerOf } from '#gateway/kernel/people/role-rights.ts';
import { presentStages } from '../cycles/choose.ts';
import { type File, nameOf, openOwnFile } from '../files.ts';
import { readResult } from '../results/read-result.ts';
import { hasReports } from '../reviews/settle.ts';
import { readDraftGoals, readGoals } from './read-goals.ts';

type Mine = ResultOf<typeof myPerformance>;

/** Returns the caller's own file, and what colleagues wait for. */
export async function readMine(
  context: CallContext,
  { appraisalId }: ParsedRequestOf<typeof myPerformance>,
): Promise<Mine> {
  const own = callerOf(context).employmentId;
  if (own === null) return { files: [], asked: [], file: null };
  const files = await readFiles(context, own);
  const chosen = appraisalId ?? files[0]?.id;
  const file = chosen === undefined ? null : await openOwnFile(context, chosen);
  return {
    files: files.map(({ id, cycleName }) => ({ id, cycleName })),
    asked: await readAsked(context, own),
    file: file && (await presentFile(context, file)),
  };
}

/** Files of cycles that have begun: those under way first, then the newest. */
async function readFiles({ database, tenantId }: CallContext, own: string) {
  return database
    .selectFrom('appraisal as a')
    .innerJoin('performance_cycle as c', (join) =>
      join.onRef('c.tenant_id', '=', 'a.tenant_id').onRef('c.id', '=', 'a.cycle_id'),
    )
    .where('a.tenant_id', '=', tenantId)
    .where('a.employment_id', '=', own)
    .where('c.removed_at', 'is', null)
    .orderBy(sql`c.state <> 'running'`)
    .orderBy('c.from_on', 'desc')
    .orderBy('a.id')
    .limit(50)
    .select(['a.id', 'c.name as cycleName'])
    .execute();
}

/** Open reviews of colleagues, of the own manager, and of people who were or count as the caller's reports. */
export async function readAsked(
  { database, tenantId }: CallContext,
  own: string,
): Promise<Mine['asked']> {
  const { rows } = await sql<Mine['asked'][number]>`select v.id as "reviewId", v.role,
      ${nameOf(tenantId, 'a.employment_id')} as name, c.name as "cycleName",
      (select max(s.to_on) from performance_cycle_stage s where s.tenant_id = c.tenant_id
        and s.cycle_id = c.id
        and s.kind = case v.role when 'former' then 'manager' else v.role end) as until
    from review v
    join appraisal a on a.tenant_id = v.tenant_id and a.id = v.appraisal_id
    join performance_cycle c on c.tenant_id = a.tenant_id and c.id = a.cycle_id
    where v.tenant_id = ${tenantId} and v.reviewer_id = ${own}
      and (v.role in ('peer', 'upward', 'former')
        or (v.role = 'manager' and a.manager_id is distinct from ${own}))
      and v.state = 'open' and c.state = 'running' and a.not_rated is null
    order by until, name, v.id limit 100`.execute(database);
  return rows;
}

async function presentFile(context: CallContext, file: File): Promise<Mine['file']> {
  const { cycle } = file;
  const reviews = await readOwnReviews(context, file.id);
  const self = reviews.find(({ role }) => role === 'self');
  const peers = reviews.filter(({ role, state }) => role === 'peer' && state !== 'declined');
  return {
    id: file.id,
    version: file.version,
    cycleId: cycle.id,
    cycleName: cycle.name,
    cycleState: cycle.state,
    managerName: file.managerName,
    stages: presentStages(context, file.stages),
    bounds: {
      goalsMin: cycle.goalsMin,
      goalsMax: cycle.goalsMax,
      weightMin: cycle.weightMin,
      weightMax: cycle.weightMax,
      leastGroup: cycle.leastGroup,
    },
    goalsState: file.goalsState,
    goalsNote: file.goalsNote,
    goals: await readGoals(context, file.employmentId, cycle.id),
    changed: await readDraftGoals(context, file),
    reviewId: self?.id ?? null,
    reviewState: self?.state ?? null,
    hasPeers: Number(cycle.peerWeight) > 0,
    hasUpward: await hasReports(context, file.id),
    peersConfirmed: file.peersConfirmed,
    // Who is asked in the end is the manager's choice; the person sees their own proposal only.
    peers: file.peersConfirmed
      ? []
      : peers.map(({ reviewerId, name }) => ({ id: reviewerId, name: name ?? '' })),
    result: await readResult(context, file),
  };
}

function readOwnReviews({ database, tenantId }: CallContext, appraisalId: string) {
  return database
    .selectFrom('review as v')
    .where('v.tenant_id', '=', tenantId)
    .where('v.appraisal_id', '=', appraisalId)
    .select([
      'v.id',
      'v.role',
      'v.state',
      'v.reviewer_id as reviewerId',
      nameOf(tenantId, 'v.reviewer_id').as('name'),
    ])
    .orderBy('name')
    .execute();
}
