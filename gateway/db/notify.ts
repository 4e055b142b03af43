import { sql } from 'kysely';
import type { DatabaseTransaction } from './tables.ts';

/**
 * Announces something to every gateway when this transaction commits. A hint only: it is lost on a
 * reconnect, so anyone who listens reads the truth from a table. `payload` is under 8000 bytes.
 */
export async function notify(
  transaction: DatabaseTransaction,
  channel: string,
  payload: string,
): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(transaction);
}
