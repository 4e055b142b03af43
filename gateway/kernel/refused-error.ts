import type { FieldError } from '#bridge/calls/kit/answer.ts';
import type { ErrorCodeName } from '#bridge/calls/kit/codes.ts';

/** What an answer says besides its code. */
export interface RefusalDetail {
  /** With `badInput`: what is wrong with which field. */
  readonly fields?: readonly FieldError[];
  /** With `throttled` and `busy`: seconds to wait. */
  readonly retryAfter?: number;
}

/** A call is answered with this code. Thrown anywhere below the pipeline, mapped in one place. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly codeName: ErrorCodeName;
  readonly detail: RefusalDetail;

  constructor(codeName: ErrorCodeName, detail: RefusalDetail = {}) {
    super(codeName);
    this.codeName = codeName;
    this.detail = detail;
  }
}
