import { type RawBuilder, sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { type colleagues, mostPeers, type proposePeers } from '#bridge/calls/performance/mine.ts';
import type { confirmPeers } from '#bridge/calls/performance/team.ts';
import { performanceCodes } from '#bridge/calls/performance/terms.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { callerOf } from '#gateway/kernel/people/role-rights.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { isOpen } from '../cycles/facts.ts';
import {
  type File,
  nameOf,
  openFileOf,
  openOwnFile,
  openReportFile,
  organNameOf,
} from '../files.ts';
import { tellPeople } from '../tell.ts';

/** The most reviews that one person is asked for in a cycle. */
const mostAsks = 10;

/** Reviews the file as a manager, of now or before, or led the person in a cycle that managers share. */
const leads = (tenantId: string, { id, cycle, employmentId }: File): RawBuilder<boolean> =>
  sql<boolean>`(exists (select from review v where v.tenant_id = a.tenant_id and v.appraisal_id = ${id}
        and v.role in ('manager', 'former') and v.reviewer_id = a.employment_id)
      or exists (select from job_row j
        join performance_cycle c on c.tenant_id = j.tenant_id and c.id = ${cycle.id}
          and c.transfer = 'split' and j.from_on <= c.to_on
          and (j.to_on is null or j.to_on >= c.from_on)
        where j.tenant_id = ${tenantId} and j.employment_id = ${employmentId}
          and j.manager_id = a.employment_id))`;

/** How many other files of the cycle ask somebody of an appraisal `a` for a review as a peer. */
const asksOf = ({ id }: File): RawBuilder<number> =>
  sql<number>`(select count(*)::int from review v
    join appraisal o on o.tenant_id = v.tenant_id and o.id = v.appraisal_id
    where v.tenant_id = a.tenant_id and o.cycle_id = a.cycle_id and v.role = 'peer'
      and v.reviewer_id = a.employment_id and v.state in ('open', 'submitted')
      and v.appraisal_id <> ${id})`;

/** Finds who can be a peer: people who would be refused when they are proposed are left out. */
export async function findColleagues(
  context: CallContext,
  { appraisalId, keyword = '' }: ParsedRequestOf<typeof colleagues>,
): Promise<ResultOf<typeof colleagues>> {
  const { database, tenantId } = context;
  const own = callerOf(context).employmentId;
  const file = await openFileOf(context, appraisalId);
  if (file.employmentId !== own && file.managerId !== own) throw new RefusedError('notFound');
  const { rows } = await sql<{ id: string; name: string; organName: string | null }>`select *
    from (select a.employment_id as id, ${nameOf(tenantId, 'a.employment_id')} as name,
        ${organNameOf(context, 'a.organ_id')} as "organName" from appraisal a
      where a.tenant_id = ${tenantId} and a.cycle_id = ${file.cycle.id}
        and a.employment_id <> ${file.employmentId}
        and a.employment_id is distinct from ${file.managerId}::uuid
        and a.manager_id is distinct from ${file.employmentId}::uuid
        and not ${leads(tenantId, file)} and ${asksOf(file)} < ${mostAsks}) found
    where strpos(lower(name), lower(${keyword})) > 0
    order by name, id limit 20`.execute(database);
  return rows;
}

/** Proposes own peers. */
export async function proposeOwnPeers(
  context: CallContext,
  { appraisalId, peers }: ParsedRequestOf<typeof proposePeers>,
): Promise<null> {
  const file = await openOwnFile(context, appraisalId, { locked: true });
  if (file.peersConfirmed) throw new RefusedError('notNow');
  await checkPeers(context, file, peers);
  await clearPeers(context, file, ['proposed']);
  await askPeers(context, file, peers, 'proposed');
  context.record(`appraisal:${file.id}`);
  return null;
}

/** Names the peers of a direct report, and asks them. */
export async function confirmTeamPeers(
  context: CallContext,
  { appraisalId, peers }: ParsedRequestOf<typeof confirmPeers>,
): Promise<null> {
  const { database, tenantId } = context;
  const file = await openReportFile(context, appraisalId, { locked: true });
  const before = await database
    .selectFrom('review')
    .where('tenant_id', '=', tenantId)
    .where('appraisal_id', '=', file.id)
    .where('role', '=', 'peer')
    .select(['reviewer_id as id', 'state'])
    .execute();
  const done = before.filter(({ state }) => state === 'submitted').map(({ id }) => id);
  await checkPeers(context, file, [...new Set([...done, ...peers])]);
  const asked = new Set(before.filter(({ state }) => state === 'open').map(({ id }) => id));
  await clearPeers(context, file, ['proposed', 'open', 'declined']);
  const open = peers.filter((id) => !done.includes(id));
  await askPeers(context, file, open, 'open');
  await database
    .updateTable('appraisal')
    .set({ peers_confirmed: true, version: sql<number>`version + 1` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', file.id)
    .execute();
  await tellPeople(
    context,
    open.filter((id) => !asked.has(id)),
    { kind: 'peerAsked', name: file.name, route: '/mine' },
  );
  context.record(`appraisal:${file.id}`);
  return null;
}

interface PeerRow {
  readonly id: string;
  readonly managerId: string | null;
  readonly asks: number;
  readonly leads: boolean;
}

async function checkPeers(
  context: CallContext,
  file: File,
  peers: readonly string[],
): Promise<void> {
  const { database, tenantId, now } = context;
  const { cycle, stages } = file;
  const today = dayOf(now());
  const isAsking = isOpen(stages, 'peer', today) || isOpen(stages, 'goals', today);
  if (cycle.state !== 'running' || Number(cycle.peerWeight) <= 0 || !isAsking) {
    throw new RefusedError(performanceCodes.stageClosed);
  }
  const ids = [...new Set(peers)];
  if (ids.length < cycle.leastGroup || ids.length > mostPeers) {
    throw new RefusedError(performanceCodes.peerCount);
  }
  // Their files are locked: two askers at once cannot both give somebody the tenth review.
  const { rows } = await sql<PeerRow>`select
      a.employment_id as id, a.manager_id as "managerId", ${asksOf(file)} as asks,
      ${leads(tenantId, file)} as leads
    from appraisal a where a.tenant_id = ${tenantId} and a.cycle_id = ${cycle.id}
      and a.employment_id = any(${ids}::uuid[]) order by a.id for update of a`.execute(database);
  if (rows.length < ids.length) throw new RefusedError('notFound');
  const isBarred = ({ id, managerId, leads }: PeerRow): boolean =>
    id === file.employmentId || id === file.managerId || managerId === file.employmentId || leads;
  if (rows.some(isBarred)) throw new RefusedError(performanceCodes.peerNotAllowed);
  if (rows.some(({ asks }) => asks >= mostAsks)) throw new RefusedError(performanceCodes.peerLoad);
}

async function clearPeers(
  { database, tenantId }: CallContext,
  { id }: File,
  states: readonly ('proposed' | 'open' | 'declined')[],
): Promise<void> {
  await database
    .deleteFrom('review')
    .where('tenant_id', '=', tenantId)
    .where('appraisal_id', '=', id)
    .where('role', '=', 'peer')
    .where('state', 'in', [...states])
    .execute();
}

async function askPeers(
  { database, tenantId }: CallContext,
  { id }: File,
  peers: readonly string[],
  state: 'proposed' | 'open',
): Promise<void> {
  const ids = [...new Set(peers)];
  if (ids.length === 0) return;
  await database
    .insertInto('review')
    .values(
      ids.map((reviewer_id) => ({
        tenant_id: tenantId,
        id: uuid7(),
        appraisal_id: id,
        reviewer_id,
        role: 'peer' as const,
        state,
      })),
    )
    .execute();
}
