/** Handlers of access tokens: what the page of the own account lists, makes and revokes. */
import { agentFunctions } from '#bridge/calls/agent/functions.ts';
import { mostTokens } from '#bridge/calls/agent/names.ts';
import { agentCodes } from '#bridge/calls/agent/terms.ts';
import type {
  listAgentTokens,
  makeAgentToken,
  revokeAgentToken,
} from '#bridge/calls/agent/tokens.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import type { GatewaySessionContext } from '../../services.ts';
import type { PersonalTokens } from '../../uac/personal-tokens.ts';
import { requireSession } from '../../uac/session-info.ts';
import { whoAsks } from '../caller.ts';
import { readSettings } from '../settings.ts';

/** The own tokens in this company. Who may not use the assistant has a page without them. */
export async function listTokens(
  context: GatewaySessionContext,
): Promise<ResultOf<typeof listAgentTokens>> {
  const { tenantId, accountId } = requireSession(context);
  const { database, rights, personalTokens, mcpAddress } = context.services;
  const own = await rights.load(database, tenantId, accountId);
  const now = context.now();
  return database.withTransaction({ tenantId, accountId }, 'read', async (transaction) => {
    const { mode, mcp } = await readSettings(transaction, tenantId);
    const rows = await personalTokens.list(transaction, tenantId, accountId);
    return {
      open: mcp && mode !== 'off' && hasFunction(own, agentFunctions.chat),
      address: mcpAddress,
      tokens: rows.map((row) => presentToken(row, now)),
    };
  });
}

type TokenRow = Awaited<ReturnType<PersonalTokens['list']>>[number];

/** A token as a page shows it. */
export function presentToken(
  row: TokenRow,
  now: Date,
): ResultOf<typeof listAgentTokens>['tokens'][number] {
  const { id, name, hint, scope } = row;
  return {
    id,
    name,
    hint,
    scope,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    isExpired: row.expires_at <= now,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    lastAddress: row.last_address,
  };
}

/** Makes a token of the person, who has just typed the password. */
export async function makeToken(
  context: GatewaySessionContext,
  { name, scope, days }: ParsedRequestOf<typeof makeAgentToken>,
): Promise<ResultOf<typeof makeAgentToken>> {
  const { tenantId, accountId, superLogin } = await whoAsks(context, agentFunctions.chat);
  // An operator who works as the person leaves nothing behind that opens the company to them later.
  if (superLogin !== null) throw new RefusedError('readOnlySession');
  const { database, personalTokens } = context.services;
  const asker = { tenantId, accountId };
  const made = await database.withTransaction(asker, 'write', async (transaction) => {
    const { mode, mcp } = await readSettings(transaction, tenantId);
    if (mode === 'off') throw new RefusedError(agentCodes.off);
    if (!mcp) throw new RefusedError(agentCodes.mcpOff);
    await waitForOwn(transaction, asker);
    const own = await personalTokens.list(transaction, tenantId, accountId);
    if (own.length >= mostTokens) throw new RefusedError(agentCodes.tokensFull);
    return personalTokens.make(transaction, { ...asker, name, scope, days });
  });
  context.record(`personalToken:${made.id}`, { made: true, scope, days });
  return { id: made.id, secret: made.secret, expiresAt: made.expiresAt.toISOString() };
}

/** Of two that are made at once the second one counts the first. */
async function waitForOwn(
  transaction: DatabaseTransaction,
  { tenantId, accountId }: { readonly tenantId: string; readonly accountId: string },
): Promise<void> {
  await transaction
    .selectFrom('membership')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .select('account_id')
    .forUpdate()
    .execute();
}

/** Ends an own token; to take a way in away needs no password. @throws {RefusedError} `notFound` */
export async function revokeToken(
  context: GatewaySessionContext,
  { id }: ParsedRequestOf<typeof revokeAgentToken>,
): Promise<null> {
  const { tenantId, accountId } = requireSession(context);
  const { database, personalTokens } = context.services;
  const asker = { tenantId, accountId };
  const ended = await database.withTransaction(asker, 'write', (transaction) =>
    personalTokens.revoke(transaction, { ...asker, id }),
  );
  if (ended === undefined) throw new RefusedError('notFound');
  context.record(`personalToken:${id}`, { revoked: true });
  return null;
}
