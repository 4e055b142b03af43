import { type RawBuilder, sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { positionCount, positions } from '#bridge/calls/ums/calls.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { jobOnDay, organOnDay, pathWithin } from '#gateway/kernel/people/dated.ts';
import { countRows, offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { readReach, seesOrgan } from '#gateway/kernel/people/reach.ts';
import { employedOn } from '#gateway/kernel/people/reached-people.ts';
import { findOrganPath } from '../organ/find-organ.ts';
import { plannedOn } from '../organ/planned-heads.ts';

type Request = ParsedRequestOf<typeof positions>;

/** What positions are sorted by, on the rows of `countedPositions`. */
const orders: Readonly<Record<Request['sort'], RawBuilder<unknown>>> = {
  code: sql`g.code`,
  organ: sql`g.organ_path`,
  post: sql`g.post_sort`,
  planned: sql`g.planned`,
  filled: sql`g.filled`,
  vacant: sql`g.planned - g.filled`,
};

/** Returns one page of the open positions. */
export async function answerPositions(
  context: CallContext,
  request: Request,
): Promise<ResultOf<typeof positions>> {
  const { status, sort, direction } = request;
  const counted = await countedPositions(context, request);
  const base = status === undefined ? counted : counted.where(hasStatus(status));
  const rows = await base
    .orderBy(orders[sort], direction)
    .orderBy('g.code')
    .orderBy('g.id')
    .limit(request.rows)
    .offset(offsetOf(request))
    .select(['g.id', 'g.code', 'g.name', 'g.organName', 'g.postName', 'g.planned', 'g.filled'])
    .execute();
  const page = await pageFrom(request, rows, () => countRows(base));
  return {
    ...page,
    rows: page.rows.map((row) => ({
      ...row,
      vacant: Math.max(0, row.planned - row.filled),
      status: statusOf(row),
    })),
  };
}

/** Counts the open positions by how they are filled. */
export async function answerPositionCount(
  context: CallContext,
  request: ParsedRequestOf<typeof positionCount>,
): Promise<ResultOf<typeof positionCount>> {
  const counted = await countedPositions(context, request);
  const count = (status: Status) =>
    sql<number>`(count(*) filter (where ${hasStatus(status)}))::int`.as(status);
  const countData = await counted
    .select([count('vacant'), count('full'), count('over')])
    .executeTakeFirstOrThrow();
  const { vacant, full, over } = countData;
  return { total: vacant + full + over, countData };
}

/**
 * The open positions that a caller sees and asks for. Filled counts everybody in the position, no matter who asks: a vacancy
 * is a fact about the organisation, and a smaller count would invent one.
 */
async function countedPositions(
  context: CallContext,
  {
    organId,
    includeBelow,
    keyword,
    asOf,
  }: Pick<Request, 'organId' | 'includeBelow' | 'keyword' | 'asOf'>,
) {
  const { database, tenantId } = context;
  const reach = await readReach(context, asOf);
  const path = organId === undefined ? null : await findOrganPath(context, reach, organId);
  const rows = database
    .selectFrom('position as g')
    .innerJoin('post as t', (join) =>
      join.onRef('t.tenant_id', '=', 'g.tenant_id').onRef('t.id', '=', 'g.post_id'),
    )
    .innerJoin('organ_row as o', (join) => join.on(organOnDay('g', reach.day)))
    .where('g.tenant_id', '=', tenantId)
    .where(sql<boolean>`(g.closed_on is null or g.closed_on > ${reach.day}::date)`)
    .where('g.removed_at', 'is', null)
    .where(seesOrgan(reach))
    .$if(path !== null, (query) =>
      query.where(
        includeBelow === '1' ? pathWithin('o', path ?? '') : sql<boolean>`g.organ_id = ${organId}`,
      ),
    )
    .$if(keyword !== undefined, (query) => query.where(isNamed(keyword ?? '')))
    .select([
      'g.id',
      'g.code',
      'g.name',
      'o.name as organName',
      'o.path as organ_path',
      't.name as postName',
      't.name_sort as post_sort',
      plannedOn({ tenantId, position: 'g' }, sql`${reach.day}::date`).as('planned'),
      sql<number>`(select count(*)::int from job_row j
        join employment e on e.tenant_id = j.tenant_id and e.id = j.employment_id
        where j.tenant_id = ${tenantId} and j.position_id = g.id
          and ${jobOnDay(reach.day)} and ${employedOn(reach.day)})`.as('filled'),
    ]);
  return database.selectFrom(rows.as('g'));
}

type Status = NonNullable<Request['status']>;

function isNamed(keyword: string): RawBuilder<boolean> {
  const word = keyword.toLowerCase();
  const parts = ['g.name', 'g.code', 't.name'].map(
    (column) => sql`strpos(lower(${sql.ref(column)}), ${word}) > 0`,
  );
  return sql<boolean>`(${sql.join(parts, sql` or `)})`;
}

function hasStatus(status: Status): RawBuilder<boolean> {
  const relations = { vacant: sql`<`, full: sql`=`, over: sql`>` };
  return sql<boolean>`g.filled ${relations[status]} g.planned`;
}

function statusOf({ planned, filled }: { planned: number; filled: number }): Status {
  if (filled === planned) return 'full';
  return filled < planned ? 'vacant' : 'over';
}
