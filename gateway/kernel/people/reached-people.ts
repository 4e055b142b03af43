import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { CallContext } from '../handler.ts';
import { jobOnDay } from './dated.ts';
import { type People, type Reach, reaches } from './reach.ts';

/**
 * Everybody the caller reaches: employments (`e`) with the job row (`j`) of the day, those who left
 * and those yet to come included. Every list, count and figure about people starts here.
 */
export function reachedPeople(
  { database }: Pick<CallContext, 'database'>,
  reach: Reach,
): ReachedPeople {
  return database
    .selectFrom('employment as e')
    .innerJoin('job_row as j', (join) =>
      join
        .onRef('j.tenant_id', '=', 'e.tenant_id')
        .onRef('j.employment_id', '=', 'e.id')
        .on('j.tenant_id', '=', reach.tenantId)
        .on(jobOnDay(reach.day)),
    )
    .where('e.tenant_id', '=', reach.tenantId)
    .where(reaches(reach));
}

/** A query over employments (`e`) and job rows (`j`) that selects nothing yet. */
export type ReachedPeople = SelectQueryBuilder<People, 'e' | 'j', object>;

/** The same where the job is not asked for. */
export type ReachedEmployments = SelectQueryBuilder<People, 'e', object>;

/**
 * The same people as `reachedPeople`, without their jobs where none is needed to know them: every
 * employment has exactly one job on a day, so leaving it out changes no row.
 */
export function reachedEmployments(
  context: Pick<CallContext, 'database'>,
  reach: Reach,
): ReachedEmployments {
  if (!reach.everything) return reachedPeople(context, reach);
  const all: ReachedEmployments = context.database
    .selectFrom('employment as e')
    .where('e.tenant_id', '=', reach.tenantId);
  return all;
}

/** The employment (`e`) counts on the day: joined, and not gone at the day's end. */
export function employedOn(day: string): Expression<SqlBool> {
  return sql<boolean>`(e.joined_on <= ${day}::date and (e.left_on is null or e.left_on > ${day}::date))`;
}

/** The employment (`e`) is at work on the day: its last day of work counts, unlike in `employedOn`. */
export function atWorkOn(day: string): Expression<SqlBool> {
  return sql<boolean>`(e.joined_on <= ${day}::date and (e.left_on is null or e.left_on >= ${day}::date))`;
}
