/** What a route is drawn with. */
import { sql } from 'kysely';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { routeChoices } from '#bridge/calls/workflow/definitions.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { onDay } from '#gateway/kernel/people/dated.ts';
import { records } from '../records.ts';
import { vendorApps } from './forms/app-requests.ts';
import { relatedRecords } from './forms/related-rows.ts';

/** Lists what a route is drawn with. */
export async function answerRouteChoices(
  context: CallContext,
): Promise<ResultOf<typeof routeChoices>> {
  const { database, tenantId, locale } = context;
  const roles = await database
    .selectFrom('role')
    .where('tenant_id', '=', tenantId)
    .orderBy('code')
    .select(['id', locale === 'en' ? 'name_en as name' : 'name_zh as name'])
    .execute();
  const posts = await database
    .selectFrom('post')
    .where('tenant_id', '=', tenantId)
    .where('removed_at', 'is', null)
    .orderBy('name_sort')
    .limit(500)
    .select(['id', 'name'])
    .execute();
  const positions = await sql<{ id: string; name: string }>`
    select g.id, concat_ws(' · ', o.name, g.name) as name from position g
    left join organ_row o on o.tenant_id = g.tenant_id and o.organ_id = g.organ_id
      and ${onDay('o', dayOf(context.now()))}
    where g.tenant_id = ${tenantId} and g.closed_on is null and g.removed_at is null
    order by o.path, g.code limit 500`.execute(database);
  const people = await database
    .selectFrom('membership as m')
    .innerJoin('employment as e', (join) =>
      join.onRef('e.tenant_id', '=', 'm.tenant_id').onRef('e.id', '=', 'm.employment_id'),
    )
    .innerJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.id', '=', 'e.person_id'),
    )
    .where('m.tenant_id', '=', tenantId)
    .where('m.status', '=', 'active')
    .orderBy('p.name_sort')
    .limit(500)
    .select(['e.id', 'p.name'])
    .execute();
  return {
    records: records.all.flatMap(({ record, words }) =>
      Object.entries(record.states?.moves ?? {}).flatMap(([move, { approvable }]) =>
        approvable === true ? [{ record: record.name, move, name: words[locale].name }] : [],
      ),
    ),
    related: relatedRecords(context),
    roles,
    posts,
    positions: positions.rows,
    people,
    apps: vendorApps(context),
  };
}
