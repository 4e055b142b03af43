/** Access tokens of everybody in the company, as an administrator sees and ends them. */
import type { companyTokens, endCompanyToken } from '#bridge/calls/agent/administration.ts';
import { agentFunctions } from '#bridge/calls/agent/functions.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { sendNotices } from '#gateway/kernel/notices.ts';
import { countRows, offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { whoAsks } from '../caller.ts';
import { tokenEndedTexts } from '../texts/token-ended.ts';
import { presentToken } from './tokens.ts';

/** A page of the tokens of the company. */
export async function answerCompanyTokens(
  { database, tenantId, now }: CallContext,
  request: ParsedRequestOf<typeof companyTokens>,
): Promise<ResultOf<typeof companyTokens>> {
  const found = database.selectFrom('personal_token as t').where('t.tenant_id', '=', tenantId);
  const tokens = await found
    .innerJoin('account as a', 'a.id', 't.account_id')
    .select(['t.id', 't.name', 't.hint', 't.scope', 't.created_at', 't.expires_at'])
    .select(['t.last_used_at', 't.last_address', 'a.display_name', 'a.login_name'])
    .orderBy('t.created_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(request.rows)
    .offset(offsetOf(request))
    .execute();
  const rows = tokens.map((token) => ({
    ...presentToken(token, now()),
    personName: token.display_name,
    loginName: token.login_name,
  }));
  return pageFrom(request, rows, () => countRows(found));
}

/** Ends a token and lets its person know. @throws {RefusedError} `notFound`, for one of another company too. */
export async function endToken(
  context: GatewaySessionContext,
  { id }: ParsedRequestOf<typeof endCompanyToken>,
): Promise<null> {
  const { tenantId, accountId } = await whoAsks(context, agentFunctions.settings);
  const { database, personalTokens } = context.services;
  await database.withTransaction({ tenantId, accountId }, 'write', async (transaction) => {
    const ended = await personalTokens.revoke(transaction, { tenantId, id });
    if (ended === undefined) throw new RefusedError('notFound');
    if (ended.accountId === accountId) return;
    const place = { database: transaction, tenantId, now: () => context.now() };
    await sendNotices(place, [{ account: ended.accountId, ...tokenEndedTexts(ended.name) }]);
  });
  context.record(`personalToken:${id}`, { revoked: true });
  return null;
}
