/** Requests that wait for the person: drafted by the assistant here, or by a program of the person. */
import { atom } from 'nanostores';
import { listDrafts } from '#bridge/calls/agent/drafts.ts';
import type { AgentDraft } from '#bridge/calls/agent/events.ts';
import type { Gateway } from '#bridge/guest/gateway.ts';
import { failureOf } from './failure.ts';

/** What the page shows. */
export interface DraftsState {
  readonly drafts: readonly AgentDraft[] | null;
  readonly failed: string | null;
  readonly denied: boolean;
}

/** The store of the page of drafts. */
export class Drafts {
  readonly state = atom<DraftsState>({ drafts: null, failed: null, denied: false });
  readonly #gateway: Gateway;

  constructor(gateway: Gateway) {
    this.#gateway = gateway;
  }

  async load(): Promise<void> {
    this.state.set({ drafts: null, failed: null, denied: false });
    try {
      const { drafts } = await this.#gateway.call(listDrafts, {});
      this.state.set({ drafts, failed: null, denied: false });
    } catch (cause) {
      this.state.set({ ...this.state.get(), ...failureOf(cause) });
    }
  }

  /** Shows how the dialog of the portal ended. */
  settle(id: string, state: AgentDraft['state']): void {
    const now = this.state.get();
    const drafts = now.drafts?.map((one) => (one.id === id ? { ...one, state } : one)) ?? null;
    this.state.set({ ...now, drafts });
  }
}
