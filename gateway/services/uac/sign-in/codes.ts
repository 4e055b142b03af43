import { randomInt } from 'node:crypto';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import { codeSeconds } from '#bridge/calls/uac/verification.ts';
import type { CodePurpose, DeliveryChannel } from '#gateway/db/sign-in-tables.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { GatewayServices, GatewaySessionContext } from '../../services.ts';
import { hashOf, newSecret } from '../secrets.ts';
import { countOfAddress } from '../sign-in-throttle.ts';

/** Wrong tries after which a code is dead. */
const TRIES = 5;

/** A code that was made: `digits` go to its person, `flow` to the browser that asked. */
export interface NewCode {
  readonly flow: string;
  readonly digits: string;
  readonly hash: string;
}

/** What a code is for. */
export interface CodeOwner {
  readonly purpose: CodePurpose;
  readonly channel: DeliveryChannel;
  /** Null where the target belongs to no one: no one gets it, and the answer is the same. */
  readonly accountId: string | null;
  /** The number or address that a person binds. */
  readonly target?: string;
}

/** A code that was right. */
export interface RightCode {
  readonly accountId: string;
  readonly channel: DeliveryChannel;
  readonly target: string | null;
  /** Uses it up, in the transaction of what it opens. @throws {RefusedError} `codeWrong` when it was used meanwhile. */
  spend(transaction: DatabaseTransaction): Promise<void>;
}

/** Makes six digits that no one can guess, and hashes them; outside of a transaction, since it takes a while. */
export async function newCode({ passwords, sealer }: GatewayServices): Promise<NewCode> {
  const digits = String(randomInt(0, 1_000_000)).padStart(6, '0');
  const hash = await passwords.hash(sealer.pepper(digits, 'code'));
  return { flow: newSecret(), digits, hash };
}

/** Keeps a code until it is used. */
export async function keepCode(
  transaction: DatabaseTransaction,
  code: NewCode,
  owner: CodeOwner,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('verification_code')
    .values({
      flow_hash: hashOf(code.flow),
      purpose: owner.purpose,
      channel: owner.channel,
      account_id: owner.accountId,
      target: owner.target ?? null,
      code_hash: code.hash,
      created_at: now,
      expires_at: new Date(now.getTime() + codeSeconds.life * 1000),
    })
    .execute();
}

/**
 * Looks at what somebody typed. A try is counted before it is looked at, so that a hundred at once are five; one for a
 * target of no one takes as long and is refused alike.
 * @throws {RefusedError} `codeWrong`, `throttled`, `busy`
 */
export async function checkDigits(
  context: GatewaySessionContext,
  purpose: CodePurpose,
  { flow, code }: { readonly flow: string; readonly code: string },
): Promise<RightCode> {
  const { database, passwords, sealer } = context.services;
  const now = context.now();
  const { row, wait } = await database.withOperatorTransaction(
    { accountId: null },
    'write',
    async (transaction) => ({
      wait: await countOfAddress(transaction, context.client.address, now),
      row: await countTry(transaction, purpose, flow, now),
    }),
  );
  if (wait > 0) throw new RefusedError('throttled', { retryAfter: wait });
  const { matches } = await passwords.check(row?.code_hash ?? null, sealer.pepper(code, 'code'));
  const accountId = row?.account_id ?? null;
  if (!matches || row === undefined || accountId === null) {
    throw new RefusedError(uacCodes.codeWrong);
  }
  return {
    accountId,
    channel: row.channel,
    target: row.target,
    spend: (transaction) => spend(transaction, flow, context.now()),
  };
}

function countTry(transaction: DatabaseTransaction, purpose: CodePurpose, flow: string, now: Date) {
  return transaction
    .updateTable('verification_code')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('flow_hash', '=', hashOf(flow))
    .where('purpose', '=', purpose)
    .where('tries', '<', TRIES)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['code_hash', 'account_id', 'channel', 'target'])
    .executeTakeFirst();
}

async function spend(transaction: DatabaseTransaction, flow: string, now: Date): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('verification_code')
    .set({ used_at: now })
    .where('flow_hash', '=', hashOf(flow))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new RefusedError(uacCodes.codeWrong);
}
