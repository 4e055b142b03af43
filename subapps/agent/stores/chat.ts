/** Conversations with the assistant: what is asked and what has come of the answers. */
import { atom } from 'nanostores';
import {
  agentStart,
  askAgent,
  followTurn,
  listConversations,
  rateTurn,
  readConversation,
  removeAllConversations,
  removeConversation,
  stopTurn,
} from '#bridge/calls/agent/conversations.ts';
import type { AgentDraft, AgentEvent } from '#bridge/calls/agent/events.ts';
import type { AnyCall, ResultOf } from '#bridge/calls/kit/define.ts';
import { GatewayError } from '#bridge/calls/kit/send.ts';
import { readEvents } from '#bridge/calls/kit/send-events.ts';
import type { Gateway } from '#bridge/guest/gateway.ts';
import { wordsOf } from './failure.ts';
import { addEvent, newTurn, settleDraft, type Turn } from './turns.ts';

/** What the page shows. */
export interface ChatState {
  readonly start: ResultOf<typeof agentStart> | null;
  /** Why nothing can be shown, in words. */
  readonly failed: string | null;
  readonly conversations: ResultOf<typeof listConversations>['rows'];
  readonly conversationId: string | null;
  readonly loading: boolean;
  readonly turns: readonly Turn[];
  /** Whether an answer is being made. */
  readonly answering: boolean;
  /** Why the last question was not taken, in words; it is still in the box. */
  readonly refused: string | null;
}

/** How many conversations the list shows. */
const LISTED = 50;

/** Milliseconds before a line that broke is taken up again, and how often that is tried. */
const AGAIN_AFTER = 1_000;
const MOST_BREAKS = 5;

/** An answer that is read: what to ask, and how to stop reading. */
interface Reading {
  readonly call: AnyCall;
  readonly request: unknown;
  readonly signal: AbortSignal;
}

/** How a question went: whether it was taken, and why not in words. */
interface Taken {
  readonly ok: boolean;
  readonly words: string;
}

/** The store of the page. */
export class Chat {
  readonly state = atom<ChatState>({
    start: null,
    failed: null,
    conversations: [],
    conversationId: null,
    loading: false,
    turns: [],
    answering: false,
    refused: null,
  });
  readonly #gateway: Gateway;
  /** Called once a new conversation has an id. */
  readonly #onConversation: (id: string) => void;
  #reading: AbortController | null = null;

  constructor(gateway: Gateway, onConversation: (id: string) => void) {
    this.#gateway = gateway;
    this.#onConversation = onConversation;
  }

  /** Reads how the assistant runs for the person, and the conversations. */
  async begin(): Promise<void> {
    this.#change({ failed: null });
    try {
      this.#change({ start: await this.#gateway.call(agentStart, {}) });
      await this.#list();
    } catch (cause) {
      this.#change({ failed: wordsOf(cause) });
    }
  }

  /** Shows a conversation, or none for a new one; an answer that is still being made is followed. */
  async open(conversationId: string | null): Promise<void> {
    const now = this.state.get();
    if (conversationId === now.conversationId && (now.turns.length > 0 || now.answering)) return;
    this.#reading?.abort();
    const shown = { conversationId, turns: [], answering: false, refused: null };
    this.#change({ ...shown, loading: conversationId !== null, failed: null });
    if (conversationId === null) return;
    const isShown = () => this.state.get().conversationId === conversationId;
    try {
      const { turns } = await this.#gateway.call(readConversation, { id: conversationId });
      if (!isShown()) return;
      this.#change({ loading: false, turns: turns.map(turnOf) });
      const last = turns.at(-1);
      if (last?.outcome === 'running') void this.#follow(last.id);
    } catch (cause) {
      if (isShown()) this.#change({ loading: false, failed: wordsOf(cause) });
    }
  }

  /** Asks a question; false when it was not taken. */
  async ask(text: string): Promise<boolean> {
    const { conversationId, turns, answering } = this.state.get();
    if (answering) return false;
    this.#change({ turns: [...turns, newTurn(text)], answering: true, refused: null });
    const request = { text, ...(conversationId !== null && { conversationId }) };
    const taken = await this.#read(askAgent, request);
    if (!taken.ok) this.#change({ turns, refused: taken.words });
    return taken.ok;
  }

