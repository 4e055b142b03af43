import { systemCodes } from '#bridge/calls/tum/new-company.ts';
import { tumCodes } from '#bridge/calls/tum/terms.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { GatewaySessionContext } from '../services.ts';
import { requireSession } from '../uac/session-info.ts';
import { furnishCompany, insertTenant, type RegisteredCompany } from './found-company.ts';

/**
 * Makes the company of a registration, with who asked for it as its administrator: all of it or nothing.
 * @throws {RefusedError} `registrationDecided`, `companyCodeTaken`
 */
export async function approve(
  context: GatewaySessionContext,
  registrationId: string,
): Promise<string> {
  const { accountId } = requireSession(context);
  const tenantId = await context.services.database.withFoundingTransaction(
    { accountId },
    async (transaction, enter) => {
      const founded = await takeRegistration(transaction, context, registrationId, accountId);
      await enter(founded.tenantId);
      await furnishCompany(transaction, context, founded);
      return founded.tenantId;
    },
  );
  context.record(`companyRegistration:${registrationId}`, { approved: true, tenantId });
  return tenantId;
}

async function takeRegistration(
  transaction: DatabaseTransaction,
  context: GatewaySessionContext,
  registrationId: string,
  operatorId: string,
): Promise<RegisteredCompany> {
  const row = await transaction
    .selectFrom('company_registration as r')
    .innerJoin('account as a', 'a.id', 'r.account_id')
    .selectAll('r')
    .select(['a.login_name', 'a.display_name'])
    .where('r.id', '=', registrationId)
    .where('r.status', '=', 'pending')
    .forUpdate('r')
    .executeTakeFirst();
  if (row === undefined) throw new RefusedError(tumCodes.registrationDecided);
  const company = {
    name: row.name,
    code: row.code,
    locale: row.locale,
    place: row.place,
    systemCode: systemCodes.find((code) => code === row.system_code) ?? '',
    timeZone: row.time_zone,
  };
  const tenantId = await insertTenant(transaction, company);
  if (tenantId === null) throw new RefusedError(tumCodes.companyCodeTaken);
  await transaction
    .updateTable('company_registration')
    .set({
      status: 'approved',
      tenant_id: tenantId,
      decided_at: context.now(),
      decided_by: operatorId,
    })
    .where('id', '=', registrationId)
    .execute();
  // Who belongs to several companies is looked after by none of them.
  await transaction
    .updateTable('account')
    .set({ managed_by: null })
    .where('id', '=', row.account_id)
    .execute();
  const administrator = { name: row.display_name, loginName: row.login_name };
  return { company, administrator, tenantId, administratorId: row.account_id };
}
