import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { companyAdministrators, resetAdministrator } from '#bridge/calls/tum/companies.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { GatewaySessionContext } from '../services.ts';
import { makePasswordLink } from '../uac/accounts/managed-account.ts';
import { requireSession } from '../uac/session-info.ts';

type Administrator = ResultOf<typeof companyAdministrators>[number];

/** Returns who may do everything in a company. @throws {RefusedError} `notFound` */
export async function listAdministrators(
  context: GatewaySessionContext,
  { tenantId }: ParsedRequestOf<typeof companyAdministrators>,
): Promise<Administrator[]> {
  return inCompany(context, tenantId, 'read', (transaction) =>
    readAdministrators(transaction, tenantId),
  );
}

/**
 * Makes a link by which an administrator chooses a new password; the old one works until then.
 * @throws {RefusedError} `notFound`, `accountNotManaged`
 */
export async function reset(
  context: GatewaySessionContext,
  { tenantId, accountId }: ParsedRequestOf<typeof resetAdministrator>,
): Promise<ResultOf<typeof resetAdministrator>> {
  const operator = requireSession(context);
  const made = await inCompany(context, tenantId, 'write', async (transaction) => {
    const all = await readAdministrators(transaction, tenantId);
    const found = all.find((one) => one.accountId === accountId);
    if (found === undefined) throw new RefusedError('notFound');
    if (!found.isManaged) throw new RefusedError(uacCodes.accountNotManaged);
    const { portalOrigin } = context.services;
    const link = await makePasswordLink(
      {
        database: transaction,
        tenantId,
        portalOrigin,
        now: context.now,
        accountId: operator.accountId,
      },
      accountId,
    );
    return { loginName: found.loginName, name: found.name, link };
  });
  context.record(`account:${accountId}`, { tenantId, reset: true });
  return made;
}

function readAdministrators(
  transaction: DatabaseTransaction,
  tenantId: string,
): Promise<Administrator[]> {
  return transaction
    .selectFrom('membership as m')
    .innerJoin('account as a', 'a.id', 'm.account_id')
    .where('m.tenant_id', '=', tenantId)
    .where('m.is_super', '=', true)
    .where('m.status', '=', 'active')
    .orderBy('a.login_name')
    .select(['a.id as accountId', 'a.login_name as loginName', 'a.display_name as name'])
    .select((row) => [
      'a.has_password as hasPassword',
      row('a.managed_by', '=', tenantId).$castTo<boolean | null>().as('managed'),
    ])
    .execute()
    .then((rows) => rows.map(({ managed, ...row }) => ({ ...row, isManaged: managed === true })));
}

/** Accounts belong to the company: what is done with them runs on its rows and on no others. */
async function inCompany<Result>(
  context: GatewaySessionContext,
  tenantId: string,
  mode: 'read' | 'write',
  body: (transaction: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  const { accountId } = requireSession(context);
  const { database } = context.services;
  const company = await database.withOperatorTransaction({ accountId }, 'read', (transaction) =>
    transaction
      .selectFrom('tenant')
      .where('id', '=', tenantId)
      .where('is_platform', '=', false)
      .select('id')
      .executeTakeFirst(),
  );
  if (company === undefined) throw new RefusedError('notFound');
  return database.withTransaction({ tenantId, accountId }, mode, body);
}
