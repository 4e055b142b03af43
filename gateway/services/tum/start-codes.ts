import type { GatewayDatabase } from '#gateway/db/open-database.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { hashOf, newSecret } from '../uac/secrets.ts';

/** Minutes for which a code of the first start works. */
export const START_CODE_MINUTES = 60;

/** `first` works only while there is no operator; `operator` makes one beside those there are. */
export type StartCodeKind = 'first' | 'operator';

/** Whether no one can sign in to this installation and no one can change that: it has no operator and no company. */
export async function needsFirstStart(database: GatewayDatabase): Promise<boolean> {
  return database.withOperatorTransaction({ accountId: null }, 'read', async (transaction) => {
    const tenant = await transaction.selectFrom('tenant').select('id').limit(1).executeTakeFirst();
    return tenant === undefined && !(await holdsOperator(transaction));
  });
}

/** Whether an operator is there who is not disabled. */
export async function holdsOperator(transaction: DatabaseTransaction): Promise<boolean> {
  const operator = await transaction
    .selectFrom('account')
    .where('is_operator', '=', true)
    .where('status', '=', 'active')
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return operator !== undefined;
}

/**
 * Makes a code, which voids the one before, and returns the address it opens. The secret is behind the hash sign, so that
 * it reaches no server's log and no referrer.
 */
export async function makeStartCode(
  database: GatewayDatabase,
  origin: string,
  now: Date,
): Promise<string> {
  const secret = newSecret();
  await database.withOperatorTransaction({ accountId: null }, 'write', async (transaction) => {
    const code = {
      secret_hash: hashOf(secret),
      kind: (await holdsOperator(transaction)) ? ('operator' as const) : ('first' as const),
      created_at: now,
      expires_at: new Date(now.getTime() + START_CODE_MINUTES * 60_000),
      used_at: null,
    };
    await transaction
      .insertInto('start_code')
      .values(code)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(code))
      .execute();
  });
  return `${origin}/setup#${secret}`;
}

/** What a secret opens now, or null: unknown, used, replaced, too old, or for a first operator who is there by now. */
export async function findStartCode(
  transaction: DatabaseTransaction,
  secret: string,
  now: Date,
): Promise<StartCodeKind | null> {
  const code = await openCodes(transaction, secret, now).executeTakeFirst();
  return usable(transaction, code?.kind);
}

/** The same, and uses the code up: of two uses at once the second finds it used. */
export async function spendStartCode(
  transaction: DatabaseTransaction,
  secret: string,
  now: Date,
): Promise<StartCodeKind | null> {
  const code = await openCodes(transaction, secret, now).forUpdate().executeTakeFirst();
  if (code === undefined) return null;
  await transaction.updateTable('start_code').set({ used_at: now }).where('id', '=', 1).execute();
  return usable(transaction, code.kind);
}

function openCodes(transaction: DatabaseTransaction, secret: string, now: Date) {
  return transaction
    .selectFrom('start_code')
    .where('secret_hash', '=', hashOf(secret))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .select('kind');
}

async function usable(
  transaction: DatabaseTransaction,
  kind: StartCodeKind | undefined,
): Promise<StartCodeKind | null> {
  if (kind === undefined) return null;
  return kind === 'first' && (await holdsOperator(transaction)) ? null : kind;
}
