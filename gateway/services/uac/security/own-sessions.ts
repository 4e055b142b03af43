import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type {
  nameSession,
  revokeSession,
  sessionList,
  signInHistory,
} from '#bridge/calls/uac/security.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { endPersonalTokens } from '../personal-tokens.ts';
import { requireSession } from '../session-info.ts';

/** Tries that are listed. */
const LISTED = 30;

/** Lists the browsers that are signed in, this one first. */
export async function listOwnSessions(
  context: GatewaySessionContext,
): Promise<ResultOf<typeof sessionList>> {
  const current = requireSession(context);
  const now = context.now();
  const rows = await context.services.database.withOperatorTransaction(
    { accountId: current.accountId },
    'read',
    (transaction) =>
      transaction
        .selectFrom('session as s')
        .innerJoin('tenant as t', 't.id', 's.tenant_id')
        .selectAll('s')
        .select('t.name as company')
        .where('s.account_id', '=', current.accountId)
        .where('s.ended_at', 'is', null)
        .where('s.idle_expires_at', '>', now)
        .where('s.absolute_expires_at', '>', now)
        .orderBy('s.last_seen_at', 'desc')
        .execute(),
  );
  return rows
    .map((row) => ({
      id: row.id,
      isCurrent: row.id === current.id,
      label: row.label,
      userAgent: row.user_agent,
      address: row.address,
      companyName: row.company,
      method: row.method,
      isRemembered: row.remembered_id !== null,
      createdAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
    }))
    .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

/** Names a browser of the own account. @throws {RefusedError} `notFound` */
export async function nameOwnSession(
  context: GatewaySessionContext,
  { sessionId, label }: ParsedRequestOf<typeof nameSession>,
): Promise<null> {
  const { accountId } = requireSession(context);
  const { numUpdatedRows } = await context.services.database.withOperatorTransaction(
    { accountId },
    'write',
    (transaction) =>
      transaction
        .updateTable('session')
        .set({ label })
        .where('id', '=', sessionId)
        .where('account_id', '=', accountId)
        .where('ended_at', 'is', null)
        .executeTakeFirst(),
  );
  if (numUpdatedRows === 0n) throw new RefusedError('notFound');
  context.record(`session:${sessionId}`, { named: true });
  return null;
}

/** Signs one other browser of the own account out, or all others; what kept them signed in is gone as well, and with all of them the access tokens. @throws {RefusedError} `notFound` */
export async function revokeOwnSessions(
  context: GatewaySessionContext,
  { sessionId }: ParsedRequestOf<typeof revokeSession>,
): Promise<ResultOf<typeof revokeSession>> {
  const current = requireSession(context);
  const { accountId } = current;
  const { database, sessions } = context.services;
  const ended = await database.withOperatorTransaction(
    { accountId },
    'write',
    async (transaction) => {
      const rows = await transaction
        .selectFrom('session')
        .select(['id', 'remembered_id'])
        .where('account_id', '=', accountId)
        .where('ended_at', 'is', null)
        .$if(sessionId !== undefined, (query) => query.where('id', '=', sessionId ?? ''))
        .execute();
      const others = rows.filter(({ id }) => id !== current.id);
      const own = rows.find(({ id }) => id === current.id)?.remembered_id ?? null;
      for (const { id } of others) await sessions.end(transaction, id, 'revoked');
      if (sessionId === undefined) await endPersonalTokens(transaction, accountId);
      await transaction
        .deleteFrom('remembered_browser')
        .where('account_id', '=', accountId)
        .$if(own !== null, (query) => query.where('id', '<>', own))
        .$if(sessionId !== undefined, (query) =>
          query.where('id', 'in', [
            '00000000-0000-0000-0000-000000000000',
            ...others.flatMap(({ remembered_id: id }) => (id === null ? [] : [id])),
          ]),
        )
        .execute();
      return others.length;
    },
  );
  if (sessionId !== undefined && ended === 0) throw new RefusedError('notFound');
  context.record(`account:${accountId}`, { revoked: ended });
  return { ended };
}

/** Lists the last tries to sign in to the own account. */
export async function listOwnAttempts(
  context: GatewaySessionContext,
): Promise<ResultOf<typeof signInHistory>> {
  const { accountId } = requireSession(context);
  const rows = await context.services.database.withOperatorTransaction(
    { accountId },
    'read',
    (transaction) =>
      transaction
        .selectFrom('sign_in_attempt')
        .select(['id', 'at', 'method', 'outcome', 'address', 'user_agent'])
        .where('account_id', '=', accountId)
        .orderBy('at', 'desc')
        .limit(LISTED)
        .execute(),
  );
  return rows.map(({ user_agent: userAgent, at, ...row }) => ({
    ...row,
    at: at.toISOString(),
    userAgent,
  }));
}
