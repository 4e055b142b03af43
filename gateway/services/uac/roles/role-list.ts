import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { rolePage } from '#bridge/calls/uac/roles.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { countRows, offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { escapeLike } from '../../people/keyword.ts';

type Filter = Pick<ParsedRequestOf<typeof rolePage>, 'keyword' | 'range'>;

/** Returns one page of the roles of the company. */
export async function listRoles(
  context: CallContext,
  { page, rows, sort, direction, ...filter }: ParsedRequestOf<typeof rolePage>,
): Promise<ResultOf<typeof rolePage>> {
  const query = filteredRoles(context, filter);
  const shown = await query
    .orderBy(sort === 'code' ? 'r.code' : 'r.updated_at', direction)
    .orderBy('r.id')
    .limit(rows)
    .offset(offsetOf({ page, rows }))
    .select([
      'r.id',
      'r.code',
      'r.note',
      'r.name_zh',
      'r.name_en',
      'd.kind as range',
      'r.updated_at as updatedAt',
      sql<number>`(select count(distinct h.account_id)::int
        from role_holders(${dayOf(context.now())}::date) h where h.role_id = r.id)`.as('members'),
      sql<number>`(select count(*)::int from role_function f
        where f.tenant_id = r.tenant_id and f.role_id = r.id)`.as('functions'),
    ])
    .execute();
  const presented = shown.map(({ updatedAt, range, name_zh, name_en, ...row }) => ({
    ...row,
    name: context.locale === 'en' ? name_en : name_zh,
    range: range ?? ('self' as const),
    updatedAt: updatedAt.toISOString(),
  }));
  return pageFrom({ page, rows }, presented, () => countRows(query));
}

function filteredRoles({ database, tenantId }: CallContext, { keyword, range }: Filter) {
  const pattern = keyword === undefined ? undefined : `%${escapeLike(keyword.toLowerCase())}%`;
  return database
    .selectFrom('role as r')
    .leftJoin('data_range as d', (join) =>
      join.onRef('d.tenant_id', '=', 'r.tenant_id').onRef('d.role_id', '=', 'r.id'),
    )
    .where('r.tenant_id', '=', tenantId)
    .$if(pattern !== undefined, (query) =>
      query.where(
        sql<boolean>`(r.code like ${pattern} or lower(r.name_zh) like ${pattern} or lower(r.name_en) like ${pattern})`,
      ),
    )
    .$if(range !== undefined, (query) =>
      query.where(sql<boolean>`coalesce(d.kind, 'self') = any(${range ?? []}::text[])`),
    );
}
