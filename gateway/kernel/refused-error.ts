import type { FieldError } from '#bridge/calls/kit/answer.ts';
import {
  type AreaCode,
  type AreaCodeName,
  codes,
  type ErrorCode,
  type ErrorCodeName,
} from '#bridge/calls/kit/codes.ts';
import { codeWords, type Locale } from '#bridge/calls/kit/words.ts';

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
  readonly codeName: ErrorCodeName | AreaCodeName;
  /** The number the answer carries, and the HTTP status it travels under. */
  readonly code: number;
  readonly status: number;
  readonly words: Readonly<Record<Locale, string>>;
  readonly detail: RefusalDetail;

  constructor(refusedWith: ErrorCode, detail: RefusalDetail = {}) {
    const { name, code, status, words } = codeOf(refusedWith);
    super(name);
    this.codeName = name;
    this.code = code;
    this.status = status;
    this.words = words;
    this.detail = detail;
  }
}

/** A code of the platform or of an area with all that is known of it. */
export function codeOf(code: ErrorCode): Omit<AreaCode, 'name'> & {
  readonly name: ErrorCodeName | AreaCodeName;
} {
  if (typeof code === 'object') return code;
  const words = { 'zh-CN': codeWords['zh-CN'][code], en: codeWords.en[code] };
  return { name: code, ...codes[code], words };
}
