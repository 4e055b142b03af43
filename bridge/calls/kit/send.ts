/**
 * How a call's request travels and its answer comes back. The shell has a client of its own around `encodeCall` and
 * `GatewayError`; sub-apps send with what is here.
 */
import type { Answer, FieldError } from './answer.ts';
import { type AreaCodeName, type CodeName, codeNameOf, codes } from './codes.ts';
import type { AnyCall, RequestOf, ResultOf } from './define.ts';
import { clientHeaders, filenameHeader } from './headers.ts';
import { type Locale, transportWords } from './words.ts';

/** What went wrong: a code of the gateway, or what only a client can see. */
export type FailureName = CodeName | AreaCodeName | 'network' | 'cancelled' | 'unknown';

/** A call that did not succeed; `words` can be shown to a person as they are. */
export class GatewayError extends Error {
  readonly code: number;
  readonly codeName: FailureName;
  readonly words: string;
  /** What is wrong with which field, with `badInput`. */
  readonly fields: readonly FieldError[];
  /** Seconds to wait before trying again, with `throttled` and `busy`. */
  readonly retryAfter: number | undefined;
  readonly requestId: string | undefined;

  constructor(codeName: FailureName, answer: Partial<Answer<unknown>> = {}) {
    super(`${codeName}: ${answer.msg ?? ''}`);
    this.name = 'GatewayError';
    this.code = answer.code ?? -1;
    this.codeName = codeName;
    this.words = answer.msg ?? '';
    this.fields = answer.fields ?? [];
    this.retryAfter = answer.retryAfter;
    this.requestId = answer.requestId;
  }
}

/** Statuses, as every code begins with one. */
const sendingAgainIsVain: ReadonlySet<number> = new Set([400, 403, 404, 405, 413, 415]);

/**
 * Whether a call was refused for what it asks, so that the same call can only be refused again; not so where the way, the
 * gateway, the sign-in or what others changed meanwhile was against it.
 */
export function isRefusal(error: unknown): boolean {
  return error instanceof GatewayError && sendingAgainIsVain.has(Math.floor(error.code / 1000));
}

/** Most seconds that a call waits by itself for a gateway that is busy. */
const longestPause = 5;

/** Speaks a call; one that only reads and meets a busy gateway waits as long as it was asked to, and tries once more. */
export async function sendAgainWhenBusy<Result>(
  { effect }: AnyCall,
  signal: AbortSignal | undefined,
  send: () => Promise<Result>,
): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    const pause = error instanceof GatewayError ? error.retryAfter : undefined;
    const isBusy = error instanceof GatewayError && error.codeName === 'busy';
    if (!isBusy || effect !== 'read' || pause === undefined || pause > longestPause) throw error;
    await passed(pause * 1000, signal);
    return send();
  }
}

/** @throws {GatewayError} `cancelled` at once when the signal says so. */
function passed(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = (): void => {
      clearTimeout(timer);
      reject(new GatewayError('cancelled'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', cancel);
      resolve();
    }, milliseconds);
    if (signal?.aborted) cancel();
    else signal?.addEventListener('abort', cancel, { once: true });
  });
}

