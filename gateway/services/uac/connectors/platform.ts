import { setTimeout as wait } from 'node:timers/promises';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { outsideClient, type Reach, UnreachableError } from '../../delivery/outside-fetch.ts';
import type { Connector } from './connector.ts';
import type { PlatformFault } from './texts/platform-faults.ts';

/** Somebody as another system names them. */
export interface Identity {
  readonly subject: string;
  readonly name: string;
}

/** What was set aside when the browser left. */
export interface Flow {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** Where the browser comes back to. */
  readonly callback: string;
}

/** What came back with it. */
export interface Answered {
  readonly code: string;
  readonly iss?: string | undefined;
}

/** A notice to one person, with a page that it opens. */
export interface WorkNotice {
  /** The person there. */
  readonly subject: string;
  readonly title: string;
  readonly text: string;
  readonly address: string;
  /** What the button says. */
  readonly open: string;
  /** The same notice has the same key: a repeated one is dropped where the system can. */
  readonly key: string;
  /** The number of the app, where the system asks for it besides the key of the app. */
  readonly agent: string;
}

/** One kind of system: where to go, who came back, and whether the settings hold. */
export interface Platform {
  address(connector: Connector, flow: Flow, inApp: boolean): string | Promise<string>;
  redeem(connector: Connector, answered: Answered, flow: Flow): Promise<Identity>;
  /** What came from inside the app, or from the platform's own pages, without a flow of ours. */
  redeemInApp?(connector: Connector, code: string): Promise<Identity>;
  test(connector: Connector): Promise<void>;
  /** Sends a notice as the company's app; resolves to the system's number of it. @throws {PlatformError} */
  notify?(connector: Connector, notice: WorkNotice): Promise<string>;
}

/** A system that said no, by its own number; `kind` is what the person hears. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
  readonly kind: 'late' | 'refused' | 'down';
  /** Set where it is not the system that said something. */
  readonly fault: PlatformFault | undefined;

  constructor(kind: PlatformError['kind'], said: string, fault?: PlatformFault) {
    super(said);
    this.kind = kind;
    this.fault = fault;
  }
}

const codeOfKind = {
  late: uacCodes.doorTimeOut,
  refused: uacCodes.thirdPartyFailed,
  down: uacCodes.doorSystemError,
} as const;

/** What a person learns of a system that failed (specification §8); whatever it was, no address of ours. */
export function refusalOf(error: unknown): RefusedError {
  if (error instanceof RefusedError) return error;
  return new RefusedError(codeOfKind[error instanceof PlatformError ? error.kind : 'down']);
}

/** Milliseconds for one question; a person waits for two or three of them. */
const PATIENCE = 8000;

/** A JSON object, as anything that comes from outside: nothing of it is believed to be there. */
export type Said = Readonly<Record<string, unknown>>;

/** Asks another system, without following it elsewhere. */
export type Ask = (
  address: string,
  options?: {
    readonly method?: 'GET' | 'POST';
    readonly json?: unknown;
    readonly form?: Readonly<Record<string, string>>;
    readonly headers?: Readonly<Record<string, string>>;
  },
) => Promise<Said>;

/** How often a question is asked that the system is too busy for. */
const TRIES = 3;

/** Milliseconds between two of them at least; up to as many come on top, so that not everybody comes back at once. */
const PAUSE = 150;

const randomPause = (): Promise<void> => wait(PAUSE + Math.random() * PAUSE);

/** Asks again where the system says that it is busy: WeCom and DingTalk have done nothing then (their number −1). */
export function askWhileBusy(ask: Ask, pause = randomPause): Ask {
  return async (address, options) => {
    for (let left = TRIES - 1; ; left -= 1) {
      const said = await ask(address, options);
      if (left === 0 || textOf(said, 'errcode') !== '-1') return said;
      await pause();
    }
  };
}

/** Makes the way to ask, within where the gateway may connect to. */
export function createAsk(reach: Reach): Ask {
  const client = outsideClient(reach);
  return async (address, { method = 'GET', json, form, headers = {} } = {}) => {
    if (!address.startsWith('https://') && !reach.here) {
      throw new PlatformError('down', 'The address has no TLS.', 'noTls');
    }
    const body = form
      ? new URLSearchParams(form).toString()
      : json === undefined
        ? undefined
        : JSON.stringify(json);
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json; charset=utf-8';
    let text: string;
    let status = 0;
    try {
      const answer = await client.raw(address, {
        method,
        headers: {
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': type }),
          ...headers,
        },
        ...(body !== undefined && { body }),
        timeout: PATIENCE,
        retry: 0,
        redirect: 'manual',
        responseType: 'text',
        ignoreResponseError: true,
      });
      status = answer.status;
      text = String(answer._data ?? '');
    } catch (cause) {
      const said = cause instanceof Error ? cause.name : 'no answer';
      throw new PlatformError('down', said, isUnreachable(cause) ? 'private' : 'silent');
    }
    // A ban page is HTML, and a redirect leads elsewhere: neither is an answer.
    const said = readObject(text);
    if (said === undefined || (status >= 300 && status < 400)) {
      throw new PlatformError('down', `status ${status}`, 'notJson');
    }
    return said;
  };
}

/**
 * Whether the address itself is one that is not connected to; the client wraps what its connection was refused with. Of a
 * name that leads inside no more is said than of a silent one: names of an inner network are not to be guessed.
 */
function isUnreachable(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  return cause instanceof UnreachableError || isUnreachable(cause.cause);
}

function readObject(text: string): Said | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Said)
      : undefined;
  } catch {
    return undefined;
  }
}

/** A text of an answer, or empty. */
export function textOf(said: unknown, name: string): string {
  const value = typeof said === 'object' && said !== null ? (said as Said)[name] : undefined;
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** A text that has to be there. @throws {PlatformError} */
export function mustHave(said: unknown, name: string): string {
  const value = textOf(said, name);
  if (value === '') throw new PlatformError('refused', `no ${name}`);
  return value;
}
