/** Uses of tools by programs: counted against the quota when they begin, in the log of the company when they end. */
import { sql } from 'kysely';
import type { AgentMode, AgentTool, UseOutcome } from '#bridge/calls/agent/names.ts';
import { agentCodes } from '#bridge/calls/agent/terms.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { type Asker, countUse, quota } from '../turn/turn-rows.ts';

/** Tools that one question of the chat may use. */
const CALLS_OF_QUESTION = 8;

/** What programs of a person may use in all: as many tools as the questions of the chat could. */
export const callQuota = {
  hour: quota.hour * CALLS_OF_QUESTION,
  day: quota.day * CALLS_OF_QUESTION,
  atOnce: 3,
} as const;

/** Writes down that a tool is used. @throws {RefusedError} `agent.callQuota` beyond the quota. */
export async function beginUse(
  transaction: DatabaseTransaction,
  asker: Asker,
  used: { readonly tool: AgentTool; readonly mode: AgentMode; readonly now: Date },
): Promise<string> {
  // Calls of one person at the same moment are counted one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${asker.accountId}, 4712))`.execute(
    transaction,
  );
  const now = used.now.getTime();
  const { hour, day, running, firstOfHour, firstOfDay } = await countUse(
    transaction,
    asker,
    used.now,
    'mcp',
  );
  const wait = (first: Date | null, milliseconds: number) =>
    Math.max(1, Math.ceil(((first?.getTime() ?? now) + milliseconds - now) / 1000));
  const refuse = (retryAfter: number) => new RefusedError(agentCodes.callQuota, { retryAfter });
  if (running >= callQuota.atOnce) throw refuse(2);
  if (hour >= callQuota.hour) throw refuse(wait(firstOfHour, 3_600_000));
  if (day >= callQuota.day) throw refuse(wait(firstOfDay, 86_400_000));
  const id = uuid7();
  await transaction
    .insertInto('agent_use')
    .values({
      tenant_id: asker.tenantId,
      id,
      account_id: asker.accountId,
      at: used.now,
      mode: used.mode,
      via: 'mcp',
      outcome: 'running',
      tools: JSON.stringify([used.tool]),
    })
    .execute();
  return id;
}

/** Writes down how it ended; never what was asked or found. */
export async function endUse(
  transaction: DatabaseTransaction,
  { tenantId }: Asker,
  use: { readonly id: string; readonly outcome: UseOutcome; readonly milliseconds: number },
): Promise<void> {
  await transaction
    .updateTable('agent_use')
    .set({ outcome: use.outcome, milliseconds: use.milliseconds })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', use.id)
    .execute();
}
