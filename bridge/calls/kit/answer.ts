import type { FieldIssue } from './words.ts';

/** One thing wrong with one field of a request: where, what, and the numbers or the day its words need. */
export interface FieldError {
  /** Dotted path in the request, such as `changes.phone`; empty for the request as a whole. */
  readonly path: string;
  readonly issue: FieldIssue;
  readonly min?: number;
  readonly max?: number;
  /** The day that the words of the issue name, as `2026-01-31`. */
  readonly day?: string;
}

/** What every gateway call answers: code 0 with the result, or an error code with words in the caller's language. */
export interface Answer<Result> {
  readonly code: number;
  readonly msg: string;
  readonly result?: Result;
  /** Present with `badInput`. */
  readonly fields?: readonly FieldError[];
  /** Present with `throttled` and `busy`: seconds to wait. */
  readonly retryAfter?: number;
  /** Present with errors: what the log line of this request is found by. */
  readonly requestId?: string;
}
