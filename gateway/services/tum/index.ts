import type { tumCalls } from '#bridge/calls/tum/calls.ts';
import { brandFunctions, companyFunctions, releaseFunctions } from '#bridge/calls/tum/functions.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import type { DatabaseTransaction } from '../../db/tables.ts';
import { accessIsEnough, type HandlersFor } from '../../kernel/handler.ts';
import { RefusedError } from '../../kernel/refused-error.ts';
import type { Session } from '../../kernel/session.ts';
import type { GatewayServices, GatewaySessionContext } from '../services.ts';
import { onlyOperatorsWith } from '../uac/operators.ts';
import { lacksFactor } from '../uac/second-factor/factors.ts';
import {
  presentSession,
  requireSession,
  type SessionInfo,
  withPhoto,
} from '../uac/session-info.ts';
import type { OpenedSession } from '../uac/sessions.ts';
import { refuseClosedCode } from '../uac/sign-in/code-rule.ts';
import { isEnough, kindOf } from '../uac/sign-in/enter.ts';
import { listAdministrators, reset } from './administrators.ts';
import { keepBrand, listBrands } from './brands.ts';
import { add, listCompanies, turn } from './companies.ts';
import { readStartCode, useStartCode } from './first-start.ts';
import { decide, listAll, listOwn, register, withdraw } from './registrations.ts';
import { checkMove, mayOpenModule, readAuthorisation, readTenant } from './tenant-info.ts';
import {
  clickNotice,
  dropVersionNotice,
  keepVersionNotice,
  listVersionNotices,
  readVersionNotice,
} from './version-notices.ts';

const policy = onlyOperatorsWith(companyFunctions.companies);
const reads = { plane: 'session', audit: 'log', policy } as const;
const writes = { plane: 'session', audit: 'event', policy } as const;

const releases = onlyOperatorsWith(releaseFunctions.releases);

const ownReads = { plane: 'session', audit: 'log', policy: accessIsEnough } as const;
const ownWrites = { plane: 'session', audit: 'event', policy: accessIsEnough } as const;

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

  getTenantById: { ...ownReads, handle: readTenant },
  preLogin: { ...ownReads, handle: checkMove },
  singleAuthorizeInfo: { ...ownReads, handle: readAuthorisation },
  checkHTUserAuthorizationModule: { policy: accessIsEnough, handle: mayOpenModule },

  startCodeInfo: { plane: 'session', audit: 'log', policy: accessIsEnough, handle: readStartCode },
  firstStart: { plane: 'session', audit: 'log', policy: accessIsEnough, handle: useStartCode },

  companyPage: { ...reads, handle: listCompanies },
  addCompany: { ...writes, handle: add },
  turnCompany: { ...writes, handle: turn },
  companyAdministrators: { ...reads, handle: listAdministrators },
  resetAdministrator: { ...writes, handle: reset },

  brandList: {
    ...reads,
    policy: onlyOperatorsWith(brandFunctions.brands),
    handle: listBrands,
  },
  saveBrand: {
    ...writes,
    policy: onlyOperatorsWith(brandFunctions.brands),
    handle: keepBrand,
  },
  companyRegister: { ...ownWrites, handle: register },
  ownRegistrations: { ...ownReads, handle: listOwn },
  withdrawRegistration: { ...ownWrites, handle: withdraw },
  registrationPage: { ...reads, handle: listAll },
  decideRegistration: { ...writes, handle: decide },
  getVersionNotice: { ...ownReads, handle: readVersionNotice },
  // A click by everybody on the platform would fill the trails of companies.
  clickVersionNotice: { ...ownReads, handle: clickNotice },
  versionNoticeList: { ...reads, policy: releases, handle: listVersionNotices },
  saveVersionNotice: { ...writes, policy: releases, handle: keepVersionNotice },
  removeVersionNotice: { ...writes, policy: releases, handle: dropVersionNotice },
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
    .innerJoin('session', 'session.account_id', 'account.id')
    .select(['membership.is_super', 'membership.supplier_id'])
    .select(['account.is_operator', 'session.method'])
    .where('session.id', '=', session.id)
    .where('membership.account_id', '=', session.accountId)
    .where('membership.tenant_id', '=', tenantId)
    .where('membership.status', '=', 'active')
    .where('tenant.status', '=', 'active')
    .executeTakeFirst();
  if (place === undefined) return null;
  const standing = { isSuper: place.is_super, isPartner: place.supplier_id !== null };
  const kind = kindOf(place.is_operator, standing);
  if (!isEnough(place.method, kind)) throw new RefusedError(uacCodes.codeNotEnough);
  await refuseClosedCode(transaction, place.method, tenantId);
  if (await lacksFactor(transaction, session, { tenantId, kind })) {
    throw new RefusedError(uacCodes.secondFactorRequired);
  }
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
    kind,
    client: context.client,
    follows: session.id,
    authenticatedAt: session.authenticatedAt,
    absoluteExpiresAt: session.absoluteExpiresAt,
  });
  return { ...opened, info: await presentSession(transaction, opened.session) };
}
