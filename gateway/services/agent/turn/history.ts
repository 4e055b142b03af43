/** What was said before in a conversation, as far as the next turn needs it. */
import { type AgentEvent, agentEvent } from '#bridge/calls/agent/events.ts';
import type { AgentTool, DataClass } from '#bridge/calls/agent/names.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { isWritingTool, toolOf } from '../tools/all.ts';

/** Earlier turns that are sent to a model. */
const MOST_TURNS = 4;
/** Most characters of an earlier answer that are sent to a model. */
const MOST_TEXT = 1500;

/** One earlier turn. */
export interface EarlierTurn {
  readonly question: string;
  /** What a model may read of the answer; empty where nothing of it may leave. */
  readonly text: string;
}

/** What was said before. */
export interface History {
  readonly turns: readonly EarlierTurn[];
  /** The question before this one, if its draft waits for what was missing. */
  readonly open: { readonly question: string; readonly tool: AgentTool } | null;
}

/** Reads the turns before one, the first one first. */
export async function readHistory(
  transaction: DatabaseTransaction,
  tenantId: string,
  {
    turnId,
    conversationId,
    settings: { dataClasses },
  }: {
    readonly turnId: string;
    readonly conversationId: string;
    readonly settings: { readonly dataClasses: readonly DataClass[] };
  },
): Promise<History> {
  const turns = await transaction
    .selectFrom('agent_turn')
    .select(['id', 'question'])
    .where('tenant_id', '=', tenantId)
    .where('conversation_id', '=', conversationId)
    .where('id', '<', turnId)
    .orderBy('id', 'desc')
    .limit(MOST_TURNS)
    .execute();
  if (turns.length === 0) return { turns: [], open: null };
  const rows = await transaction
    .selectFrom('agent_event')
    .select(['turn_id', 'event'])
    .where('tenant_id', '=', tenantId)
    .where(
      'turn_id',
      'in',
      turns.map(({ id }) => id),
    )
    .orderBy('seq')
    .execute();
  const earlier = turns.map(({ id, question }) => ({
    question,
    events: rows.filter((row) => row.turn_id === id).map(({ event }) => agentEvent.parse(event)),
  }));
  const [last] = earlier;
  const tool = last && askedBack(last.events);
  return {
    turns: earlier.toReversed().map(({ question, events }) => ({
      question,
      text: mayLeave(events, dataClasses) ? textOf(events) : '',
    })),
    open: last !== undefined && tool !== undefined ? { question: last.question, tool } : null,
  };
}

/**
 * Whether the text of an answer may be sent to a model. A text made from the records holds values that no data class
 * was asked for; a text of a model may hold what a class allowed then and does not allow now.
 */
function mayLeave(events: readonly AgentEvent[], dataClasses: readonly DataClass[]): boolean {
  return events.every((event) => {
    if (event.kind === 'notice') {
      return event.notice !== 'withoutModel' && event.notice !== 'fellBack';
    }
    if (event.kind !== 'tool' || isWritingTool(event.tool)) return true;
    const dataClass = toolOf(event.tool)?.dataClass ?? null;
    return dataClass === null || dataClasses.includes(dataClass);
  });
}

function textOf(events: readonly AgentEvent[]): string {
  const pieces = events.flatMap((event) => (event.kind === 'text' ? [event.text] : []));
  return pieces.join('').slice(0, MOST_TEXT);
}

/** The writing tool that ran and made no draft: it asked for what was missing. */
function askedBack(events: readonly AgentEvent[]): AgentTool | undefined {
  if (events.some(({ kind }) => kind === 'draft')) return undefined;
  for (const event of events) {
    if (event.kind === 'tool' && event.state === 'done' && isWritingTool(event.tool)) {
      return event.tool;
    }
  }
  return undefined;
}
