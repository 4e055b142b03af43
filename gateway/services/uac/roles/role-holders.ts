import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { findUserWithRole } from '#bridge/calls/uac/roles.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { onDay } from '#gateway/kernel/people/dated.ts';
import { countRows, offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { escapeLike } from '../../people/keyword.ts';
import { readRole } from './role-rows.ts';

type Request = ParsedRequestOf<typeof findUserWithRole>;

/**
 * Returns the accounts that have a role today, by name, and what gives it to them.
 * @throws {RefusedError} `notFound`
 */
export async function listRoleHolders(
  context: CallContext,
  { roleId, keyword, page, rows }: Request,
): Promise<ResultOf<typeof findUserWithRole>> {
  await readRole(context, roleId);
  const query = holders(context, roleId, keyword);
  const shown = await withFacts(query, dayOf(context.now()))
    .orderBy('a.display_name')
    .orderBy('a.id')
    .limit(rows)
    .offset(offsetOf({ page, rows }))
    .execute();
  const presented = shown.map(({ status, memberStatus, ...row }) => ({
    ...row,
    isActive: status === 'active' && memberStatus === 'active',
  }));
  return pageFrom({ page, rows }, presented, () => countRows(query));
}

/** Accounts (`a`) with their membership (`m`), one row each, and how they hold the role (`h`). */
function holders(context: CallContext, roleId: string, keyword: string | undefined) {
  const day = dayOf(context.now());
  const pattern = keyword === undefined ? undefined : escapeLike(keyword.toLowerCase());
  return context.database
    .selectFrom('membership as m')
    .innerJoin('account as a', 'a.id', 'm.account_id')
    .innerJoin(
      sql<{ account_id: string; by_name: boolean; rule_ids: string[] }>`(
        select account_id, bool_or(rule_id is null) as by_name,
          coalesce(array_agg(rule_id) filter (where rule_id is not null), '{}') as rule_ids
        from role_holders(${day}::date) where role_id = ${roleId} group by account_id)`.as('h'),
      'h.account_id',
      'm.account_id',
    )
    .where('m.tenant_id', '=', context.tenantId)
    .where('m.supplier_id', 'is', null)
    .$if(pattern !== undefined, (query) =>
      query.where(
        sql<boolean>`(lower(a.display_name) like ${`%${pattern}%`} or a.login_name like ${`${pattern}%`})`,
      ),
    );
}

function withFacts(query: ReturnType<typeof holders>, day: string) {
  return query
    .leftJoin('job_row as j', (join) =>
      join
        .onRef('j.tenant_id', '=', 'm.tenant_id')
        .onRef('j.employment_id', '=', 'm.employment_id')
        .on(onDay('j', day)),
    )
    .leftJoin('organ_row as o', (join) =>
      join
        .onRef('o.tenant_id', '=', 'j.tenant_id')
        .onRef('o.organ_id', '=', 'j.organ_id')
        .on(onDay('o', day)),
    )
    .leftJoin('post as t', (join) =>
      join.onRef('t.tenant_id', '=', 'j.tenant_id').onRef('t.id', '=', 'j.post_id'),
    )
    .select([
      'a.id as accountId',
      'a.login_name as loginName',
      'a.display_name as name',
      'a.status',
      'm.status as memberStatus',
      'm.employment_id as employmentId',
      'o.name as organName',
      't.name as postName',
      'h.by_name as byName',
      'h.rule_ids as ruleIds',
    ]);
}
