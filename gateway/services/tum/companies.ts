import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { addCompany, companyPage, turnCompany } from '#bridge/calls/tum/companies.ts';
import { systemCodes } from '#bridge/calls/tum/new-company.ts';
import { tumCodes } from '#bridge/calls/tum/terms.ts';
import { countRows, offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { escapeLike } from '../people/keyword.ts';
import type { GatewaySessionContext } from '../services.ts';
import { requireSession } from '../uac/session-info.ts';
import { fillCompany, registerCompany } from './found-company.ts';

/** Returns one page of the companies; the tenant of the platform is none. */
export async function listCompanies(
  context: GatewaySessionContext,
  { page, rows, sort, direction, keyword, status }: ParsedRequestOf<typeof companyPage>,
): Promise<ResultOf<typeof companyPage>> {
  const { accountId } = requireSession(context);
  const word = keyword === undefined ? undefined : `%${escapeLike(keyword.toLowerCase())}%`;
  const column = sort === 'createdAt' ? 't.created_at' : (`t.${sort}` as const);
  return context.services.database.withOperatorTransaction(
    { accountId },
    'read',
    async (transaction) => {
      const query = transaction
        .selectFrom('tenant as t')
        .where('t.is_platform', '=', false)
        .$if(word !== undefined, (found) =>
          found.where(sql<boolean>`(lower(t.name) like ${word} or t.code like ${word})`),
        )
        .$if(status !== undefined, (found) => found.where('t.status', 'in', status ?? []));
      const found = await query
        .select(['t.id', 't.code', 't.name', 't.locale', 't.status'])
        .select(['t.system_code as systemCode', 't.time_zone as timeZone', 't.created_at as at'])
        .orderBy(column, direction)
        .orderBy('t.id')
        .limit(rows)
        .offset(offsetOf({ page, rows }))
        .execute();
      const shown = found.map(({ at, systemCode, ...row }) => ({
        ...row,
        // A code from before the list of brands shows the product's own.
        systemCode: systemCodes.find((code) => code === systemCode) ?? '',
        createdAt: at.toISOString(),
      }));
      return pageFrom({ page, rows }, shown, () => countRows(query));
    },
  );
}

/**
 * Makes a company with its administrator: all of it or nothing.
 * @throws {RefusedError} `badInput` for a code or an account name that is taken
 */
export async function add(
  context: GatewaySessionContext,
  plan: ParsedRequestOf<typeof addCompany>,
): Promise<ResultOf<typeof addCompany>> {
  const { accountId } = requireSession(context);
  const made = await context.services.database.withFoundingTransaction(
    { accountId },
    async (transaction, enter) => {
      const registered = await registerCompany(transaction, plan);
      await enter(registered.tenantId);
      const link = await fillCompany(transaction, context, registered, accountId);
      return { tenantId: registered.tenantId, link };
    },
  );
  const { tenantId, link } = made;
  context.record(`company:${tenantId}`, { ...plan });
  return { tenantId, administrator: { ...plan.administrator, link } };
}

/**
 * Disables a company and ends every session in it, or enables it again.
 * @throws {RefusedError} `notFound`, `ownCompany` for the one the operator works in
 */
export async function turn(
  context: GatewaySessionContext,
  { tenantId, enabled }: ParsedRequestOf<typeof turnCompany>,
): Promise<null> {
  const own = requireSession(context);
  const { database, sessions } = context.services;
  const status = enabled === '1' ? 'active' : 'suspended';
  if (tenantId === own.tenantId && status === 'suspended') {
    throw new RefusedError(tumCodes.ownCompany);
  }
  await database.withOperatorTransaction(
    { accountId: own.accountId },
    'write',
    async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('tenant')
        .set({ status })
        .where('id', '=', tenantId)
        .where('is_platform', '=', false)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) throw new RefusedError('notFound');
      if (status === 'suspended') await sessions.endInTenant(transaction, tenantId);
    },
  );
  context.record(`company:${tenantId}`, { enabled });
  return null;
}
