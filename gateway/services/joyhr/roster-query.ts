import { type RawBuilder, sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { organOnDay } from '#gateway/kernel/people/dated.ts';
import { largeCounts } from '#gateway/kernel/people/large-counts.ts';
import {
  countRows,
  offsetOf,
  type Page,
  type PageRequest,
  pageFrom,
} from '#gateway/kernel/people/pages.ts';
import { type Reach, readPaths, readReach } from '#gateway/kernel/people/reach.ts';
import {
  type ReachedEmployments,
  type ReachedPeople,
  reachedEmployments,
  reachedPeople,
} from '#gateway/kernel/people/reached-people.ts';
import { statusRank } from '../people/status.ts';
import {
  type RosterCondition,
  type RosterFilter,
  type RosterOrder,
  type RosterTable,
  rosterConditions,
} from './roster-filter.ts';

/** A roster before it is listed, counted or exported: who is in it. */
export interface Roster {
  readonly context: CallContext;
  readonly reach: Reach;
  /** Whether a keyword is asked for. */
  readonly isSearched: boolean;
  /** The same people, joined with no more than `tables` and the tables of the filter. */
  select(tables?: readonly RosterTable[]): ReachedEmployments;
}

/** Decides who is in a roster; list, count and export all begin here. */
export async function openRoster(
  context: CallContext,
  reach: Reach,
  filter: RosterFilter,
): Promise<Roster> {
  const { organId, asOf } = filter;
  const paths = organId === undefined ? null : await readPaths(context, reach.day, [organId]);
  const conditions = [
    ...rosterConditions(reach, filter, paths?.get(organId ?? '') ?? null),
    ...(asOf === undefined ? [] : [await inReachToday(context, reach)]),
  ];
  const filtered = conditions.flatMap(({ table }) => table ?? []);
  return {
    context,
    reach,
    isSearched: filter.keyword !== undefined,
    select: (tables = []) =>
      conditions.reduce(
        (query, { where }) => query.where(where),
        joinTables(context, reach, new Set([...filtered, ...tables])),
      ),
  };
}

/** Another day shows no one whom the caller does not reach today: what is not dated is shown as it is today. */
async function inReachToday(context: CallContext, { everything }: Reach): Promise<RosterCondition> {
  if (everything) return { where: sql<boolean>`true` };
  const today = reachedEmployments(context, await readReach(context)).select('e.id');
  return { where: sql<boolean>`e.id in (${today})` };
}

const jobTables: readonly RosterTable[] = ['job', 'post', 'grade', 'organ'];

/** Each join keeps the number of rows: what is joined exists at most once for an employment. */
function joinTables(
  context: CallContext,
  reach: Reach,
  tables: ReadonlySet<RosterTable>,
): ReachedEmployments {
  let query: ReachedEmployments = jobTables.some((table) => tables.has(table))
    ? joinJobTables(reachedPeople(context, reach), reach, tables)
    : reachedEmployments(context, reach);
  if (tables.has('person')) {
    query = query.innerJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.id', '=', 'e.person_id'),
    );
  }
  if (tables.has('contract')) {
    query = query.leftJoin('contract as c', (join) =>
      join
        .onRef('c.tenant_id', '=', 'e.tenant_id')
        .onRef('c.employment_id', '=', 'e.id')
        .on('c.renewed_by', 'is', null)
        .on('c.removed_at', 'is', null),
    );
  }
  return query;
}

function joinJobTables(
  people: ReachedPeople,
  { day }: Reach,
  tables: ReadonlySet<RosterTable>,
): ReachedPeople {
  let query = people;
  if (tables.has('post')) {
    query = query.leftJoin('post as t', (join) =>
      join.onRef('t.tenant_id', '=', 'j.tenant_id').onRef('t.id', '=', 'j.post_id'),
    );
  }
  if (tables.has('grade')) {
    query = query.leftJoin('grade as g', (join) =>
      join.onRef('g.tenant_id', '=', 'j.tenant_id').onRef('g.code', '=', 'j.grade_code'),
    );
  }
  if (tables.has('organ')) {
    query = query.innerJoin('organ_row as o', (join) => join.on(organOnDay('j', day)));
  }
  return query;
}

interface SortKey {
  readonly table?: RosterTable;
  readonly by: RawBuilder<unknown>;
  readonly nullable?: true;
}

function sortKey(sort: RosterOrder['sort'], day: string): SortKey {
  switch (sort) {
    case 'name':
      return { table: 'person', by: sql`p.name_sort` };
    case 'staffNo':
      return { by: sql`e.staff_no` };
    case 'organ':
      return { table: 'organ', by: sql`o.name_sort` };
    case 'post':
      return { table: 'post', by: sql`t.name_sort`, nullable: true };
    case 'grade':
      return { table: 'grade', by: sql`g.rank`, nullable: true };
    case 'joinedOn':
      return { by: sql`e.joined_on` };
    case 'status':
      return { by: statusRank(day) };
    case 'contractEndsOn':
      return { table: 'contract', by: sql`c.to_on`, nullable: true };
  }
}

/** The employments of a roster in their order. What is empty comes last either way. */
export async function readRosterIds(roster: Roster, order: RosterOrder): Promise<string[]> {
  return (await sorted(roster, order).select('e.id').execute()).map(({ id }) => id);
}

/** One page of them, with how many there are in all. */
export async function readRosterPage(
  roster: Roster,
  order: RosterOrder,
  page: PageRequest,
): Promise<Page<string>> {
  const query = sorted(roster, order).limit(page.rows).offset(offsetOf(page)).select('e.id');
  if (!roster.isSearched) {
    const ids = (await query.execute()).map(({ id }) => id);
    return pageFrom(page, ids, () => countRoster(roster));
  }
  // Who is found by a keyword is read whole to be sorted: counting them there saves finding them twice.
  const rows = await query.select(sql<number>`(count(*) over ())::int`.as('total')).execute();
  const [first] = rows;
  return pageFrom(
    page,
    rows.map(({ id }) => id),
    async () => first?.total ?? (await countRoster(roster)),
  );
}

function sorted(roster: Roster, order: RosterOrder): ReachedEmployments {
  const { table, by, nullable } = sortKey(order.sort, roster.reach.day);
  const direction = order.direction === 'desc' ? sql`desc` : sql`asc`;
  // Nulls are only spoken of where there are some: an index cannot serve an order it was not made for.
  const nulls = nullable ? sql` nulls last` : sql``;
  return roster
    .select(table === undefined ? [] : [table])
    .orderBy(sql`${by} ${direction}${nulls}`)
    .$if(order.sort !== 'staffNo', (query) => query.orderBy(sql`e.staff_no ${direction}`));
}

/** How many employments a roster holds; of very many, as `largeCounts` says. */
export function countRoster({ context, select }: Roster): Promise<number> {
  const everybody = select();
  return largeCounts.read(
    context.tenantId,
    everybody.select('e.id'),
    () => countRows(everybody),
    (total) => total,
  );
}
