import type { GatewayDatabase } from '../../db/open-database.ts';

/** Milliseconds between two rounds. */
const INTERVAL = 10 * 60_000;
const DAY = 86_400_000;
/** Ended sessions stay this long, for the person's list of past sign-ins. */
const KEPT = 30 * DAY;

/** Tables whose rows are of no use once they have expired. */
const spentTables = [
  'verification_code',
  'sign_in_ticket',
  'remembered_browser',
  'sign_in_flow',
  'qr_sign_in',
  'spent_nonce',
] as const;

/** Removes what sign-in left behind and no one reads any more: old sessions with their mounts, spent counters. */
export async function removeSpent(database: GatewayDatabase, now: Date): Promise<void> {
  const spent = new Date(now.getTime() - DAY);
  const old = new Date(now.getTime() - KEPT);
  await database.withOperatorTransaction({ accountId: null }, 'write', async (transaction) => {
    await transaction.deleteFrom('session').where('absolute_expires_at', '<', old).execute();
    for (const table of spentTables) {
      await transaction.deleteFrom(table).where('expires_at', '<', spent).execute();
    }
    await transaction.deleteFrom('sign_in_challenge').where('expires_at', '<', now).execute();
    await transaction.deleteFrom('sent_message').where('at', '<', old).execute();
    await transaction
      .deleteFrom('throttle')
      .where('expires_at', '<', now)
      .where((or) => or.or([or('blocked_until', 'is', null), or('blocked_until', '<', now)]))
      .execute();
  });
}

/**
 * Does that every ten minutes until the returned function is called; a failed round is left to the next. Not
 * a job: sessions and counters belong to no company, and two gateways may well do it at once.
 */
export function keepHouse(
  database: GatewayDatabase,
  now: () => Date,
  onError: (error: unknown) => void,
): () => void {
  const timer = setInterval(() => {
    removeSpent(database, now()).catch(onError);
  }, INTERVAL);
  timer.unref();
  return () => clearInterval(timer);
}
