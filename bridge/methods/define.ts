import type * as z from 'zod/mini';
import type { BridgeCode } from './codes.ts';
import type { Threat } from './threats.ts';

/** How sensitive the payload of a method is; a `secret` payload is never logged or recorded. */
export type DataClass = 'public' | 'internal' | 'secret';

/** One bridge method, the single source for types, checks, the reviewers' document and the tests. */
export interface Method<Request extends z.ZodMiniType, Result extends z.ZodMiniType> {
  /** `<namespace>.<verb>`, unique; it is the whole path on the wire. */
  readonly name: string;
  readonly request: Request;
  readonly result: Result;
  /** What the app's manifest must ask for, and the operator grant; `none` is given to every mounted app. */
  readonly capability: Capability | 'none';
  /** The codes the method may answer besides those of the pipeline. */
  readonly errors: readonly BridgeCode[];
  readonly dataClass: DataClass;
  /** Places in a result that are secret while the rest of it is not, such as `launch.snapshot`. */
  readonly secretPlaces?: readonly string[];
  /** What an app may try by it, beside what is held for every method. */
  readonly threats: readonly Threat[];
  /** Calls allowed in any minute, beside the mount's common bucket; absent where that bucket is enough. */
  readonly perMinute?: number;
  /** Milliseconds until the caller gets `timeout`; methods that wait for a person have `none`. */
  readonly deadline: number | 'none';
  /** Bytes of the files it may carry beside plain data; absent where it carries none. */
  readonly fileBytes?: number;
  /** Version of the bridge that brought it. */
  readonly since: string;
  readonly doc: string;
}

/** What an app may be granted; asked for in its manifest with a reason each. */
export const capabilities = [
  'session.token',
  'session.identity',
  'permissions',
  'tabs',
  'dialogs',
  'drafts',
  'navigation',
  'jobs',
  'search',
  'files',
  'messages',
  'approvals',
  'storage',
  'track',
] as const;

/** One grantable capability. */
export type Capability = (typeof capabilities)[number];

/** Any method, whatever it takes and returns. */
export type AnyMethod = Method<z.ZodMiniType, z.ZodMiniType>;

/** What a method takes, as its caller writes it. */
export type MethodRequest<M extends AnyMethod> = z.input<M['request']>;

/** What a method takes, as its body reads it, with every default filled in. */
export type MethodBody<M extends AnyMethod> = z.output<M['request']>;

/** What a method answers, as the one who answers writes it. */
export type MethodAnswer<M extends AnyMethod> = z.input<M['result']>;

/** What a method answers. */
export type MethodResult<M extends AnyMethod> = z.output<M['result']>;

type Defaults = 'errors' | 'dataClass' | 'threats' | 'deadline' | 'since';

/** Makes a method from what is special about it; the rest is internal data and an answer within 10 s. */
export function defineMethod<Request extends z.ZodMiniType, Result extends z.ZodMiniType>(
  method: Omit<Method<Request, Result>, Defaults> &
    Partial<Pick<Method<Request, Result>, Defaults>>,
): Method<Request, Result> {
  return Object.freeze({
    errors: [],
    dataClass: 'internal',
    threats: [],
    deadline: 10_000,
    since: '1.0',
    ...method,
  });
}
