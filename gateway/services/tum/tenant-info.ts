import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { Locale } from '#bridge/calls/kit/words.ts';
import type {
  checkHTUserAuthorizationModule,
  getTenantById,
  preLogin,
  singleAuthorizeInfo,
} from '#bridge/calls/tum/tenant-info.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { visibleApps } from '../menu/visible-apps.ts';
import type { GatewaySessionContext } from '../services.ts';
import { lacksFactor } from '../uac/second-factor/factors.ts';
import { requireSession } from '../uac/session-info.ts';
import { kindOf } from '../uac/sign-in/enter.ts';

interface Membership {
  readonly tenant: ResultOf<typeof getTenantById>;
  readonly isSuper: boolean;
  readonly isPartner: boolean;
  readonly isOperator: boolean;
  readonly employmentId: string | null;
}

/** Returns a company of the caller. @throws {RefusedError} `notFound` */
export async function readTenant(
  context: GatewaySessionContext,
  { tenantId }: ParsedRequestOf<typeof getTenantById>,
): Promise<ResultOf<typeof getTenantById>> {
  const { tenant } = await inMembership(context, tenantId, async (_, membership) => membership);
  return tenant;
}

/** Checks whether the session may move. @throws {RefusedError} `notFound` */
export async function checkMove(
  context: GatewaySessionContext,
  { tenantId }: ParsedRequestOf<typeof preLogin>,
): Promise<ResultOf<typeof preLogin>> {
  const session = requireSession(context);
  return inMembership(context, tenantId, async (transaction, membership) => {
    const kind = kindOf(membership.isOperator, membership);
    const needsSecondFactor = await lacksFactor(transaction, session, { tenantId, kind });
    return {
      tenant: membership.tenant,
      isCurrent: tenantId === session.tenantId,
      mayEnter: !needsSecondFactor,
      needsSecondFactor,
    };
  });
}

/** Returns what the caller is authorised for. @throws {RefusedError} `notFound` */
export async function readAuthorisation(
  context: GatewaySessionContext,
  request: ParsedRequestOf<typeof singleAuthorizeInfo>,
): Promise<ResultOf<typeof singleAuthorizeInfo>> {
  const session = requireSession(context);
  const { accountId } = session;
  const tenantId = request.tenantId ?? session.tenantId;
  const { database, rights, apps } = context.services;
  const { tenant, isSuper, employmentId } = await inMembership(
    context,
    tenantId,
    async (_, membership) => membership,
  );
  const held = await rights.load(database, tenantId, accountId);
  const roles = await database.withTransaction({ tenantId, accountId }, 'read', (transaction) =>
    readRoles(transaction, tenantId, accountId, context.locale),
  );
  const modules = visibleApps(held, apps()).map(({ manifest }) => manifest.code);
  return { tenant, isSuper, employmentId, roles, modules };
}

function readRoles(
  transaction: DatabaseTransaction,
  tenantId: string,
  accountId: string,
  locale: Locale,
): Promise<{ id: string; name: string }[]> {
  return transaction
    .selectFrom('role_member as m')
    .innerJoin('role as r', (join) =>
      join.onRef('r.tenant_id', '=', 'm.tenant_id').onRef('r.id', '=', 'm.role_id'),
    )
    .select(['r.id', locale === 'en' ? 'r.name_en as name' : 'r.name_zh as name'])
    .where('m.tenant_id', '=', tenantId)
    .where('m.account_id', '=', accountId)
    .orderBy('r.code')
    .execute();
}

/** Whether the caller may open an application. */
export async function mayOpenModule(
  { rights, apps }: CallContext,
  { moduleCode }: ParsedRequestOf<typeof checkHTUserAuthorizationModule>,
): Promise<boolean> {
  return visibleApps(rights, apps).some(({ manifest }) => manifest.code === moduleCode);
}

function inMembership<Result>(
  context: GatewaySessionContext,
  tenantId: string,
  work: (transaction: DatabaseTransaction, membership: Membership) => Promise<Result>,
): Promise<Result> {
  const { accountId } = requireSession(context);
  return context.services.database.withOperatorTransaction(
    { accountId },
    'read',
    async (transaction) => {
      const row = await transaction
        .selectFrom('membership as m')
        .innerJoin('tenant as t', 't.id', 'm.tenant_id')
        .innerJoin('account as a', 'a.id', 'm.account_id')
        .select(['t.id', 't.code', 't.name', 't.locale', 't.system_code as systemCode'])
        .select(['m.is_super', 'm.employment_id', 'm.supplier_id', 'a.is_operator'])
        .where('m.account_id', '=', accountId)
        .where('m.tenant_id', '=', tenantId)
        .where('m.status', '=', 'active')
        .where('t.status', '=', 'active')
        .executeTakeFirst();
      // Of a company that is not the caller's not even that it is there.
      if (row === undefined) throw new RefusedError('notFound');
      const { is_super: isSuper, employment_id: employmentId, ...rest } = row;
      const { supplier_id, is_operator: isOperator, ...tenant } = rest;
      const standing = { isSuper, isPartner: supplier_id !== null };
      return work(transaction, { tenant, ...standing, employmentId, isOperator });
    },
  );
}
