import type * as z from 'zod/mini';
import type { sessionInfo } from '#bridge/calls/uac/session.ts';
import type { DatabaseTransaction } from '../../db/tables.ts';
import { RefusedError } from '../../kernel/refused-error.ts';
import type { Session } from '../../kernel/session.ts';
import type { GatewaySessionContext } from '../services.ts';

/** A session as the browser may know it. */
export type SessionInfo = z.output<typeof sessionInfo>;

/** The session of a call that is not public. @throws {RefusedError} `loginInvalid` without one. */
export function requireSession(context: GatewaySessionContext): Session {
  if (context.cookies.session === null) throw new RefusedError('loginInvalid');
  return context.cookies.session;
}

/** Reads who is signed in, and where. @throws {RefusedError} `accountChanged` when the membership is gone. */
export async function readSessionInfo(
  context: GatewaySessionContext,
  session: Session,
): Promise<SessionInfo> {
  const info = await context.services.database.withOperatorTransaction(
    { accountId: session.accountId },
    'read',
    (transaction) => presentSession(transaction, session),
  );
  return withPhoto(context, session, info);
}

/** Adds the small photo of the person's own record, which only a transaction of the tenant reaches. */
export async function withPhoto(
  { services }: GatewaySessionContext,
  { tenantId, accountId }: Session,
  info: SessionInfo,
): Promise<SessionInfo> {
  const { employmentId } = info.user;
  if (employmentId === null) return info;
  const photo = await services.database.withTransaction(
    { tenantId, accountId },
    'read',
    (transaction) =>
      transaction
        .selectFrom('employee_photo')
        .where('tenant_id', '=', tenantId)
        .where('employment_id', '=', employmentId)
        .select(['small_format', 'small'])
        .executeTakeFirst(),
  );
  if (photo === undefined) return info;
  const headUrl = `data:image/${photo.small_format};base64,${photo.small.toString('base64')}`;
  return { ...info, user: { ...info.user, headUrl } };
}

/** The same without the photo, inside an operator transaction of the session's account. */
export async function presentSession(
  transaction: DatabaseTransaction,
  session: Session,
): Promise<SessionInfo> {
  const row = await transaction
    .selectFrom('account')
    .innerJoin('membership', 'membership.account_id', 'account.id')
    .innerJoin('tenant', 'tenant.id', 'membership.tenant_id')
    .select([
      'account.login_name',
      'account.display_name',
      'account.locale as account_locale',
      'account.is_operator',
      'membership.is_super',
      'membership.employment_id',
      'membership.supplier_id',
      'tenant.code',
      'tenant.name',
      'tenant.locale as tenant_locale',
      'tenant.system_code',
    ])
    .where('account.id', '=', session.accountId)
    .where('tenant.id', '=', session.tenantId)
    .where('membership.status', '=', 'active')
    .executeTakeFirst();
  if (row === undefined) throw new RefusedError('accountChanged');
  return {
    user: {
      id: session.accountId,
      account: row.login_name,
      realName: row.display_name,
      headUrl: null,
      locale: row.account_locale,
      employmentId: row.employment_id,
      isSuper: row.is_super,
      isOperator: row.is_operator,
      isPartner: row.supplier_id !== null,
    },
    tenant: {
      id: session.tenantId,
      code: row.code,
      name: row.name,
      locale: row.tenant_locale,
      systemCode: row.system_code,
    },
    epoch: session.epoch,
    ...(await superLoginOf(transaction, session)),
  };
}

async function superLoginOf(
  transaction: DatabaseTransaction,
  { superLogin, absoluteExpiresAt }: Session,
): Promise<Pick<SessionInfo, 'superLogin'>> {
  if (superLogin === null) return {};
  const { display_name: operator } = await transaction
    .selectFrom('account')
    .select('display_name')
    .where('id', '=', superLogin.operatorId)
    .executeTakeFirstOrThrow();
  const { mayWrite } = superLogin;
  return { superLogin: { operator, endsAt: absoluteExpiresAt.toISOString(), mayWrite } };
}
