import type { AnyCall, RequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { Locale } from '#bridge/calls/kit/words.ts';
import type { ClientInfo } from './client-info.ts';
import type { CallSpeaker } from './handler.ts';
import type { Session } from './session.ts';

/** What a call about the session itself knows: no transaction is open while it runs. */
export interface SessionContext<Services> {
  readonly client: ClientInfo;
  readonly locale: Locale;
  readonly requestId: string;
  /** Where the person has the portal open: its own origin, or that of a brand. */
  readonly origin: string;
  /** What the requests of one gateway share. */
  readonly services: Services;
  readonly cookies: SessionCookies;
  /** The shell, or the app that spoke with its token. */
  readonly caller: CallSpeaker;
  /** Other calls, served for the same caller. */
  readonly inner: InnerCalls;
  now(): Date;
  /** Names what a write touched; `session` is the one it made, in whose tenant it is then written down. */
  record(target: string, detail?: Readonly<Record<string, unknown>>, session?: Session): void;
}

/** Calls served for the caller of another one, with the rights the person has then; each has a transaction of its own. */
export interface InnerCalls {
  /** @throws {RefusedError} as the call itself is refused. */
  serve<C extends AnyCall>(call: C, request: RequestOf<C>, locale: Locale): Promise<ResultOf<C>>;
  /** Does all that the call does and undoes it again: says what would come of it. @throws {RefusedError} likewise. */
  attempt<C extends AnyCall>(call: C, request: RequestOf<C>, locale: Locale): Promise<ResultOf<C>>;
}

/** What a call that needs a session finds in it; a public call finds null when no one is signed in. */
export interface SessionCookies {
  /** The session of this request, if there is one. */
  readonly session: Session | null;
  /** Random value of a browser that has signed in before, if it sent one. */
  readonly device: string | null;
  /** Sends a new session id to the browser. */
  setSession(secret: string): void;
  clearSession(): void;
  setDevice(secret: string): void;
  /** What keeps this browser signed in for some days, if it sent it. */
  readonly remembered: string | null;
  /** Null takes it away. */
  setRemembered(secret: string | null, seconds: number): void;
  /** What names a sign-in that is half done, if it was sent. */
  readonly pending: string | null;
  setPending(secret: string | null, seconds: number): void;
  /** Replaces the id of this session and sends the new one; the old one goes on for parallel calls, or ends at once. */
  rotate(end?: 'atOnce'): Promise<void>;
}
