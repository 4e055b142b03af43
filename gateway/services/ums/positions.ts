import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/define.ts';
import type { positions } from '#bridge/calls/ums.ts';
import type { CallContext } from '#gateway/http/handler.ts';
import { findOrganPath } from '../organ/find-organ.ts';
import { jobOnDay, organOnDay, pathWithin } from '../people/dated.ts';
import { countRows, offsetOf, pageFrom } from '../people/pages.ts';
import { readReach, seesOrgan } from '../people/reach.ts';
import { employedOn } from '../people/reached-people.ts';

/**
 * Answers the open positions of an organisation. Filled counts everybody in the position, whoever
 * asks: a vacancy is a fact about the organisation, and a smaller count would invent one.
 */
export async function answerPositions(
  context: CallContext,
  request: ParsedRequestOf<typeof positions>,
): Promise<ResultOf<typeof positions>> {
  const reach = await readReach(context);
  const path = await findOrganPath(context, reach, request.organId);
  const base = context.database
    .selectFrom('position as g')
    .innerJoin('post as t', (join) =>
      join.onRef('t.tenant_id', '=', 'g.tenant_id').onRef('t.id', '=', 'g.post_id'),
    )
    .innerJoin('organ_row as o', (join) => join.on(organOnDay('g', reach.day)))
    .where('g.tenant_id', '=', context.tenantId)
    .where('g.closed_on', 'is', null)
    .where(seesOrgan(reach))
    .where(
      request.includeBelow === '1'
        ? pathWithin('o', path)
        : sql<boolean>`g.organ_id = ${request.organId}`,
    );
  const rows = await base
    .orderBy('o.path')
    .orderBy('g.code')
    .limit(request.rows)
    .offset(offsetOf(request))
    .select([
      'g.id',
      'g.code',
      'g.name',
      'o.name as organName',
      't.name as postName',
      'g.planned',
      sql<number>`(select count(*)::int from job_row j
        join employment e on e.tenant_id = j.tenant_id and e.id = j.employment_id
        where j.tenant_id = ${context.tenantId} and j.position_id = g.id
          and ${jobOnDay(reach.day)} and ${employedOn(reach.day)})`.as('filled'),
    ])
    .execute();
  const page = await pageFrom(request, rows, () => countRows(base));
  return {
    ...page,
    rows: page.rows.map((row) => ({ ...row, vacant: Math.max(0, row.planned - row.filled) })),
  };
}
