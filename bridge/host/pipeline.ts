/** The one place every call of every app goes through: identity, capability, schema, rate, deadline, audit. */
import type { BridgeCode, BridgeFailure, BridgeResult } from '#bridge/methods/codes.ts';
import type { AnyMethod } from '#bridge/methods/define.ts';
import {
  type AuditEntry,
  type AuditSink,
  type BegunCall,
  type Carried,
  carriedBy,
} from './audit.ts';
import { fieldOf } from './field-of.ts';
import { type Bound, type Caller, type MethodTable, Refusal } from './handlers.ts';
import { limits } from './limits.ts';
import { measure } from './measure.ts';
import { type Bucket, type Clock, createBucket } from './rate.ts';

/** What the pipeline of one mount is made from. */
export interface PipelineOptions<C extends Caller> {
  readonly table: MethodTable<C>;
  readonly caller: C;
  /** What the operator granted to the app. */
  readonly capabilities: ReadonlySet<string>;
  readonly userId: () => string | null;
  readonly audit: AuditSink;
  /** Called for a message that no honest app sends; gross ones must be the last. */
  readonly onStrike: (gross: boolean) => void;
  readonly now?: Clock;
}

/** The calls of one mount. */
export interface Pipeline {
  /** The exact names this mount may call. */
  readonly granted: readonly string[];
  /** Serves one call; always settles, never throws. */
  serve(name: string, request: unknown): Promise<BridgeResult<unknown>>;
  /** Refuses a call that is not to be read, and notes that; a field says which part of it was wrong. */
  refuse(name: string, code: BridgeCode, field?: string): BridgeResult<never>;
  /** Ends the mount: what is under way is aborted and answered `disconnected`, and so is all that comes later. */
  close(): void;
}

/** What of a call was read: nothing of one that was refused before. */
interface Read {
  bytes: number;
  method?: AnyMethod;
}

type Checked =
  | { readonly ok: true; readonly bound: Bound<Caller>; readonly request: unknown }
  | BridgeFailure;

const mark = (code: BridgeCode, field?: string): BridgeFailure => ({
  ok: false,
  code,
  ...(field && { field }),
});

/** Makes the pipeline of one mount. */
export function createPipeline<C extends Caller>(options: PipelineOptions<C>): Pipeline {
  const { table, caller, capabilities, audit, onStrike } = options;
  const now = options.now ?? (() => performance.now());
  const rates = createRates(now);
  const notes = createNotes(options, now);
  const closing = new AbortController();

  const isGranted = ({ capability }: AnyMethod): boolean =>
    capability === 'none' || capabilities.has(capability);

  function check(name: string, request: unknown, read: Read): Checked {
    if (closing.signal.aborted) return mark('disconnected');
    const bound = table[name];
    // First of all: it was a weight whichever method it was for.
    const measured = measure(request, { fileBytes: bound?.method.fileBytes ?? 0 });
    if (!measured.ok && measured.code === 'tooLarge') {
      if (!measured.isFile) onStrike(measured.gross ?? false);
      return mark('tooLarge');
    }
    if (!bound || !isGranted(bound.method)) return mark(bound ? 'notGranted' : 'unknownMethod');
    const parsed = bound.method.request.safeParse(request);
    if (!measured.ok) return mark(measured.code, fieldOf(parsed));
    [read.bytes, read.method] = [measured.bytes, bound.method];
    if (!parsed.success) return mark('badInput', fieldOf(parsed));
    if (!rates.take(bound.method)) return mark('throttled');
    return { ok: true, bound: bound as Bound<Caller>, request: parsed.data };
  }

  async function serve(name: string, request: unknown): Promise<BridgeResult<unknown>> {
    const startedAt = now();
    const read: Read = { bytes: 0 };
    const checked = check(name, request, read);
    const call = notes.begun(name, read.bytes);
    let result: BridgeResult<unknown>;
    if (checked.ok) {
      rates.begin();
      audit.begin?.(call, carriedBy(checked.bound.method, request));
      result = await run(checked.bound, checked.request, caller, closing.signal);
      rates.end();
    } else result = checked;
    const decision = checked.ok ? 'served' : 'refused';
    const carried = read.method && carriedBy(read.method, request, result);
    notes.ended(call, { startedAt, result, decision, carried });
    return result;
  }

  return {
    granted: Object.values(table)
      .filter(({ method }) => isGranted(method))
      .map(({ method }) => method.name),
    serve,
    refuse(name, code, field) {
      const result = mark(code, field);
      const ended = { startedAt: now(), result, decision: 'refused', carried: undefined } as const;
      notes.ended(notes.begun(name, 0), ended);
      return result;
    },
    close: () => closing.abort(),
  };
}

