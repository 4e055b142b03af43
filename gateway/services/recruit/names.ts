import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { channelsByKeyword, jobNames, jobsByKeyword } from '#bridge/calls/recruit/names.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { onDay } from '#gateway/kernel/people/dated.ts';
import { inReach, openScope } from '#gateway/record/scope.ts';
import { records } from '../records.ts';
import { hiringJobs } from './records/index.ts';

const mostFound = 20;
const mostListed = 500;

/** Finds open jobs by a part of their title. */
export async function findJobs(
  context: CallContext,
  { keyword }: ParsedRequestOf<typeof jobsByKeyword>,
): Promise<ResultOf<typeof jobsByKeyword>> {
  const jobs = await reachedJobs(context);
  return jobs
    .where('r.state', '=', 'open')
    .where(sql<boolean>`strpos(lower(r.title), lower(${keyword})) > 0`)
    .limit(mostFound)
    .execute();
}

/** Lists jobs, in a state or in any. */
export async function listJobs(
  context: CallContext,
  { state }: ParsedRequestOf<typeof jobNames>,
): Promise<ResultOf<typeof jobNames>> {
  const jobs = await reachedJobs(context);
  return jobs
    .$if(state !== undefined, (query) => query.where('r.state', '=', state ?? 'open'))
    .limit(mostListed)
    .execute();
}

async function reachedJobs(context: CallContext) {
  const { database, tenantId, now } = context;
  const scope = await openScope(context, hiringJobs, records);
  const today = dayOf(now());
  return database
    .selectFrom('hiring_job as r')
    .where('r.tenant_id', '=', tenantId)
    .where('r.removed_at', 'is', null)
    .where(inReach(scope))
    .orderBy('r.title')
    .orderBy('r.id')
    .select([
      'r.id',
      'r.title',
      sql<string | null>`(select o.name from organ_row o where o.tenant_id = ${tenantId}
        and o.organ_id = r.organ_id and ${onDay('o', today)})`.as('organName'),
      'r.work_place as workPlace',
      'r.state',
    ]);
}

/** Finds the channels in use by a part of their name. */
export async function findChannels(
  { database, tenantId }: CallContext,
  { keyword = '' }: ParsedRequestOf<typeof channelsByKeyword>,
): Promise<ResultOf<typeof channelsByKeyword>> {
  return database
    .selectFrom('hiring_channel as c')
    .where('c.tenant_id', '=', tenantId)
    .where('c.removed_at', 'is', null)
    .where(sql<boolean>`c.retired is not true and strpos(lower(c.name), lower(${keyword})) > 0`)
    .orderBy('c.name')
    .limit(mostFound)
    .select(['c.id', 'c.name', 'c.kind'])
    .execute();
}
