import { registryFunctions } from '#bridge/calls/registry/functions.ts';
import type { Verdict } from '#gateway/kernel/handler.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import type { GatewaySessionContext } from '../services.ts';
import { requireSession } from '../uac/session-info.ts';

/**
 * Operators only, and only through the shell or an app that was built here: an app of a vendor that an operator opens
 * must not approve itself with the operator's rights.
 */
export async function onlyOperators(context: GatewaySessionContext): Promise<Verdict> {
  const { tenantId, accountId } = requireSession(context);
  const { apps, database, rights } = context.services;
  const { caller } = context;
  const isOurs = caller === 'shell' || apps().byCode(caller.app)?.registered === null;
  const held = await rights.load(database, tenantId, accountId);
  return isOurs && hasFunction(held, registryFunctions.apps) ? 'allow' : 'noPermission';
}
