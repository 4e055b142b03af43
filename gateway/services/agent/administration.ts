import { sql } from 'kysely';
import type {
  agentLog,
  readAgentSettings,
  saveAgentSettings,
  testAgentProvider,
} from '#bridge/calls/agent/administration.ts';
import { agentFunctions } from '#bridge/calls/agent/functions.ts';
import { type AgentTool, agentTools } from '#bridge/calls/agent/names.ts';
import { agentCodes } from '#bridge/calls/agent/terms.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { startOf } from '#gateway/kernel/people/calendar.ts';
import { countRows, offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { GatewaySessionContext } from '../services.ts';
import { whoAsks } from './caller.ts';
import { ModelError } from './provider/client.ts';
import { keepSettings, readKey, readSettings } from './settings.ts';
import { agentTexts } from './texts/answers.ts';

/** How the assistant of the company is set up. */
export async function answerSettings(
  context: CallContext,
): Promise<ResultOf<typeof readAgentSettings>> {
  const { dataClasses, ...rest } = await readSettings(context.database, context.tenantId);
  return { ...rest, dataClasses: [...dataClasses] };
}

/** Sets the assistant up. What the policy of outside addresses refuses is not kept. */
export async function saveSettings(
  context: GatewaySessionContext,
  { key, ...asked }: ParsedRequestOf<typeof saveAgentSettings>,
): Promise<null> {
  const { tenantId, accountId } = await whoAsks(context, agentFunctions.settings);
  const { database, sealer, models } = context.services;
  if (asked.baseUrl !== '' && !models.mayReach(asked.baseUrl)) {
    throw new RefusedError(agentCodes.addressRefused);
  }
  await database.withTransaction({ tenantId, accountId }, 'write', async (transaction) => {
    const before = await readSettings(transaction, tenantId);
    // A key goes to the service it was given for, and to no other.
    const isMoved = before.baseUrl !== asked.baseUrl;
    const next = key === undefined && isMoved ? null : key;
    const hasKey = next === undefined ? before.hasKey : next !== null;
    if (asked.mode === 'provider' && !(asked.baseUrl && asked.model && hasKey)) {
      throw new RefusedError(agentCodes.providerMissing);
    }
    const mcp = asked.mcp ?? before.mcp;
    const kept = { ...asked, mcp, tenantId, key: next, now: context.now() };
    await keepSettings(transaction, sealer, kept);
  });
  context.record(`agentSettings:${tenantId}`, {
    mode: asked.mode,
    ...(asked.baseUrl !== '' && { host: new URL(asked.baseUrl).host }),
    keyChanged: key !== undefined,
    ...(asked.mcp !== undefined && { mcp: asked.mcp }),
  });
  return null;
}

/** Asks the model service one short question. */
export async function testProvider(
  context: GatewaySessionContext,
): Promise<ResultOf<typeof testAgentProvider>> {
  const { tenantId, accountId } = await whoAsks(context, agentFunctions.settings);
  const { database, sealer, models } = context.services;
  const { settings, key } = await database.withTransaction(
    { tenantId, accountId },
    'read',
    async (transaction) => ({
      settings: await readSettings(transaction, tenantId),
      key: await readKey(transaction, sealer, tenantId),
    }),
  );
  if (settings.baseUrl === '' || settings.model === '' || key === null) {
    throw new RefusedError(agentCodes.providerMissing);
  }
  const began = performance.now();
  const words = agentTexts[context.locale];
  const spent = () => Math.round(performance.now() - began);
  try {
    await models.ask(
      { baseUrl: settings.baseUrl, model: settings.model, key },
      { messages: [{ role: 'user', content: 'Say "ok".' }], tools: [], mostText: 2000 },
      { signal: AbortSignal.timeout(15_000), onText: () => {} },
    );
    return { ok: true, words: words.testOk, milliseconds: spent() };
  } catch (error) {
    const reason = error instanceof ModelError ? error.reason : 'failed';
    return { ok: false, words: words.modelReasons[reason], milliseconds: spent() };
  }
}

/** Who used the assistant and how, never what was said. */
export async function answerLog(
  { database, tenantId }: CallContext,
  request: ParsedRequestOf<typeof agentLog>,
): Promise<ResultOf<typeof agentLog>> {
  const { from, to } = request;
  const found = database
    .selectFrom('agent_use as u')
    .where('u.tenant_id', '=', tenantId)
    .$if(from !== undefined, (query) => query.where('u.at', '>=', startOf(from ?? '')))
    .$if(to !== undefined, (query) =>
      query.where('u.at', '<', sql<Date>`${startOf(to ?? '')}::timestamptz + interval '1 day'`),
    );
  const lines = await found
    .leftJoin('account as a', 'a.id', 'u.account_id')
    .select([
      ...(['u.at', 'u.mode', 'u.via', 'u.tools', 'u.outcome', 'u.rating', 'u.reason'] as const),
      ...(['u.tokens_in', 'u.tokens_out', 'u.milliseconds'] as const),
      'a.display_name as name',
    ])
    .orderBy('u.at', 'desc')
    .orderBy('u.id')
    .limit(request.rows)
    .offset(offsetOf(request))
    .execute();
  const rows = lines.map((line) => ({
    at: line.at.toISOString(),
    personName: line.name ?? '',
    mode: line.mode,
    via: line.via,
    tools: toolsOf(line.tools),
    tokensIn: line.tokens_in,
    tokensOut: line.tokens_out,
    milliseconds: line.milliseconds,
    outcome: line.outcome,
    rating: line.rating,
    reason: line.reason,
  }));
  return pageFrom(request, rows, () => countRows(found));
}

function toolsOf(kept: unknown): AgentTool[] {
  const named: readonly unknown[] = Array.isArray(kept) ? kept : [];
  return agentTools.filter((tool) => named.includes(tool));
}
