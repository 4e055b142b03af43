import { type SelectQueryBuilder, sql } from 'kysely';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { getUserLoginInfo } from '#bridge/calls/uac/security.ts';
import type { Database, DatabaseTransaction } from '#gateway/db/tables.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { requireSession } from '../session-info.ts';
import { readOwnAccount } from './confirm.ts';

type SignIn = ResultOf<typeof getUserLoginInfo>['current'];

/** Says how the caller signed in this time and the time before. */
export async function readLoginInfo(
  context: GatewaySessionContext,
): Promise<ResultOf<typeof getUserLoginInfo>> {
  const { id, accountId } = requireSession(context);
  const { loginName, name, passwords } = await readOwnAccount(context);
  const signIns = await context.services.database.withOperatorTransaction(
    { accountId },
    'read',
    async (transaction) => {
      const current = await readCurrent(transaction, id, accountId);
      const last = await select(triesOf(transaction, accountId).where('outcome', '=', 'ok'))
        .where('at', '<', current.at)
        .executeTakeFirst();
      const failed = await triesOf(transaction, accountId)
        .where('outcome', '<>', 'ok')
        .where('at', '<', current.at)
        .$if(last !== undefined, (query) => query.where('at', '>', last?.at ?? current.at))
        .select(sql<number>`count(*)::int`.as('count'))
        .executeTakeFirstOrThrow();
      return { current, last, failed: failed.count };
    },
  );
  return {
    loginName,
    name,
    current: present(signIns.current),
    last: signIns.last === undefined ? null : present(signIns.last),
    failed: signIns.failed,
    passwords,
  };
}

/**
 * The sign-in that a session began with: the last one of its browser before it. A session that follows another one, in
 * another company, begins later than its sign-in; one that no try of the account opened is its own.
 */
async function readCurrent(
  transaction: DatabaseTransaction,
  sessionId: string,
  accountId: string,
): Promise<Tried> {
  const session = await transaction
    .selectFrom('session')
    .where('id', '=', sessionId)
    .select(['created_at as at', 'method', 'address', 'user_agent as userAgent'])
    .executeTakeFirstOrThrow();
  const tried = await select(triesOf(transaction, accountId).where('outcome', '=', 'ok'))
    .where('at', '<=', session.at)
    .where('address', '=', session.address)
    .where('user_agent', '=', session.userAgent)
    .executeTakeFirst();
  return tried ?? session;
}

interface Tried {
  readonly at: Date;
  readonly method: string;
  readonly address: string;
  readonly userAgent: string;
}

type Tries = SelectQueryBuilder<Database, 'sign_in_attempt', object>;

function triesOf(transaction: DatabaseTransaction, accountId: string): Tries {
  return transaction.selectFrom('sign_in_attempt').where('account_id', '=', accountId);
}

/** The newest of some tries first. */
function select(tries: Tries) {
  return tries
    .orderBy('at', 'desc')
    .limit(1)
    .select(['at', 'method', 'address', 'user_agent as userAgent']);
}

function present({ at, ...tried }: Tried): SignIn {
  return { ...tried, at: at.toISOString() };
}
