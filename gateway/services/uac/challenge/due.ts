import type { ChallengePurpose } from '#bridge/calls/uac/challenge.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { countWithin, networkOf, shortHash } from '../sign-in-throttle.ts';
import { spendPass } from './challenges.ts';

/** Codes that one network asks for in an hour before each one wants a challenge. */
export const UNCHALLENGED_CODES = 10;

/** Counts a code that is asked for; whether the network has asked for many. */
export async function isOftenAsked(
  transaction: DatabaseTransaction,
  { client, now }: GatewaySessionContext,
): Promise<boolean> {
  const key = `challenge:code:${shortHash(networkOf(client.address))}`;
  const limit = { most: UNCHALLENGED_CODES, within: 3_600_000, now: now() };
  return (await countWithin(transaction, key, limit)) > 0;
}

/**
 * Whether no challenge is due, or one was passed. A company can ask for one always; it holds for the whole sign-in page,
 * since a page that asks for the names of one company alone tells who works there.
 */
export async function isChallengePassed(
  transaction: DatabaseTransaction,
  context: GatewaySessionContext,
  asked: {
    readonly purpose: ChallengePurpose;
    readonly isDue: boolean;
    readonly pass: string | undefined;
  },
): Promise<boolean> {
  const rule = await transaction
    .selectFrom('tenant')
    .select('id')
    .where('challenge_rule', '=', 'always')
    .where('status', '=', 'active')
    .limit(1)
    .executeTakeFirst();
  const isPassed = await spendPass(transaction, context, asked.purpose, asked.pass);
  return isPassed || (!asked.isDue && rule === undefined);
}