interface Ended {
  readonly startedAt: number;
  readonly result: BridgeResult<unknown>;
  readonly decision: AuditEntry['decision'];
  readonly carried: Carried | undefined;
}

/** Writes the calls of one mount into the audit. */
function createNotes<C extends Caller>(
  { caller, audit, userId }: PipelineOptions<C>,
  now: Clock,
): { begun(name: string, size: number): BegunCall; ended(call: BegunCall, ended: Ended): void } {
  const { app, mountId } = caller;
  return {
    begun: (name, size) => ({ app, mountId, method: name.slice(0, 64), size }),
    ended(call, { startedAt, result, decision, carried }) {
      const times = { at: Date.now(), milliseconds: now() - startedAt };
      const { code, field } = result.ok ? { code: 'ok' as const, field: undefined } : result;
      const outcome = { decision, code, ...(field && { field }) };
      audit.write({ ...call, ...times, userId: userId(), ...outcome }, carried, call);
    },
  };
}

/** Runs a handler within its deadline and checks what it answers; an exception becomes `failed` and stays here. */
function run(
  { method, handle }: Bound<Caller>,
  request: unknown,
  caller: Caller,
  closed: AbortSignal,
): Promise<BridgeResult<unknown>> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const settle = (result: BridgeResult<unknown>): void => {
      clearTimeout(timer);
      closed.removeEventListener('abort', onClose);
      resolve(result);
      if (!result.ok) stop.abort();
    };
    const onClose = (): void => settle(mark('disconnected'));
    closed.addEventListener('abort', onClose);
    const timer =
      method.deadline === 'none'
        ? undefined
        : setTimeout(() => settle(mark('timeout')), method.deadline);
    void answer(() => handle(request, caller, stop.signal), method).then(settle);
  });
}

async function answer(
  work: () => unknown,
  { errors, result }: AnyMethod,
): Promise<BridgeResult<unknown>> {
  try {
    const value = await work();
    if (value instanceof Refusal) return mark(errors.includes(value.code) ? value.code : 'failed');
    const parsed = result.safeParse(value);
    return parsed.success ? { ok: true, value: parsed.data } : mark('failed');
  } catch (error) {
    // The app learns a code; anyone who develops the shell learns the cause.
    console.error(error);
    return mark('failed');
  }
}

/** The mount's common bucket, its calls under way, and a bucket for each method that has its own limit. */
function createRates(now: Clock): {
  take(method: AnyMethod): boolean;
  begin(): void;
  end(): void;
} {
  const common = createBucket(limits.callsPerSecond, limits.callBurst, now);
  const own = new Map<string, Bucket>();
  let inFlight = 0;

  function ownBucket({ name, perMinute }: AnyMethod): Bucket | undefined {
    if (perMinute === undefined) return undefined;
    const bucket = own.get(name) ?? createBucket(perMinute / 60, perMinute, now);
    own.set(name, bucket);
    return bucket;
  }

  return {
    take: (method) =>
      inFlight < limits.callsInFlight && common.take() && (ownBucket(method)?.take() ?? true),
    begin: () => {
      inFlight += 1;
    },
    end: () => {
      inFlight -= 1;
    },
  };
}
