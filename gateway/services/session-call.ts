import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { Rights } from '#gateway/kernel/rights.ts';
import type { GatewaySessionContext } from './services.ts';
import { requireSession } from './uac/session-info.ts';

/** Reads the rights of the caller of a call about the session, which has no transaction that brings them. */
export function loadRights(context: GatewaySessionContext): Promise<Rights> {
  const { tenantId, accountId } = requireSession(context);
  const { database, rights } = context.services;
  return rights.load(database, tenantId, accountId);
}

/**
 * Makes the context of a call inside a transaction of the caller's company, for handlers that go on after it, such as
 * with mail.
 */
export function callOf(
  context: GatewaySessionContext,
  database: DatabaseTransaction,
  rights: Rights,
): CallContext {
  const { tenantId, accountId } = requireSession(context);
  const { apps, portalOrigin } = context.services;
  const { locale, requestId, caller, now, record } = context;
  return {
    tenantId,
    accountId,
    locale,
    requestId,
    caller,
    rights,
    database,
    portalOrigin,
    apps: apps().of(tenantId),
    now,
    record,
  };
}
