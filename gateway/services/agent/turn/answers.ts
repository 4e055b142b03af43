/** Handlers of asking, following, stopping and rating. */

import { setTimeout as passed } from 'node:timers/promises';
import type {
  askAgent,
  followTurn,
  rateTurn,
  stopTurn,
} from '#bridge/calls/agent/conversations.ts';
import { type AgentEvent, agentEvent } from '#bridge/calls/agent/events.ts';
import { agentFunctions } from '#bridge/calls/agent/functions.ts';
import { agentCodes } from '#bridge/calls/agent/terms.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { Locale } from '#bridge/calls/kit/words.ts';
import { notify } from '#gateway/db/notify.ts';
import type { GatewayDatabase } from '#gateway/db/open-database.ts';
import { onOwnTime } from '#gateway/db/requester.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { EventsAnswer } from '#gateway/kernel/events-answer.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { whoAsks } from '../caller.ts';
import { readSettings } from '../settings.ts';
import { stopChannel } from './live-turns.ts';
import { runTurn } from './run-turn.ts';
import { type Asker, beginTurn, LOST } from './turn-rows.ts';

/** The language a question is answered in: its own. */
export function localeOfQuestion(text: string): Locale {
  return /\p{Script=Han}/u.test(text) ? 'zh-CN' : 'en';
}

/** Begins a turn. Returns its events while they come. */
export async function answerQuestion(
  context: GatewaySessionContext,
  { conversationId: asked, text }: ParsedRequestOf<typeof askAgent>,
): Promise<EventsAnswer> {
  const { tenantId, accountId } = await whoAsks(context, agentFunctions.chat);
  const asker: Asker = { tenantId, accountId };
  const { database, turns } = context.services;
  const { settings, turnId, conversationId } = await database.withTransaction(
    asker,
    'write',
    async (transaction) => {
      const read = await readSettings(transaction, tenantId);
      if (read.mode === 'off') throw new RefusedError(agentCodes.off);
      const now = context.now();
      const begun = await beginTurn(transaction, asker, {
        conversationId: asked,
        text,
        mode: read.mode,
        now,
      });
      return { settings: read, ...begun };
    },
  );
  await turns.followStops(database);
  const live = turns.begin(turnId, accountId);
  const locale = localeOfQuestion(text);
  const turn = { context, asker, turnId, conversationId, question: text, locale, settings, live };
  // The gateway's own turn: what goes wrong at its very end has no reader left.
  onOwnTime(accountId, () => runTurn(turn)).catch(() => {});
  return new EventsAnswer(live.after(0));
}

/** The events of an own turn after one of them. */
export async function answerFollowing(
  context: GatewaySessionContext,
  { turnId, after }: ParsedRequestOf<typeof followTurn>,
): Promise<EventsAnswer> {
  const { tenantId, accountId } = await whoAsks(context, agentFunctions.chat);
  const { database, turns } = context.services;
  const live = turns.of(turnId);
  if (live !== undefined && live.accountId === accountId) {
    return new EventsAnswer(live.after(after));
  }
  const asker = { tenantId, accountId };
  const read = (seq: number) =>
    database.withTransaction(asker, 'read', (transaction) =>
      readOwnTurn(transaction, asker, turnId, seq),
    );
  const first = await read(after);
  if (first === null) throw new RefusedError('notFound');
  return new EventsAnswer(keptEvents(read, after, () => context.now()));
}

interface KeptTurn {
  readonly isRunning: boolean;
  readonly askedAt: Date;
  readonly events: readonly AgentEvent[];
}

/** The turn runs in another gateway: its events are there at once when it ends. */
async function* keptEvents(
  read: (seq: number) => Promise<KeptTurn | null>,
  after: number,
  now: () => Date,
): AsyncGenerator<AgentEvent, void, undefined> {
  while (true) {
    const turn = await read(after);
    if (turn === null) return;
    yield* turn.events;
    const isLost = now().getTime() - turn.askedAt.getTime() > LOST;
    if (!turn.isRunning || isLost) return;
    await passed(1000);
  }
}

async function readOwnTurn(
  transaction: DatabaseTransaction,
  { tenantId, accountId }: Asker,
  turnId: string,
  after: number,
): Promise<KeptTurn | null> {
  const turn = await transaction
    .selectFrom('agent_turn')
    .select(['outcome', 'asked_at'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', turnId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (turn === undefined) return null;
  const rows = await transaction
    .selectFrom('agent_event')
    .select('event')
    .where('tenant_id', '=', tenantId)
    .where('turn_id', '=', turnId)
    .where('seq', '>', after)
    .orderBy('seq')
    .execute();
  return {
    isRunning: turn.outcome === 'running',
    askedAt: turn.asked_at,
    events: rows.map(({ event }) => agentEvent.parse(event)),
  };
}

/** Stops an own turn. */
export async function answerStop(
  context: GatewaySessionContext,
  { turnId }: ParsedRequestOf<typeof stopTurn>,
): Promise<ResultOf<typeof stopTurn>> {
  const { tenantId, accountId } = await whoAsks(context, agentFunctions.chat);
  const { database, turns } = context.services;
  const asker = { tenantId, accountId };
  const kept = await database.withTransaction(asker, 'read', (transaction) =>
    readOwnTurn(transaction, asker, turnId, 0),
  );
  if (kept === null) throw new RefusedError('notFound');
  if (!kept.isRunning) return { stopped: false };
  const live = turns.of(turnId);
  if (live !== undefined) live.stop.abort();
  // It runs in another gateway, if that is still there.
  else await notifyOthers(database, asker, turnId);
  return { stopped: true };
}

function notifyOthers(database: GatewayDatabase, asker: Asker, turnId: string): Promise<void> {
  return database.withTransaction(asker, 'write', (transaction) =>
    notify(transaction, stopChannel, turnId),
  );
}

/** Says whether an answer was of use. */
export async function answerRating(
  { database, tenantId, accountId }: CallContext,
  { turnId, rating, reason }: ParsedRequestOf<typeof rateTurn>,
): Promise<null> {
  const rated = await database
    .updateTable('agent_use')
    .set({ rating, reason: rating === 'down' ? (reason ?? null) : null })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', turnId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (rated.numUpdatedRows === 0n) throw new RefusedError('notFound');
  return null;
}
