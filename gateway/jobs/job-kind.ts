import type * as z from 'zod/mini';
import type { Locale } from '#bridge/calls/kit/words.ts';
import type { JobFileRole } from '../db/job-tables.ts';
import type { DatabaseTransaction } from '../db/tables.ts';
import type { CallContext } from '../kernel/handler.ts';
import { type RetryRule, usualRetry } from './back-off.ts';
import { ruleOf, type Schedule } from './schedule.ts';

/** What runs first within a company: what a person waits for, what no one waits for, and everything else. */
export const priorities = { high: 10, normal: 0, low: -10 } as const;

/** One of them. */
export type JobPriority = keyof typeof priorities;

/** Says how far a job is; `total` is left out while it is unknown. */
export type ReportProgress = (done: number, total?: number) => void;

/** A file that a job leaves; its content is written while it is made. */
export interface JobFileContent {
  readonly role: JobFileRole;
  readonly name: string;
  readonly contentType: string;
  readonly content: Uint8Array | AsyncIterable<Uint8Array>;
}

/** What came of a job. */
export interface JobOutcome {
  /** For the page that asked; nothing that its person may not read. */
  readonly summary?: Readonly<Record<string, string | number | boolean>>;
  readonly files?: readonly JobFileContent[];
  /** The change the job is for. Runs in the transaction that ends the job, so it is kept exactly once or not at all. */
  effect?(transaction: DatabaseTransaction): Promise<void>;
}

/** What a job works with. */
export interface JobContext {
  readonly tenantId: string;
  readonly jobId: string;
  /** Who asked for it; null for the system itself. */
  readonly accountId: string | null;
  readonly locale: Locale;
  /** Counts from 1. */
  readonly attempt: number;
  /** The same in every attempt: hand it to whatever is asked outside of this database. */
  readonly idempotencyKey: string;
  /** What the last step kept, in this attempt or one before; undefined before the first. */
  readonly checkpoint: unknown;
  /** Aborts when the job is cancelled, the worker stops or another one has taken over. */
  readonly signal: AbortSignal;
  now(): Date;
  /** Reads in a short transaction of the company. */
  read<Result>(body: (transaction: DatabaseTransaction) => Promise<Result>): Promise<Result>;
  /**
   * The same with the rights that the person who asked has now.
   * @throws {RefusedError} when they have none any longer.
   */
  readAsCaller<Result>(body: (caller: CallContext) => Promise<Result>): Promise<Result>;
  /** Changes something and keeps how far the job is, in one transaction: the next attempt goes on from there. */
  step<Result>(
    checkpoint: unknown,
    body: (transaction: DatabaseTransaction) => Promise<Result>,
  ): Promise<Result>;
  /**
   * The same with the rights of the person who asked, for a long change that is one: others see that the job is alive
   * meanwhile, and nothing is kept when it was taken over or cancelled.
   * @throws {RefusedError} when they have none any longer.
   */
  stepAsCaller<Result>(body: (caller: CallContext) => Promise<Result>): Promise<Result>;
  /** Names what the job touched, for the audit trail; written when the job is done. */
  record(target: string, detail?: Readonly<Record<string, unknown>>): void;
}

/** One kind of background work. */
export interface JobKind<Payload extends z.ZodMiniType> {
  /** `<area>.<what it does>`, unique. */
  readonly kind: string;
  /** The service area it belongs to. */
  readonly area: string;
  /** What lists call it. */
  readonly title: Readonly<Record<Locale, string>>;
  /** What it is asked with; kept as JSON, so its input and output are plain values. */
  readonly payload: Payload;
  readonly retry: RetryRule;
  readonly priority: JobPriority;
  /** Who may ask for it by `startTask`, and must still have the function when it runs; null: only the gateway's own code. */
  readonly start: { readonly functionId: string } | null;
  /** When the system itself enqueues it, for every company; its payload is then `{}`. */
  readonly schedule: Schedule | null;
  /**
   * Does the work. It may be killed at any point and begun again: whatever must happen once is in a step, in the
   * outcome's effect, or asked with the idempotency key.
   * @throws {RefusedError} to fail for good with a code; anything else is tried again.
   */
  run(
    context: JobContext,
    payload: z.output<Payload>,
    progress: ReportProgress,
  ): Promise<JobOutcome>;
}

/** Any kind, whatever it is asked with. */
export type AnyJobKind = JobKind<z.ZodMiniType>;

type Defaults = 'retry' | 'priority' | 'start' | 'schedule';

/** Makes a kind of job from what is special about it. */
export function defineJob<Payload extends z.ZodMiniType>(
  kind: Omit<JobKind<Payload>, Defaults> & Partial<Pick<JobKind<Payload>, Defaults>>,
): JobKind<Payload> {
  return Object.freeze({
    retry: usualRetry,
    priority: 'normal',
    start: null,
    schedule: null,
    ...kind,
  });
}

/** The kinds that a gateway knows, by their names. */
export type JobKinds = ReadonlyMap<string, AnyJobKind>;

/** Brings the kinds of all areas together. @throws when a name is taken or is not the area's, or a schedule is wrong. */
export function collectJobKinds(kinds: readonly AnyJobKind[]): JobKinds {
  const known = new Map<string, AnyJobKind>();
  for (const kind of kinds) {
    if (known.has(kind.kind)) throw new Error(`Two kinds of job are called ${kind.kind}.`);
    if (!kind.kind.startsWith(`${kind.area}.`)) {
      throw new Error(`The job ${kind.kind} is not named after its area ${kind.area}.`);
    }
    if (kind.schedule !== null) {
      ruleOf(kind.schedule);
      kind.payload.parse({});
    }
    known.set(kind.kind, kind);
  }
  return known;
}
