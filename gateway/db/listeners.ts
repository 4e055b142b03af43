import type { ClientBase, Notification } from 'pg';
import { DatabaseUseError } from './errors.ts';

type Listener = (payload: string) => void;

/** Channel names stand in SQL text, where no parameter is allowed. */
function assertChannel(channel: string): void {
  if (!/^[a-z][a-z_]{0,40}$/.test(channel)) {
    throw new DatabaseUseError('A channel is named by lower-case letters and underscores.');
  }
}

/** Who listens to which channel; survives the loss of the client that the server notifies. */
export class Listeners {
  readonly #listenersByChannel = new Map<string, Set<Listener>>();

  /** Adds a listener. Returns whether the server must be asked to listen. */
  add(channel: string, listener: Listener): boolean {
    assertChannel(channel);
    const listeners = this.#listenersByChannel.get(channel);
    if (listeners === undefined) {
      this.#listenersByChannel.set(channel, new Set([listener]));
      return true;
    }
    listeners.add(listener);
    return false;
  }

  /** Removes a listener. Returns whether the server may stop listening. */
  remove(channel: string, listener: Listener): boolean {
    const listeners = this.#listenersByChannel.get(channel);
    if (listeners === undefined || !listeners.delete(listener) || listeners.size > 0) return false;
    return this.#listenersByChannel.delete(channel);
  }

  /** Makes a fresh client listen to every channel. */
  async attach(client: ClientBase): Promise<void> {
    client.on('notification', (notification) => this.#deliver(notification));
    for (const channel of this.#listenersByChannel.keys()) {
      await client.query(`listen ${channel}`);
    }
  }

  #deliver({ channel, payload = '' }: Notification): void {
    for (const listener of this.#listenersByChannel.get(channel) ?? []) listener(payload);
  }
}
