import type { AgentEvent } from '#bridge/calls/agent/events.ts';
import type { NotificationSource } from '#gateway/db/backend.ts';

/** The channel on which a gateway asks the others to stop a turn, by its id. */
export const stopChannel = 'agent_stop';

/** An event before it has its number. */
export type NewEvent = AgentEvent extends infer One
  ? One extends AgentEvent
    ? Omit<One, 'seq'>
    : never
  : never;

/** Milliseconds for which a turn that ended can still be followed from memory. */
const AFTERGLOW = 30_000;

/** One turn that runs in this gateway: its events so far, who reads them, and how it is stopped. */
export class LiveTurn {
  readonly id: string;
  readonly accountId: string;
  readonly events: AgentEvent[] = [];
  readonly stop = new AbortController();
  #isOver = false;
  #isSealed = false;
  #woken = Promise.withResolvers<void>();

  constructor(id: string, accountId: string) {
    this.id = id;
    this.accountId = accountId;
  }

  /** Sends an event to all who read. */
  emit(event: NewEvent): void {
    if (this.#isOver || this.#isSealed) return;
    this.events.push({ ...event, seq: this.events.length + 1 } as AgentEvent);
    this.#wake();
  }

  /** Takes no more events: what comes late, after a stop, is not part of the turn. */
  seal(): void {
    this.#isSealed = true;
  }

  end(): void {
    this.#isOver = true;
    this.#wake();
  }

  /** The events after one of them: those that were, then those that come, up to the last. */
  async *after(seq: number): AsyncGenerator<AgentEvent, void, undefined> {
    let next = seq;
    while (true) {
      const woken = this.#woken.promise;
      for (const event of this.events.slice(next)) {
        next += 1;
        yield event;
      }
      if (next < this.events.length) continue;
      if (this.#isOver) return;
      await woken;
    }
  }

  #wake(): void {
    const { resolve } = this.#woken;
    this.#woken = Promise.withResolvers<void>();
    resolve();
  }
}

/** The turns that run in this gateway. */
export class LiveTurns {
  readonly #turns = new Map<string, LiveTurn>();
  #following: Promise<() => Promise<void>> | undefined;

  /** Learns from the other gateways which turns are to be stopped. */
  async followStops(source: NotificationSource): Promise<void> {
    this.#following ??= source.subscribe(stopChannel, (id) => this.#turns.get(id)?.stop.abort());
    await this.#following;
  }

  begin(id: string, accountId: string): LiveTurn {
    const turn = new LiveTurn(id, accountId);
    this.#turns.set(id, turn);
    return turn;
  }

  of(id: string): LiveTurn | undefined {
    return this.#turns.get(id);
  }

  /** The turn ended; who has just come can still read it. */
  end(turn: LiveTurn): void {
    turn.end();
    setTimeout(() => this.#turns.delete(turn.id), AFTERGLOW).unref();
  }

  /** The gateway ends. */
  async endAll(): Promise<void> {
    for (const turn of this.#turns.values()) {
      turn.stop.abort();
      turn.end();
    }
    await (await this.#following)?.();
  }
}
