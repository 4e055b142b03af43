import type { ErrorCode } from '#bridge/calls/kit/codes.ts';
import type { AnyCall, CallTable, ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { Locale } from '#bridge/calls/kit/words.ts';
import type { DatabaseTransaction } from '../db/tables.ts';
import type { AppRegistry, AskedSystem } from './apps.ts';
import type { EventsAnswer } from './events-answer.ts';
import type { FileAnswer } from './file-answer.ts';
import type { Rights } from './rights.ts';
import type { SessionContext } from './session-context.ts';

/** Who speaks: the shell with its cookie, or a sub-app with its token. */
export type CallSpeaker = 'shell' | { readonly app: string };

/** What a handler knows about the request it serves. Its transaction ends with the call. */
export interface CallContext {
  readonly tenantId: string;
  readonly accountId: string;
  readonly locale: Locale;
  /** Finds the log line of this request. */
  readonly requestId: string;
  readonly caller: CallSpeaker;
  readonly rights: Rights;
  /** Read-only for calls whose effect is `read`; rolled back when the handler throws. */
  readonly database: DatabaseTransaction;
  readonly apps: AppRegistry;
  /** Codes of apps that are no part of a system, by its code or by its type; a job has no use for them. */
  hiddenApps?(system: AskedSystem): ReadonlySet<string>;
  /** Where people open the portal, for addresses that leave it. */
  readonly portalOrigin: string;
  /** The gateway's clock; the only source of the present moment. */
  now(): Date;
  /** Names what a write touched (`employee:0199…`) and what to keep with it in the audit trail. */
  record(target: string, detail?: Readonly<Record<string, unknown>>): void;
}

/** What a policy says: go on, or the code to refuse with. */
export type Verdict = 'allow' | ErrorCode;

/** What serves one call inside a transaction of the caller's tenant. */
export interface TenantHandler<C extends AnyCall> {
  readonly plane?: 'tenant';
  /** Asked after the access declared beside the call; `accessIsEnough` when that says it all. */
  policy(context: CallContext, request: ParsedRequestOf<C>): Verdict | Promise<Verdict>;
  /**
   * Works on the request before the transaction begins, such as reading a sheet: what takes seconds must not hold a
   * connection meanwhile. The access declared beside the call was asked for by then, where its body may be large.
   */
  prepare?(request: ParsedRequestOf<C>): Promise<ParsedRequestOf<C>>;
  /**
   * Handles the call; fields that the result schema does not list never leave.
   * @throws {RefusedError} to answer a code.
   */
  handle(context: CallContext, request: ParsedRequestOf<C>): Promise<ResultOf<C> | FileAnswer>;
}

/** What serves one call about the session itself: no transaction is open, it opens its own one after the other. */
export interface SessionHandler<C extends AnyCall, Services> {
  readonly plane: 'session';
  /** `log` for calls that come every minute and change nothing a tenant owns, or only add to a trail of their own. */
  readonly audit: 'event' | 'log';
  policy(
    context: SessionContext<Services>,
    request: ParsedRequestOf<C>,
  ): Verdict | Promise<Verdict>;
  handle(
    context: SessionContext<Services>,
    request: ParsedRequestOf<C>,
  ): Promise<ResultOf<C> | FileAnswer | EventsAnswer>;
}

/** What serves one call; `Services` is what handlers about the session share. */
export type Handler<C extends AnyCall, Services = never> =
  | TenantHandler<C>
  | SessionHandler<C, Services>;

/** What serves the calls of an area: it exports `{…} satisfies HandlersFor<typeof umsCalls>`; leaving one out does not compile. */
export type HandlersFor<Calls extends CallTable, Services = never> = {
  readonly [Key in keyof Calls]: Handler<Calls[Key], Services>;
};

/** The policy of a call whose declared access is all there is to check. */
export function accessIsEnough(): Verdict {
  return 'allow';
}
