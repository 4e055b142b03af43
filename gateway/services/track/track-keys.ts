import { createHash } from 'node:crypto';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { newSecret } from '../uac/secrets.ts';

/** What a company signs and counts with on one day. */
export interface TrackKey {
  readonly key: string;
  readonly salt: string;
}

/** The key of a day, made by the first who needs it. */
export async function makeKeyOf(
  transaction: DatabaseTransaction,
  tenantId: string,
  day: string,
): Promise<TrackKey> {
  const known = await keyOf(transaction, tenantId, day);
  if (known) return known;
  await transaction
    .insertInto('track_key')
    .values({ tenant_id: tenantId, day, key: newSecret(), salt: newSecret() })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'day']).doNothing())
    .execute();
  // Another gateway may have been first.
  const made = await keyOf(transaction, tenantId, day);
  if (!made) throw new Error(`no key of ${day} could be made`);
  return made;
}

/** The key of a day; undefined when no one needed it, or it is removed. */
export function keyOf(
  transaction: DatabaseTransaction,
  tenantId: string,
  day: string,
): Promise<TrackKey | undefined> {
  return transaction
    .selectFrom('track_key')
    .where('tenant_id', '=', tenantId)
    .where('day', '=', day)
    .select(['key', 'salt'])
    .executeTakeFirst();
}

/** How a report is signed: a hash of what it says of itself and the key, as browsers make it too. */
export function signatureOf(report: {
  readonly appCode: string;
  readonly date: string;
  readonly nonce: string;
  readonly key: string;
}): string {
  const { appCode, date, nonce, key } = report;
  return createHash('sha256').update(`${appCode}${date}${nonce}${key}`).digest('hex');
}

/** A person on one day, whom no one can tell once the salt is gone. */
export function visitorOf({ salt }: TrackKey, accountId: string): string {
  return createHash('sha256').update(`${salt}${accountId}`).digest('hex').slice(0, 16);
}
