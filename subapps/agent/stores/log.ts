/** Who used the assistant, by pages. */
import { atom } from 'nanostores';
import { agentLog } from '#bridge/calls/agent/administration.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { Gateway } from '#bridge/guest/gateway.ts';
import { failureOf } from './failure.ts';

/** Lines of a page. */
const LINES = 50;

/** What the page shows. */
export interface LogState {
  readonly page: ResultOf<typeof agentLog> | null;
  readonly from: string;
  readonly to: string;
  readonly failed: string | null;
  readonly denied: boolean;
}

/** The store of the log. */
export class UseLog {
  readonly state = atom<LogState>({ page: null, from: '', to: '', failed: null, denied: false });
  readonly #gateway: Gateway;

  constructor(gateway: Gateway) {
    this.#gateway = gateway;
  }

  /** Reads a page; a range that is changed begins with its first page. */
  async load(page: number, range: Partial<Pick<LogState, 'from' | 'to'>> = {}): Promise<void> {
    const now = { ...this.state.get(), ...range };
    this.state.set({ ...now, failed: null, denied: false });
    try {
      const { from, to } = now;
      const found = await this.#gateway.call(agentLog, { from, to, page, rows: LINES });
      this.state.set({ ...this.state.get(), page: found });
    } catch (cause) {
      this.state.set({ ...this.state.get(), ...failureOf(cause) });
    }
  }
}
