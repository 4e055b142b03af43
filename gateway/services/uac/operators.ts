import type { Verdict } from '#gateway/kernel/handler.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import type { GatewaySessionContext } from '../services.ts';
import { requireSession } from './session-info.ts';

/**
 * The policy of calls for operators who hold a function of the platform, and only through the shell or an app that was
 * built here: an app of a vendor that an operator opens must not act with the operator's rights.
 */
export function onlyOperatorsWith(functionId: string) {
  return async (context: GatewaySessionContext): Promise<Verdict> => {
    const { tenantId, accountId } = requireSession(context);
    const { apps, database, rights } = context.services;
    const { caller } = context;
    const isOurs = caller === 'shell' || apps().byCode(caller.app)?.registered === null;
    const held = await rights.load(database, tenantId, accountId);
    return isOurs && hasFunction(held, functionId) ? 'allow' : 'noPermission';
  };
}
