import type { AnyCall } from '#bridge/calls/kit/define.ts';
import { RefusedError } from '../kernel/refused-error.ts';
import type { Rights } from '../kernel/rights.ts';
import type { Session } from '../kernel/session.ts';
import type { GatewayServices } from '../services/services.ts';

/**
 * Returns the rights of a caller who is a person of a supplier; null for everybody else. People of suppliers speak the calls
 * that say so and no other one, whatever rights they hold; one whose login is locked speaks none.
 * @throws {RefusedError} `noPermission` for a call that is not open to them, `accountChanged` for a login that is locked.
 */
export async function partnerRights(
  call: AnyCall,
  session: Session,
  { rights, database }: Pick<GatewayServices, 'rights' | 'database'>,
): Promise<Rights | null> {
  // What needs no session reads nothing by one: to sign out, or to let somebody else sign in, is open to a locked login too.
  if (session.kind !== 'partner' || call.access.kind === 'public') return null;
  if (call.outside === 'no') throw new RefusedError('noPermission');
  const held = await rights.load(database, session.tenantId, session.accountId);
  if (held.supplierId === null) throw new RefusedError('accountChanged');
  return held;
}
