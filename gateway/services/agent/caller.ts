/** Who speaks to the assistant, in calls that hold no transaction. */

import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import type { Session } from '#gateway/kernel/session.ts';
import type { GatewaySessionContext } from '../services.ts';

/** @throws {RefusedError} `loginInvalid` without a session, `noPermission` without the function. */
export async function whoAsks(
  { cookies, services }: GatewaySessionContext,
  functionId: string,
): Promise<Session> {
  const { session } = cookies;
  if (session === null) throw new RefusedError('loginInvalid');
  const rights = await services.rights.load(services.database, session.tenantId, session.accountId);
  if (!hasFunction(rights, functionId)) throw new RefusedError('noPermission');
  return session;
}
