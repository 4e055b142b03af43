import type { BridgeResult } from '#bridge/methods/codes.ts';
import type { Context } from '#bridge/methods/context.ts';
import type { AppMethods } from '#bridge/methods/index.ts';

/** A language and colours, as a person chooses them. */
export interface Look {
  readonly locale: Context['locale'];
  readonly theme: Context['theme'];
}

/** A call of the app, as the host took it. */
export interface SeenCall {
  readonly method: string;
  readonly code: string;
}

/** What the app answered to the host, and how long that took. */
export interface Answered {
  readonly result: BridgeResult<unknown>;
  readonly milliseconds: number;
}

/** Where one run of the app is. */
export interface RunState {
  readonly phase: 'loading' | 'connected' | 'ready' | 'ended';
  /** Milliseconds from mounting until the app said that it is ready. */
  readonly readyAfter: number | null;
  /** What the host had to find fault with, in order. */
  readonly faults: readonly string[];
}

/**
 * The host of the app under test. The suite drives it through this alone, so that it says the same of an app in a bare
 * host, in the shell, in the mock host and over two ports in memory.
 */
export interface Stage {
  /** Ends the run there is, and mounts the app as a person opens it first. */
  open(): Promise<void>;
  /** Takes the app out with what it gives, and brings it back with that; returns what it gave. */
  restore(): Promise<unknown>;
  state(): RunState;
  /** The calls of this run, the oldest first. */
  calls(): readonly SeenCall[];
  ask(verb: keyof AppMethods, request?: unknown): Promise<Answered>;
  show(): Promise<void>;
  hide(): Promise<void>;
  /** Chooses language and colours, and tells the app. */
  choose(look: Look): Promise<void>;
  /** The tab the app is in. */
  tab(): { readonly tabId: string; readonly route: string; readonly dirty: boolean };
}

declare global {
  interface Window {
    /** The host of this page, where it is one that is driven. */
    stage: Stage;
  }
}
