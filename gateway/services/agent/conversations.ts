/** Own conversations: the list, one of them, deleting, and what the assistant is for the person. */
import type {
  agentStart,
  listConversations,
  readConversation,
  removeAllConversations,
  removeConversation,
} from '#bridge/calls/agent/conversations.ts';
import { type AgentEvent, agentEvent } from '#bridge/calls/agent/events.ts';
import { agentToolWords } from '#bridge/calls/agent/terms.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { countRows, offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { draftNow } from './drafts/draft-rows.ts';
import { type AgentSettings, readSettings } from './settings.ts';
import { suggestions } from './texts/suggestions.ts';
import { toolsFor } from './tools/all.ts';
import { countUse, LOST, quota } from './turn/turn-rows.ts';

/** What the assistant is for the caller. */
export async function answerStart(context: CallContext): Promise<ResultOf<typeof agentStart>> {
  const { database, tenantId, locale, rights, now } = context;
  const settings = await readSettings(database, tenantId);
  const used = await countUse(database, context, now());
  const offered = toolsFor(rights);
  return {
    mode: settings.mode,
    receiver: receiverOf(settings),
    hourLeft: Math.max(0, quota.hour - used.hour),
    dayLeft: Math.max(0, quota.day - used.day),
    tools: offered.map(({ name }) => ({ tool: name, words: agentToolWords[locale][name] })),
    suggestions: suggestions
      .filter(({ tool }) => offered.some(({ name }) => name === tool))
      .map(({ words }) => words[locale])
      .slice(0, 6),
  };
}

function receiverOf({
  mode,
  baseUrl,
  model,
  purpose,
}: AgentSettings): ResultOf<typeof agentStart>['receiver'] {
  if (mode !== 'provider' || baseUrl === '') return null;
  return { host: new URL(baseUrl).host, model, purpose };
}

function own({ database, tenantId, accountId }: CallContext) {
  return database
    .selectFrom('agent_conversation as c')
    .where('c.tenant_id', '=', tenantId)
    .where('c.account_id', '=', accountId);
}

/** The own conversations, the last used first. */
export async function answerConversations(
  context: CallContext,
  request: ParsedRequestOf<typeof listConversations>,
): Promise<ResultOf<typeof listConversations>> {
  const found = await own(context)
    .select(['c.id', 'c.title', 'c.last_at'])
    .select((select) =>
      select
        .selectFrom('agent_turn as t')
        .whereRef('t.tenant_id', '=', 'c.tenant_id')
        .whereRef('t.conversation_id', '=', 'c.id')
        .select((inner) => inner.fn.countAll<number>().as('turns'))
        .as('turns'),
    )
    .orderBy('c.last_at', 'desc')
    .orderBy('c.id')
    .limit(request.rows)
    .offset(offsetOf(request))
    .execute();
  const rows = found.map(({ id, title, last_at, turns }) => ({
    id,
    title,
    turns: Number(turns ?? 0),
    lastAt: last_at.toISOString(),
  }));
  return pageFrom(request, rows, () => countRows(own(context)));
}

/** One own conversation. @throws {RefusedError} `notFound`. */
export async function answerConversation(
  context: CallContext,
  { id }: ParsedRequestOf<typeof readConversation>,
): Promise<ResultOf<typeof readConversation>> {
  const { database, tenantId, now } = context;
  const found = await own(context)
    .where('c.id', '=', id)
    .select(['c.id', 'c.title'])
    .executeTakeFirst();
  if (found === undefined) throw new RefusedError('notFound');
  const turns = await database
    .selectFrom('agent_turn as t')
    .innerJoin('agent_use as u', (join) =>
      join.onRef('u.tenant_id', '=', 't.tenant_id').onRef('u.id', '=', 't.id'),
    )
    .where('t.tenant_id', '=', tenantId)
    .where('t.conversation_id', '=', id)
    .select(['t.id', 't.question', 't.asked_at', 't.outcome', 'u.rating'])
    .orderBy('t.asked_at')
    .orderBy('t.id')
    .execute();
  const events = await eventsOf(
    context,
    turns.map((turn) => turn.id),
  );
  const lost = now().getTime() - LOST;
  return {
    ...found,
    turns: turns.map((turn) => ({
      id: turn.id,
      question: turn.question,
      askedAt: turn.asked_at.toISOString(),
      // A turn whose gateway went away never ended by itself.
      outcome:
        turn.outcome === 'running' && turn.asked_at.getTime() < lost ? 'failed' : turn.outcome,
      rating: turn.rating,
      events: events.get(turn.id) ?? [],
    })),
  };
}

async function eventsOf(
  context: CallContext,
  turnIds: readonly string[],
): Promise<ReadonlyMap<string, AgentEvent[]>> {
  if (turnIds.length === 0) return new Map();
  const { database, tenantId } = context;
  const rows = await database
    .selectFrom('agent_event')
    .select(['turn_id', 'event'])
    .where('tenant_id', '=', tenantId)
    .where('turn_id', 'in', turnIds)
    .orderBy('turn_id')
    .orderBy('seq')
    .execute();
  const drafts = await database
    .selectFrom('agent_draft')
    .select(['id', 'state', 'expires_at', 'outcome'])
    .where('tenant_id', '=', tenantId)
    .where('turn_id', 'in', turnIds)
    .execute();
  const byTurn = new Map<string, AgentEvent[]>(turnIds.map((id) => [id, []]));
  for (const row of rows) {
    const event = agentEvent.parse(row.event);
    const draft = event.kind === 'draft' && drafts.find(({ id }) => id === event.draft.id);
    byTurn
      .get(row.turn_id)
      ?.push(
        draft && event.kind === 'draft'
          ? { ...event, draft: { ...event.draft, ...draftNow(draft, context.now()) } }
          : event,
      );
  }
  return byTurn;
}

/** Deletes an own conversation with everything in it. @throws {RefusedError} `notFound`. */
export async function dropConversation(
  context: CallContext,
  { id }: ParsedRequestOf<typeof removeConversation>,
): Promise<null> {
  if ((await drop(context, id)) === 0) throw new RefusedError('notFound');
  context.record(`conversation:${id}`);
  return null;
}

/** Deletes all own conversations. */
export async function dropAllConversations(
  context: CallContext,
): Promise<ResultOf<typeof removeAllConversations>> {
  return { removed: await drop(context, null) };
}

async function drop(
  { database, tenantId, accountId }: CallContext,
  id: string | null,
): Promise<number> {
  const gone = database
    .selectFrom('agent_conversation as c')
    .where('c.tenant_id', '=', tenantId)
    .where('c.account_id', '=', accountId)
    .$if(id !== null, (query) => query.where('c.id', '=', id ?? ''));
  const turns = gone
    .innerJoin('agent_turn as t', (join) =>
      join.onRef('t.tenant_id', '=', 'c.tenant_id').onRef('t.conversation_id', '=', 'c.id'),
    )
    .select('t.id');
  // What was written in a draft goes too; what was sent with it is a request of its own.
  await database
    .deleteFrom('agent_draft')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('turn_id', 'in', turns)
    .execute();
  const { numDeletedRows } = await database
    .deleteFrom('agent_conversation')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .$if(id !== null, (query) => query.where('id', '=', id ?? ''))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
