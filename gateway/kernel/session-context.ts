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
  now(): Date;
  /** Names what a write touched; `session` is the one it made, in whose tenant it is then written down. */
  record(target: string, detail?: Readonly<Record<string, unknown>>, session?: Session): void;
}

/** What a call that needs a session finds in it; a public call finds null when nobody is signed in. */
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
  /** Replaces the id of this session and sends the new one. */
  rotate(): Promise<void>;
}