/** What an app adds to a call: where to, who it is, in which language, and how to stop it. */
export interface SendOptions {
  readonly locale: Locale;
  /** Start of the address, empty for the page's own origin. */
  readonly base: string;
  /** The token of an app; null on a page of the portal, whose credential is the cookie. */
  readonly token: string | null;
  readonly signal?: AbortSignal | undefined;
  /** Sent beside what every request of an app says. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** What every request of an app says of itself. */
export function headersOf({ locale, token, headers }: SendOptions): Record<string, string> {
  return {
    ...clientHeaders,
    'Accept-Language': locale,
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    ...headers,
  };
}

/** A downloaded file. */
export interface FileAnswer {
  readonly blob: Blob;
  readonly filename: string;
}

/** Speaks a call and returns its result; every other end is a GatewayError. */
export async function sendCall<C extends AnyCall>(
  call: C,
  request: RequestOf<C>,
  options: SendOptions,
): Promise<ResultOf<C>> {
  const { result } = await sendAgainWhenBusy(call, options.signal, async () =>
    readAnswer<ResultOf<C>>(call, await sendRaw(call, request, options), options),
  );
  return result as ResultOf<C>;
}

/** Speaks a call that returns a file; an answer without its `filename` header is an error (specification §5). */
export async function sendDownload<C extends AnyCall>(
  call: C,
  request: RequestOf<C>,
  options: SendOptions,
): Promise<FileAnswer> {
  const response = await sendRaw(call, request, options);
  if (response.headers.get('content-type')?.startsWith('application/json')) {
    const answer = await readAnswer(call, response, options);
    throw new GatewayError('unknown', answer);
  }
  const filename = response.headers.get(filenameHeader);
  if (!filename) {
    throw new GatewayError('unknown', { msg: transportWords.noFilename[options.locale] });
  }
  try {
    return { blob: await response.blob(), filename: decodeName(filename) };
  } catch (cause) {
    throw wayError(cause, options);
  }
}

/** The error of a call that got no answer of the gateway at all. */
export function transportError(name: 'network' | 'timeout', locale: Locale): GatewayError {
  return new GatewayError(name, { msg: transportWords[name][locale] });
}

/** Speaks a call and returns the response as it comes. */
export async function sendRaw(
  call: AnyCall,
  request: unknown,
  options: SendOptions,
): Promise<Response> {
  const { signal } = options;
  const deadline = AbortSignal.timeout(call.timeout);
  const { address, body, type } = encodeCall(call, request);
  const headers = new Headers(headersOf(options));
  if (type) headers.set('Content-Type', type);
  try {
    return await fetch(options.base + address, {
      method: call.method,
      headers,
      body,
      // A token is the credential; a cookie must not speak beside it.
      credentials: options.token === null ? 'same-origin' : 'omit',
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    });
  } catch (cause) {
    throw wayError(cause, options);
  }
}

/** Why nothing came of a call, or only a part of it. */
function wayError(cause: unknown, { locale, signal }: SendOptions): GatewayError {
  if (signal?.aborted) return new GatewayError('cancelled');
  const isLate = cause instanceof Error && cause.name === 'TimeoutError';
  return transportError(isLate ? 'timeout' : 'network', locale);
}

async function readAnswer<Result>(
  call: AnyCall,
  response: Response,
  options: SendOptions,
): Promise<Answer<Result>> {
  let answer: Answer<Result>;
  try {
    answer = await response.json();
  } catch (cause) {
    throw wayError(cause, options);
  }
  const code = Number(answer.code);
  if (code !== codes.ok.code)
    throw new GatewayError(codeNameOf(call, code) ?? 'unknown', { ...answer, code });
  return answer;
}

/** A request as fetch takes it; `type` is the content type of the body. */
export interface Encoded {
  readonly address: string;
  readonly body: string | null;
  readonly type?: string;
}

/** Writes a request in the encoding of its call; one with files is for `encodeForm`. */
export function encodeCall(call: AnyCall, request: unknown): Encoded {
  if (call.encoding === 'json') {
    return { address: call.path, body: JSON.stringify(request), type: 'application/json' };
  }
  const fields = encodeFields(request);
  if (call.encoding === 'form') {
    return { address: call.path, body: fields, type: 'application/x-www-form-urlencoded' };
  }
  return { address: fields ? `${call.path}?${fields}` : call.path, body: null };
}

/** Lists become repeated fields; what is absent or null does not travel. */
function encodeFields(request: unknown): string {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(request ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) fields.append(name, String(item));
    }
  }
  return fields.toString();
}

function decodeName(header: string): string {
  try {
    return decodeURIComponent(header);
  } catch {
    return header;
  }
}
