import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { requireSession } from '../session-info.ts';
import { countWithin } from '../sign-in-throttle.ts';

const HOUR = 3_600_000;
/** Invitations that one person is sent in an hour: each is a mail or an SMS that the company pays for, to any address. */
const MOST_INVITATIONS = 5;

/**
 * Counts an invitation of somebody, named by an id of the company. It has a transaction of its own: call it before another.
 * @throws {RefusedError} `throttled`
 */
export async function countInvitation(context: GatewaySessionContext, id: string): Promise<void> {
  const { tenantId } = requireSession(context);
  const limit = { most: MOST_INVITATIONS, within: HOUR, now: context.now() };
  const retryAfter = await context.services.database.withOperatorTransaction(
    { accountId: null },
    'write',
    (transaction) => countWithin(transaction, `invitation:${tenantId}:${id}`, limit),
  );
  if (retryAfter > 0) throw new RefusedError('throttled', { retryAfter });
}
