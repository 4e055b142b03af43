import { type Expression, type RawBuilder, sql } from 'kysely';
import { personnelFunctions } from '#bridge/calls/joyhr/functions.ts';
import type { rosterChoices, rosterPage, rosterStatistics } from '#bridge/calls/joyhr/roster.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays, addMonths, monthStart } from '#gateway/kernel/people/calendar.ts';
import { largeCounts } from '#gateway/kernel/people/large-counts.ts';
import { countRows } from '#gateway/kernel/people/pages.ts';
import { type Reach, readReach } from '#gateway/kernel/people/reach.ts';
import { employedOn } from '#gateway/kernel/people/reached-people.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import { isReadable, rightEverywhere } from '../people/field-rights.ts';
import { hasStatus } from '../people/status.ts';
import { checkRosterRequest } from './roster-filter.ts';
import { openRoster, type Roster, readRosterPage } from './roster-query.ts';
import { hiddenColumns, readRosterRows } from './roster-rows.ts';

/** Returns one page of the roster with the count of all its rows. */
export async function answerRosterPage(
  context: CallContext,
  request: ParsedRequestOf<typeof rosterPage>,
): Promise<ResultOf<typeof rosterPage>> {
  const { sort, direction, page, rows, ...filter } = request;
  const reach = await readReach(context, filter.asOf);
  checkRosterRequest(reach, filter, sort);
  const roster = await openRoster(context, reach, filter);
  const listed = await readRosterPage(roster, { sort, direction }, { page, rows });
  return {
    ...listed,
    rows: await readRosterRows(context, reach, listed.rows),
    hidden: [...hiddenColumns(reach), ...(filter.asOf === undefined ? [] : ofToday)],
    mayExport: hasFunction(context.rights, personnelFunctions['roster.export']),
  };
}

/** What a row says as it is today, whatever day is asked for. */
const ofToday: readonly string[] = ['contractKind', 'contractEndsOn'];

/** Counts the roster for its strip; a filter by status is left aside, since the strip chooses it. */
export async function answerRosterStatistics(
  context: CallContext,
  request: ParsedRequestOf<typeof rosterStatistics>,
): Promise<ResultOf<typeof rosterStatistics>> {
  const { status: _, ...filter } = request;
  const reach = await readReach(context, filter.asOf);
  checkRosterRequest(reach, filter);
  const roster = await openRoster(context, reach, filter);
  // What is counted depends on the day, which the people of a roster do not.
  const statement = roster.select().select(sql`${reach.day}`.as('day'));
  return await largeCounts.read(
    context.tenantId,
    statement,
    () => countStatistics(roster),
    ({ total }) => total,
  );
}

async function countStatistics(roster: Roster): Promise<ResultOf<typeof rosterStatistics>> {
  const { day } = roster.reach;
  const counted = await roster
    .select()
    .select([
      sql<number>`count(*)::int`.as('total'),
      countWhere(hasStatus(day, 'pending')).as('pending'),
      countWhere(hasStatus(day, 'probation')).as('probation'),
      countWhere(hasStatus(day, 'active')).as('active'),
      countWhere(hasStatus(day, 'leaving')).as('leaving'),
      countWhere(hasStatus(day, 'left')).as('left'),
      countWhere(hasStatus(day, 'retired')).as('retired'),
      countWhere(sql`e.joined_on >= ${monthStart(day)}::date
        and e.joined_on < ${addMonths(monthStart(day), 1)}::date`).as('joinedThisMonth'),
    ])
    .executeTakeFirstOrThrow();
  const { total, joinedThisMonth, ...byStatus } = counted;
  return {
    today: day,
    total,
    byStatus,
    joinedThisMonth,
    contractEndsWithin60Days: await countEndingContracts(roster),
  };
}

/** A query of its own: few contracts end soon, and an index finds them. */
function countEndingContracts(roster: Roster): Promise<number> {
  const { day } = roster.reach;
  return countRows(
    roster
      .select(['contract'])
      .where(employedOn(day))
      .where(sql<boolean>`c.to_on between ${day}::date and ${addDays(day, 60)}::date`),
  );
}

function countWhere(condition: Expression<unknown>): RawBuilder<number> {
  return sql<number>`(count(*) filter (where ${condition}))::int`;
}

/** Returns what the filters of the roster choose from: grades, open posts, and work places in reach. */
export async function answerRosterChoices(
  context: CallContext,
): Promise<ResultOf<typeof rosterChoices>> {
  const { database, tenantId } = context;
  const reach = await readReach(context);
  const grades = await database
    .selectFrom('grade as g')
    .where('g.tenant_id', '=', tenantId)
    .where('g.removed_at', 'is', null)
    .orderBy('g.rank')
    .select(['g.code', 'g.name'])
    .execute();
  const posts = await database
    .selectFrom('post as t')
    .where('t.tenant_id', '=', tenantId)
    .where('t.closed_on', 'is', null)
    .where('t.removed_at', 'is', null)
    .orderBy('t.name_sort')
    .select(['t.id', 't.name'])
    .execute();
  return { grades, posts, workPlaces: await readWorkPlaces(context, reach) };
}

/** They are read over every record in reach, so they are shown to those who may read them on every one. */
async function readWorkPlaces(context: CallContext, reach: Reach): Promise<string[]> {
  if (!isReadable(rightEverywhere(reach, 'workPlace'))) return [];
  const roster = await openRoster(context, reach, {});
  const rows = await roster
    .select(['job'])
    .where(sql<boolean>`j.work_place is not null`)
    .groupBy(sql`j.work_place`)
    .orderBy(sql`count(*) desc`)
    .limit(200)
    .select(sql<string>`j.work_place`.as('workPlace'))
    .execute();
  return rows.map(({ workPlace }) => workPlace);
}
