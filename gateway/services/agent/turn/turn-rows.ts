/** Turns as they are kept: counted against the quota when they begin, with their events when they end. */
import { sql } from 'kysely';
import type { AgentEvent } from '#bridge/calls/agent/events.ts';
import type { AgentMode, AgentTool, TurnOutcome } from '#bridge/calls/agent/names.ts';
import { agentCodes } from '#bridge/calls/agent/terms.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';

/** Most questions of a person in an hour and a day, and at once. */
export const quota = { hour: 30, day: 200, atOnce: 2 } as const;

/** Milliseconds after which a turn that never ended counts as failed: its gateway is gone. */
export const LOST = 90_000;

const HOUR = 3_600_000;
const TITLE = 60;

/** The person whose turn it is. */
export interface Asker {
  readonly tenantId: string;
  readonly accountId: string;
}

/** How many questions somebody asked, or how many tools a program of theirs used, and when the oldest leaves the count. */
export async function countUse(
  transaction: DatabaseTransaction,
  { tenantId, accountId }: Asker,
  now: Date,
  via: 'chat' | 'mcp' = 'chat',
) {
  const since = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const { rows } = await sql<{
    hour: number;
    day: number;
    running: number;
    firstOfHour: Date | null;
    firstOfDay: Date | null;
  }>`select count(*) filter (where at > ${since(HOUR)})::int as hour, count(*)::int as day,
      count(*) filter (where outcome = 'running' and at > ${since(LOST)})::int as running,
      min(at) filter (where at > ${since(HOUR)}) as "firstOfHour", min(at) as "firstOfDay"
    from agent_use
    where tenant_id = ${tenantId} and account_id = ${accountId} and via = ${via}
      and at > ${since(24 * HOUR)}`.execute(transaction);
  const [found] = rows;
  if (found === undefined) throw new Error('A count has one row.');
  return found;
}

/** @throws {RefusedError} when the person has asked as much as is allowed. */
async function requireQuota(transaction: DatabaseTransaction, asker: Asker, now: Date) {
  // Questions of one person at the same moment are counted one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${asker.accountId}, 4711))`.execute(
    transaction,
  );
  const used = await countUse(transaction, asker, now);
  const free = (first: Date | null, span: number) => ({
    retryAfter: Math.max(1, Math.ceil(((first?.getTime() ?? 0) + span - now.getTime()) / 1000)),
  });
  if (used.running >= quota.atOnce) {
    throw new RefusedError(agentCodes.twoAtOnce, { retryAfter: 5 });
  }
  if (used.hour >= quota.hour) {
    throw new RefusedError(agentCodes.quotaHour, free(used.firstOfHour, HOUR));
  }
  if (used.day >= quota.day) {
    throw new RefusedError(agentCodes.quotaDay, free(used.firstOfDay, 24 * HOUR));
  }
}

/** Writes down that a turn begins. @throws {RefusedError} `notFound` for a conversation of somebody else. */
export async function beginTurn(
  transaction: DatabaseTransaction,
  asker: Asker,
  asked: {
    readonly conversationId: string | undefined;
    readonly text: string;
    readonly mode: AgentMode;
    readonly now: Date;
  },
): Promise<{ readonly turnId: string; readonly conversationId: string }> {
  const { tenantId, accountId } = asker;
  const { now, text, mode } = asked;
  await requireQuota(transaction, asker, now);
  const conversationId = asked.conversationId ?? uuid7();
  if (asked.conversationId === undefined) {
    const title = [...text.replace(/\s+/g, ' ')].slice(0, TITLE).join('');
    await transaction
      .insertInto('agent_conversation')
      .values({
        tenant_id: tenantId,
        id: conversationId,
        account_id: accountId,
        title,
        created_at: now,
        last_at: now,
      })
      .execute();
  } else {
    const touched = await transaction
      .updateTable('agent_conversation')
      .set({ last_at: now })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', conversationId)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (touched.numUpdatedRows === 0n) throw new RefusedError('notFound');
  }
  const turnId = uuid7();
  const own = {
    tenant_id: tenantId,
    id: turnId,
    account_id: accountId,
    outcome: 'running',
  } as const;
  await transaction
    .insertInto('agent_turn')
    .values({ ...own, conversation_id: conversationId, question: text, asked_at: now })
    .execute();
  await transaction
    .insertInto('agent_use')
    .values({ ...own, at: now, mode })
    .execute();
  return { turnId, conversationId };
}

/** How a turn went. */
export interface TurnEnd {
  readonly outcome: TurnOutcome;
  readonly mode: AgentMode;
  readonly tools: readonly AgentTool[];
  readonly tokensIn: number;
  readonly tokensOut: number;
  readonly milliseconds: number;
}

/** Keeps events of a turn; a conversation that was deleted meanwhile keeps nothing. */
export async function keepEvents(
  transaction: DatabaseTransaction,
  { tenantId, turnId }: { readonly tenantId: string; readonly turnId: string },
  events: readonly AgentEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const isThere = await transaction
    .selectFrom('agent_turn')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', turnId)
    .forShare()
    .executeTakeFirst();
  if (isThere === undefined) return;
  await transaction
    .insertInto('agent_event')
    .values(
      events.map((event) => ({
        tenant_id: tenantId,
        turn_id: turnId,
        seq: event.seq,
        event: JSON.stringify(event),
      })),
    )
    .execute();
}

/** Writes down that a turn ended. */
export async function endTurn(
  transaction: DatabaseTransaction,
  { tenantId, turnId }: { readonly tenantId: string; readonly turnId: string },
  end: TurnEnd,
): Promise<void> {
  await transaction
    .updateTable('agent_turn')
    .set({ outcome: end.outcome })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', turnId)
    .execute();
  await transaction
    .updateTable('agent_use')
    .set({
      outcome: end.outcome,
      mode: end.mode,
      tools: JSON.stringify(end.tools),
      tokens_in: end.tokensIn,
      tokens_out: end.tokensOut,
      milliseconds: end.milliseconds,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', turnId)
    .execute();
}
