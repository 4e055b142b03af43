import type { ParsedRequestOf } from '#bridge/calls/kit/define.ts';
import type { approveSuperLogin } from '#bridge/calls/uac/super-login.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { requireSession } from '../session-info.ts';
import { requireOperatorFactor } from './state.ts';

/**
 * Lets the super login of another operator change things.
 * @throws {RefusedError} `secondFactorRequired`, `notFound` for one that has ended, was approved or is the own one
 */
export async function approve(
  context: GatewaySessionContext,
  { id }: ParsedRequestOf<typeof approveSuperLogin>,
): Promise<null> {
  const session = requireSession(context);
  const { accountId } = session;
  const { database, sessions } = context.services;
  const approved = await database.withOperatorTransaction(
    { accountId },
    'write',
    async (transaction) => {
      await requireOperatorFactor(transaction, session);
      return transaction
        .updateTable('super_login')
        .set({ approved_by: accountId, approved_at: context.now() })
        .where('id', '=', id)
        .where('operator_id', '<>', accountId)
        .where('approved_at', 'is', null)
        .where('ends_at', '>', context.now())
        .returning(['tenant_id', 'reason', 'ticket'])
        .executeTakeFirst();
    },
  );
  if (approved === undefined) throw new RefusedError('notFound');
  sessions.forget();
  const { tenant_id: company, ...detail } = approved;
  context.record(`superLogin:${id}`, { approved: true, ...detail, company });
  // The company reads in its own trail who let the changes through.
  const theirs = { ...session, tenantId: company };
  context.record(`superLogin:${id}`, { approved: true, operator: accountId, ...detail }, theirs);
  return null;
}
