import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { rightsOfAccount } from '#bridge/calls/uac/account-rights.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { onDay } from '#gateway/kernel/people/dated.ts';
import { type Reach, type RoleReach, readReachOf } from '#gateway/kernel/people/reach.ts';
import { employedOn, reachedPeople } from '#gateway/kernel/people/reached-people.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { listFieldsOfAccount } from './fields-of-account.ts';
import { listGrantableApps } from './role-choices.ts';

type Rights = ResultOf<typeof rightsOfAccount>;
type Source = Rights['fields'][number]['by'][number];

/** Names a role and how the account has it. */
type SourceOf = (role: { readonly roleId: string }) => Source;

interface AccountRow {
  readonly name: string;
  readonly loginName: string;
  readonly isSuper: boolean;
  readonly isActive: boolean;
  readonly employmentId: string | null;
}

/**
 * Returns the portal as an account sees it, read by the same rules that its own calls obey.
 * @throws {RefusedError} `notFound` for an account that is not of the company.
 */
export async function getRightsOfAccount(
  context: CallContext,
  { accountId }: ParsedRequestOf<typeof rightsOfAccount>,
): Promise<Rights> {
  const account = await readAccount(context, accountId);
  const { employmentId, ...facts } = account;
  const subject = { accountId, isSuper: account.isSuper, employmentId };
  const reach = await readReachOf(context, subject);
  const sourceOf = await readSources(context, accountId);
  return {
    accountId,
    ...facts,
    apps: visibleApps(context, reach, sourceOf),
    ranges: await readRanges(context, reach, sourceOf),
    fields: await listFieldsOfAccount(context, reach, sourceOf),
  };
}

async function readAccount(context: CallContext, accountId: string): Promise<AccountRow> {
  const row = await context.database
    .selectFrom('membership as m')
    .innerJoin('account as a', 'a.id', 'm.account_id')
    .where('m.tenant_id', '=', context.tenantId)
    .where('m.account_id', '=', accountId)
    .where('m.supplier_id', 'is', null)
    .select([
      'a.display_name as name',
      'a.login_name as loginName',
      'm.is_super as isSuper',
      'a.status',
      'm.status as memberStatus',
      'm.employment_id as employmentId',
    ])
    .executeTakeFirst();
  if (row === undefined) throw new RefusedError('notFound');
  const { status, memberStatus, ...facts } = row;
  return { ...facts, isActive: status === 'active' && memberStatus === 'active' };
}

async function readSources(context: CallContext, accountId: string): Promise<SourceOf> {
  const rows = await context.database
    .selectFrom('role as r')
    .innerJoin(
      sql<{ role_id: string; by_rule: boolean }>`(
        select role_id, bool_and(rule_id is not null) as by_rule
        from role_holders(${dayOf(context.now())}::date)
        where account_id = ${accountId} group by role_id)`.as('h'),
      'h.role_id',
      'r.id',
    )
    .where('r.tenant_id', '=', context.tenantId)
    .select(['r.id', 'r.name_zh', 'r.name_en', 'h.by_rule as byRule'])
    .execute();
  const sources = new Map(
    rows.map(({ id, name_zh, name_en, byRule }) => [
      id,
      { roleId: id, roleName: context.locale === 'en' ? name_en : name_zh, byRule },
    ]),
  );
  return ({ roleId }) => sources.get(roleId) ?? { roleId, roleName: '', byRule: false };
}

function visibleApps(context: CallContext, reach: Reach, sourceOf: SourceOf): Rights['apps'] {
  const holding = (functionId: string) =>
    reach.roles.filter(({ functions }) => functions.has(functionId)).map(sourceOf);
  const has = ({ functionId }: { functionId: string }) =>
    reach.isSuper || reach.roles.some(({ functions }) => functions.has(functionId));
  return listGrantableApps(context)
    .map(({ code, name, pages }) => ({
      code,
      name,
      pages: pages.filter(has).map((page) => ({
        functionId: page.functionId,
        name: page.name,
        by: holding(page.functionId),
        buttons: page.buttons.filter(has).map((button) => ({
          functionId: button.functionId,
          name: button.name,
          by: holding(button.functionId),
        })),
      })),
    }))
    .filter(({ pages }) => pages.length > 0);
}

async function readRanges(
  context: CallContext,
  reach: Reach,
  sourceOf: SourceOf,
): Promise<Rights['ranges']> {
  const names = await readNames(context, reach);
  const ranges: Rights['ranges'] = [];
  for (const role of reach.roles) {
    ranges.push({
      ...sourceOf(role),
      kind: role.kind,
      organs: rootsOf(role, reach).flatMap((organId) => names.get(organId) ?? []),
      people: await countReached(context, {
        ...reach,
        everything: role.kind === 'all',
        roles: [role],
      }),
    });
  }
  return ranges;
}

function rootsOf(role: RoleReach, reach: Reach): readonly string[] {
  if (role.kind === 'custom') return role.organIds;
  const isOwn = role.kind === 'own_organ' || role.kind === 'own_organ_and_below';
  return isOwn && reach.ownOrganId !== null ? [reach.ownOrganId] : [];
}

async function readNames(
  { database, tenantId }: CallContext,
  reach: Reach,
): Promise<ReadonlyMap<string, string>> {
  const organIds = [...new Set(reach.roles.flatMap((role) => rootsOf(role, reach)))];
  if (organIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('organ_row as o')
    .where('o.tenant_id', '=', tenantId)
    .where('o.organ_id', 'in', organIds)
    .where(onDay('o', reach.day))
    .select(['o.organ_id', 'o.name'])
    .execute();
  return new Map(rows.map(({ organ_id, name }) => [organ_id, name]));
}

async function countReached(context: CallContext, reach: Reach): Promise<number> {
  const { total } = await reachedPeople(context, reach)
    .where(employedOn(reach.day))
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
