import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { superLoginState } from '#bridge/calls/uac/super-login.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { Session } from '#gateway/kernel/session.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { provedFactor } from '../second-factor/factors.ts';
import { findContact, maskContact } from '../security/contacts.ts';
import { requireSession } from '../session-info.ts';

/** Returns what the operator lacks for a super login, and those that run. */
export async function readState(
  context: GatewaySessionContext,
): Promise<ResultOf<typeof superLoginState>> {
  const { id, accountId } = requireSession(context);
  return context.services.database.withOperatorTransaction(
    { accountId },
    'read',
    async (transaction) => {
      const email = await findContact(transaction, accountId, 'mail');
      const rows = await readRunning(transaction, context.now());
      return {
        hasSecondFactor: await provedFactor(transaction, id),
        email: email === undefined ? null : maskContact('mail', email),
        running: rows.map(({ operatorId, approvedAt, endsAt, ...row }) => ({
          ...row,
          endsAt: endsAt.toISOString(),
          isApproved: approvedAt !== null,
          isOwn: operatorId === accountId,
        })),
      };
    },
  );
}

function readRunning(transaction: DatabaseTransaction, now: Date) {
  return transaction
    .selectFrom('super_login as l')
    .innerJoin('session as s', 's.super_login_id', 'l.id')
    .innerJoin('account as o', 'o.id', 'l.operator_id')
    .innerJoin('account as p', 'p.id', 'l.account_id')
    .innerJoin('tenant as t', 't.id', 'l.tenant_id')
    .where('l.ends_at', '>', now)
    .where('s.ended_at', 'is', null)
    .where('s.idle_expires_at', '>', now)
    .select(['l.id', 'l.reason', 'l.ticket', 'l.operator_id as operatorId'])
    .select(['l.ends_at as endsAt', 'l.approved_at as approvedAt'])
    .select(['o.display_name as operator', 'p.display_name as person', 't.name as company'])
    .orderBy('l.created_at', 'desc')
    .execute();
}

/** @throws {RefusedError} `secondFactorRequired` unless the operator proved one in this session. */
export async function requireOperatorFactor(
  transaction: DatabaseTransaction,
  { id }: Session,
): Promise<void> {
  if (!(await provedFactor(transaction, id))) {
    throw new RefusedError(uacCodes.secondFactorRequired);
  }
}
