import { sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { readIdsDirectlyBelow, readStoredOrgans, type StoredOrgan } from './stored-organ.ts';
import type { PlacedSpan } from './timeline.ts';

/** A job that would still be in an organisation on a day or later. */
export interface JobWithin {
  readonly id: string;
  readonly employmentId: string;
  readonly from: string;
  readonly positionId: string | null;
}

/** Lists the jobs that are in an organisation on a day or begin in it later. */
export async function readJobsWithin(
  { database, tenantId }: Pick<CallContext, 'database' | 'tenantId'>,
  organId: string,
  day: string,
): Promise<JobWithin[]> {
  return await database
    .selectFrom('job_row as j')
    .innerJoin('employment as e', (join) =>
      join.onRef('e.tenant_id', '=', 'j.tenant_id').onRef('e.id', '=', 'j.employment_id'),
    )
    .where('j.tenant_id', '=', tenantId)
    .where('j.organ_id', '=', organId)
    .where(
      sql<boolean>`((j.to_on is null or j.to_on >= ${day}::date)
        and (e.left_on is null or e.left_on > greatest(${day}::date, j.from_on)))`,
    )
    .select([
      'j.id',
      'j.employment_id as employmentId',
      'j.from_on as from',
      'j.position_id as positionId',
    ])
    .execute();
}

/** An organisation that is directly below another one on a day or later, with the days on which it is. */
export interface OrganWithin {
  readonly organ: StoredOrgan;
  readonly spans: readonly PlacedSpan[];
}

/** Lists the organisations that exist directly below another one on a day or later. */
export async function readOrgansWithin(
  context: Pick<CallContext, 'database' | 'tenantId'>,
  organId: string,
  day: string,
): Promise<OrganWithin[]> {
  const organs = await readStoredOrgans(context, await readIdsDirectlyBelow(context, organId));
  return organs
    .map((organ) => ({
      organ,
      spans: organ.spans.filter(
        ({ from, to, parentId }) =>
          parentId === organId &&
          (to === null || to >= day) &&
          (organ.closedOn === null || organ.closedOn > (from > day ? from : day)),
      ),
    }))
    .filter(({ spans }) => spans.length > 0);
}
