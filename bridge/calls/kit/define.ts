import type * as z from 'zod/mini';
import type { ErrorCode } from './codes.ts';

/** Who may speak the call at all, before its policy is asked. */
export type Access =
  /** Without a session: sign-in and what the sign-in page needs. */
  | { readonly kind: 'public' }
  /** Any signed-in person. */
  | { readonly kind: 'session' }
  /** A signed-in person who has this function in the current tenant. */
  | { readonly kind: 'function'; readonly functionId: string };

/** Which credential the call takes: the shell's cookie, a sub-app's token, or both. */
export type Caller = 'shell' | 'app' | 'both';

/**
 * What people of a supplier may do with a call: nothing; speak it about their own account; or speak it about their
 * supplier, as a role of the database that reaches the rows of no other one.
 */
export type Outside = 'no' | 'account' | 'supplier';

/** How the request travels: a form body, a form with files, a JSON body, the query string, or nothing. */
export type Encoding = 'form' | 'multipart' | 'json' | 'query' | 'none';

/** One gateway call, the single source for route, validation, typed client, OpenAPI and tests. */
export interface Call<Request extends z.ZodMiniType, Result extends z.ZodMiniType> {
  /** `<service area>.<resource>.<verb>`, unique. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** The whole path below the origin, starting with `/gateway/`. */
  readonly path: string;
  /** The service area whose scope an app's token must hold. */
  readonly service: Service;
  readonly encoding: Encoding;
  readonly request: Request;
  /** Most bytes of the body; a larger one is refused before it is read. */
  readonly bodyLimit: number;
  /** What `result` of the answer holds; for `file` answers, what the file's rows hold. */
  readonly result: Result;
  /**
   * `json` is an Answer; `file` is a download with a `filename` header; `events` are server-sent events, each with a
   * `result` as its data.
   */
  readonly answer: 'json' | 'file' | 'events';
  readonly effect: 'read' | 'write';
  readonly caller: Caller;
  readonly access: Access;
  /** Whether people of suppliers may speak it; `no` where nothing is said. */
  readonly outside: Outside;
  /** The codes the call may answer besides those that every call may. */
  readonly errors: readonly ErrorCode[];
  /** Milliseconds a client waits: 120000 by default, 300000 for a file that is asked for by POST (specification §7). */
  readonly timeout: number;
  /** One sentence: what it is for. */
  readonly doc: string;
}

/** The service areas of the gateway that this version serves. */
export const services = [
  'uac',
  'tum',
  'ums',
  'joyhr',
  'contract',
  'kaoqin',
  'vacation',
  'paiban',
  'outsourcing',
  'recruit',
  'performance',
  'elephantstep',
  'report',
  'prism',
  'docenter',
  'help',
  'message',
  'filecenter',
  'registry',
  'jobs',
  'workflow',
  'salary',
  'insurance',
  'etax',
  'ruleEngine',
  'form',
  'tourshop',
  'supplier',
  'wpm',
  'agent',
] as const;

/** One of the gateway's service areas. */
export type Service = (typeof services)[number];

/** The request a call takes, as its caller writes it. */
export type RequestOf<C extends AnyCall> = z.input<C['request']>;

/** The request a call takes, as its handler reads it. */
export type ParsedRequestOf<C extends AnyCall> = z.output<C['request']>;

/** The result a call answers. */
export type ResultOf<C extends AnyCall> = z.output<C['result']>;

/** Any call, whatever it takes and returns. */
export type AnyCall = Call<z.ZodMiniType, z.ZodMiniType>;

/** The calls of an area, by the key their handlers are bound under. */
export type CallTable = Readonly<Record<string, AnyCall>>;

type Defaults =
  | 'answer'
  | 'effect'
  | 'caller'
  | 'outside'
  | 'errors'
  | 'timeout'
  | 'encoding'
  | 'method'
  | 'bodyLimit';

/** Bytes of the largest file that any call takes. */
export const largestUpload = 10 * 1_048_576;

/** The most bytes of a body, where a call says nothing else; a form with files has room for its other fields. */
const bodyLimits: Readonly<Record<Encoding, number>> = {
  form: 65_536,
  multipart: largestUpload + 65_536,
  json: 262_144,
  query: 2048,
  none: 2048,
};

/** Makes a call from what is special about it; the rest is a form-encoded POST that reads and answers JSON. */
export function defineCall<Request extends z.ZodMiniType, Result extends z.ZodMiniType>(
  call: Omit<Call<Request, Result>, Defaults> & Partial<Pick<Call<Request, Result>, Defaults>>,
): Call<Request, Result> {
  const isBlobPost = call.answer === 'file' && call.method !== 'GET';
  const timeout = isBlobPost ? 300_000 : 120_000;
  return Object.freeze({
    method: 'POST',
    encoding: 'form',
    answer: 'json',
    effect: 'read',
    caller: 'both',
    outside: 'no',
    errors: [],
    timeout,
    bodyLimit: bodyLimits[call.encoding ?? 'form'],
    ...call,
  });
}
