import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { roleFunctions } from '#bridge/calls/uac/functions.ts';
import type { hasDataRange, hasRole, unauthorisedRoles } from '#bridge/calls/uac/role-checks.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { reachesOrgan, readPaths, readReach } from '#gateway/kernel/people/reach.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import { mayGrant } from './grants.ts';

/**
 * Returns whether an account has a role today; about others only to who administers roles.
 * @throws {RefusedError} `noPermission`, `notFound`
 */
export async function accountHasRole(
  context: CallContext,
  { code, accountId = context.accountId }: ParsedRequestOf<typeof hasRole>,
): Promise<boolean> {
  if (accountId !== context.accountId && !hasFunction(context.rights, roleFunctions.roles)) {
    throw new RefusedError('noPermission');
  }
  await requireAccount(context, accountId);
  const row = await context.database
    .selectFrom('role as r')
    .where('r.tenant_id', '=', context.tenantId)
    .where('r.code', '=', code)
    .where(sql<boolean>`r.id in (select role_id from ${holdersOf(context, accountId)})`)
    .select('r.id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Returns the roles an account does not have by name and the caller may give.
 * @throws {RefusedError} `notFound`
 */
export async function listUnauthorisedRoles(
  context: CallContext,
  { accountId }: ParsedRequestOf<typeof unauthorisedRoles>,
): Promise<ResultOf<typeof unauthorisedRoles>> {
  await requireAccount(context, accountId);
  const rows = await context.database
    .selectFrom('role as r')
    .where('r.tenant_id', '=', context.tenantId)
    .where(
      sql<boolean>`not exists (select from role_member m
        where m.tenant_id = r.tenant_id and m.role_id = r.id and m.account_id = ${accountId})`,
    )
    .orderBy('r.code')
    .select([
      'r.id',
      'r.code',
      'r.name_zh',
      'r.name_en',
      sql<string[]>`array(select f.function_id from role_function f
        where f.tenant_id = r.tenant_id and f.role_id = r.id)`.as('functions'),
    ])
    .execute();
  return {
    roles: rows
      .filter(({ functions }) => functions.every((one) => mayGrant(context.rights, one)))
      .map(({ id, code, name_zh, name_en }) => ({
        id,
        code,
        name: context.locale === 'en' ? name_en : name_zh,
      })),
  };
}

/** Returns whether the caller reaches records beyond the own one: at all, of an organisation, by a function. */
export async function callerHasRange(
  context: CallContext,
  { organId, functionId }: ParsedRequestOf<typeof hasDataRange>,
): Promise<boolean> {
  const reach = await readReach(context);
  if (reach.isSuper) return true;
  const roles = reach.roles.filter(
    (role) => role.kind !== 'self' && (functionId === undefined || role.functions.has(functionId)),
  );
  const narrowed = { ...reach, roles, everything: roles.some(({ kind }) => kind === 'all') };
  if (organId === undefined) {
    return roles.some((role) => role.kind === 'all' || role.organId || role.paths.length > 0);
  }
  const path = (await readPaths(context, reach.day, [organId])).get(organId);
  return path !== undefined && reachesOrgan(narrowed, organId, path);
}

function holdersOf(context: CallContext, accountId: string) {
  const day = dayOf(context.now());
  return sql`(select h.role_id from role_holders(${day}::date) h where h.account_id = ${accountId}) held`;
}

/** An account of another company does not exist here. */
async function requireAccount(context: CallContext, accountId: string): Promise<void> {
  const row = await context.database
    .selectFrom('membership')
    .where('tenant_id', '=', context.tenantId)
    .where('account_id', '=', accountId)
    .where('supplier_id', 'is', null)
    .select('account_id')
    .executeTakeFirst();
  if (row === undefined) throw new RefusedError('notFound');
}