  /** Stops the answer that is being made; what came of it stays. */
  async stop(): Promise<void> {
    const { answering, turns } = this.state.get();
    const turnId = turns.at(-1)?.turnId;
    if (!answering || !turnId) return;
    await this.#gateway.call(stopTurn, { turnId }).catch(() => undefined);
  }

  /** Says whether an answer was of use. @throws {GatewayError} */
  async rate(turnId: string, rating: Turn['rating'], reason?: string): Promise<void> {
    await this.#gateway.call(rateTurn, { turnId, rating, ...(reason && { reason }) });
    this.#changeTurns((turn) => (turn.turnId === turnId ? { ...turn, rating } : turn));
  }

  /** Notes how the person dealt with a draft. */
  settle(draftId: string, state: AgentDraft['state']): void {
    this.#changeTurns((turn) => settleDraft(turn, draftId, state));
  }

  /** Deletes a conversation; all of them without an id. @throws {GatewayError} */
  async remove(id: string | null): Promise<void> {
    if (id === null) await this.#gateway.call(removeAllConversations, {});
    else await this.#gateway.call(removeConversation, { id });
    await this.#list();
  }

  #change(changed: Partial<ChatState>): void {
    this.state.set({ ...this.state.get(), ...changed });
  }

  #changeTurns(make: (turn: Turn) => Turn): void {
    this.#change({ turns: this.state.get().turns.map(make) });
  }

  #changeLast(make: (turn: Turn) => Turn): void {
    const { turns } = this.state.get();
    const last = turns.at(-1);
    if (last !== undefined) this.#change({ turns: turns.with(-1, make(last)) });
  }

  async #list(): Promise<void> {
    const { rows } = await this.#gateway.call(listConversations, { rows: LISTED, page: 1 });
    this.#change({ conversations: rows });
  }

  async #follow(turnId: string): Promise<void> {
    this.#change({ answering: true });
    await this.#read(followTurn, { turnId, after: this.state.get().turns.at(-1)?.seq ?? 0 });
  }

  async #read(call: AnyCall, request: unknown): Promise<Taken> {
    const reading = new AbortController();
    this.#reading = reading;
    const { signal } = reading;
    const taken = await this.#readToEnd({ call, request, signal });
    if (signal.aborted) return { ok: true, words: '' };
    this.#change({ answering: false });
    if (taken.ok) void this.#refresh();
    return taken;
  }

  /** Reads events to their end, and takes a line that breaks up again. */
  async #readToEnd(first: Reading): Promise<Taken> {
    let now = first;
    for (let breaks = 0; ; breaks += 1) {
      try {
        await this.#readOnce(now);
        return { ok: true, words: '' };
      } catch (cause) {
        const turn = this.state.get().turns.at(-1);
        if (now.signal.aborted) return { ok: true, words: '' };
        if (!turn?.turnId) return { ok: false, words: wordsOf(cause) };
        if (breaks >= MOST_BREAKS || !isBreak(cause)) {
          this.#changeLast((one) => ({ ...one, outcome: 'failed', problem: wordsOf(cause) }));
          return { ok: true, words: '' };
        }
        await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER));
        const request = { turnId: turn.turnId, after: turn.seq };
        now = { call: followTurn, request, signal: first.signal };
      }
    }
  }

  async #readOnce({ call, request, signal }: Reading): Promise<void> {
    const response = await this.#gateway.respond(call, request, { signal });
    for await (const event of readEvents(call, response, signal)) this.#take(event as AgentEvent);
  }

  #take(event: AgentEvent): void {
    this.#changeLast((turn) => addEvent(turn, event));
    if (event.kind === 'turn' && this.state.get().conversationId === null) {
      this.#change({ conversationId: event.conversationId });
      this.#onConversation(event.conversationId);
    }
  }

  /** The list and the quota, after an answer; where that fails they are shown as they were. */
  async #refresh(): Promise<void> {
    try {
      this.#change({ start: await this.#gateway.call(agentStart, {}) });
      await this.#list();
    } catch (cause) {
      if (!(cause instanceof GatewayError)) throw cause;
    }
  }
}

function turnOf(turn: ResultOf<typeof readConversation>['turns'][number]): Turn {
  const whole = turn.events.reduce(addEvent, newTurn(turn.question));
  return { ...whole, turnId: turn.id, rating: turn.rating, outcome: turn.outcome };
}

function isBreak(cause: unknown): boolean {
  return cause instanceof GatewayError && ['network', 'timeout', 'busy'].includes(cause.codeName);
}
