import type { AreaCode } from '#bridge/calls/kit/codes.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { hashOf } from '../../uac/secrets.ts';
import { countOfAddress, countWithin } from '../../uac/sign-in-throttle.ts';

/** Tries a minute of one link. */
const triesPerLink = 10;
const minute = 60_000;

/** What a link is to, and the error of one that opens nothing. */
interface LinkKind {
  readonly kind: 'interview' | 'offer';
  readonly unknown: AreaCode;
}

/**
 * Counts the try and finds the company of a code.
 * @throws {RefusedError} `throttled`, or the error of a link that opens nothing
 */
export async function findCompany(
  context: GatewaySessionContext,
  code: string,
  { kind, unknown }: LinkKind,
): Promise<string> {
  const { database } = context.services;
  const [company = ''] = code.split('.');
  const now = context.now();
  const { wait, tenant } = await database.withOperatorTransaction(
    { accountId: null },
    'write',
    async (transaction) => ({
      wait: await countTry(transaction, { address: context.client.address, kind, code, now }),
      tenant: await transaction
        .selectFrom('tenant')
        .where('code', '=', company)
        .where('status', '=', 'active')
        .select('id')
        .executeTakeFirst(),
    }),
  );
  if (wait > 0) throw new RefusedError('throttled', { retryAfter: wait });
  if (tenant === undefined) throw new RefusedError(unknown);
  return tenant.id;
}

/** Seconds to wait, or 0. An address that has to wait leaves no counter behind for each code it makes up. */
async function countTry(
  transaction: DatabaseTransaction,
  {
    address,
    kind,
    code,
    now,
  }: Pick<LinkKind, 'kind'> & Record<'address' | 'code', string> & { now: Date },
): Promise<number> {
  const wait = await countOfAddress(transaction, address, now);
  if (wait > 0) return wait;
  const key = `${kind}:${hashOf(code).toString('base64url')}`;
  return countWithin(transaction, key, { most: triesPerLink, within: minute, now });
}

/** What is kept of the secret of a code. */
export function hashOfCode(code: string): Buffer {
  return hashOf(code.slice(code.indexOf('.') + 1));
}
