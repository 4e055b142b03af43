import type { tumCalls } from '#bridge/calls/tum/calls.ts';
import { companyFunctions } from '#bridge/calls/tum/functions.ts';
import type { DatabaseTransaction } from '../../db/tables.ts';
import { accessIsEnough, type HandlersFor } from '../../kernel/handler.ts';
import { RefusedError } from '../../kernel/refused-error.ts';
import type { Session } from '../../kernel/session.ts';
import type { GatewayServices, GatewaySessionContext } from '../services.ts';
import { onlyOperatorsWith } from '../uac/operators.ts';
import {
  presentSession,
  requireSession,
  type SessionInfo,
  withPhoto,
} from '../uac/session-info.ts';
import type { OpenedSession } from '../uac/sessions.ts';
import { kindOf } from '../uac/sign-in/enter.ts';
import { listAdministrators, reset } from './administrators.ts';
import { add, listCompanies, turn } from './companies.ts';
import { readStartCode, useStartCode } from './first-start.ts';

const policy = onlyOperatorsWith(companyFunctions.companies);
const reads = { plane: 'session', audit: 'log', policy } as const;
const writes = { plane: 'session', audit: 'event', policy } as const;

/** The handlers of the area `tum`. */
export const tumHandlers: HandlersFor<typeof tumCalls, GatewayServices> = {
  listAuthTenants: {
    plane: 'session',
    audit: 'log',
    policy: accessIsEnough,
    async handle(context) {
      const { accountId } = requireSession(context);
      return context.services.database.withOperatorTransaction(
        { accountId },
        'read',
        async (transaction) => {
          const rows = await transaction
            .selectFrom('membership')
            .innerJoin('tenant', 'tenant.id', 'membership.tenant_id')
            .select([
              'tenant.id',
              'tenant.code',
              'tenant.name',
              'tenant.locale',
              'tenant.system_code',
            ])
            .where('membership.account_id', '=', accountId)
            .where('membership.status', '=', 'active')
            .where('tenant.status', '=', 'active')
            .orderBy('tenant.code')
            .execute();
          return rows.map(({ system_code, ...tenant }) => ({ ...tenant, systemCode: system_code }));
        },
      );
    },
  },

  switchTenant: {
    plane: 'session',
    audit: 'event',
    policy: accessIsEnough,
    async handle(context, { tenantId }) {
      const session = requireSession(context);
      const opened = await context.services.database.withOperatorTransaction(
        { accountId: session.accountId },
        'write',
        (transaction) => moveSession(transaction, context, session, tenantId),
      );
      if (opened === null) throw new RefusedError('notFound');
      context.cookies.setSession(opened.secret);
      context.record(`session:${opened.session.id}`, { from: session.tenantId }, opened.session);
      return withPhoto(context, opened.session, opened.info);
    },
  },

  startCodeInfo: { plane: 'session', audit: 'log', policy: accessIsEnough, handle: readStartCode },
  firstStart: { plane: 'session', audit: 'log', policy: accessIsEnough, handle: useStartCode },

  companyPage: { ...reads, handle: listCompanies },
  addCompany: { ...writes, handle: add },
  turnCompany: { ...writes, handle: turn },
  companyAdministrators: { ...reads, handle: listAdministrators },
  resetAdministrator: { ...writes, handle: reset },
};

/** Membership is checked now, not when the list was shown; the new session gains no time over the old one. */
async function moveSession(
  transaction: DatabaseTransaction,
  context: GatewaySessionContext,
  session: Session,
  tenantId: string,
): Promise<(OpenedSession & { readonly info: SessionInfo }) | null> {
  const place = await transaction
    .selectFrom('membership')
    .innerJoin('tenant', 'tenant.id', 'membership.tenant_id')
    .innerJoin('account', 'account.id', 'membership.account_id')
    .select(['membership.is_super', 'account.is_operator'])
    .where('membership.account_id', '=', session.accountId)
    .where('membership.tenant_id', '=', tenantId)
    .where('membership.status', '=', 'active')
    .where('tenant.status', '=', 'active')
    .executeTakeFirst();
  if (place === undefined) return null;
  const { sessions } = context.services;
  await sessions.end(transaction, session.id, 'switched');
  await transaction
    .updateTable('account')
    .set({ last_tenant_id: tenantId })
    .where('id', '=', session.accountId)
    .execute();
  const opened = await sessions.open(transaction, {
    accountId: session.accountId,
    tenantId,
    kind: kindOf(place.is_operator, place.is_super),
    client: context.client,
    follows: session.id,
    authenticatedAt: session.authenticatedAt,
    absoluteExpiresAt: session.absoluteExpiresAt,
  });
  return { ...opened, info: await presentSession(transaction, opened.session) };
}
