import type { Answer } from '#bridge/calls/kit/answer.ts';
import { codes } from '#bridge/calls/kit/codes.ts';
import { codeWords, type Locale } from '#bridge/calls/kit/words.ts';
import type { RefusedError } from '../kernel/refused-error.ts';

/** The answer of a call that went well. */
export function success(result: unknown, locale: Locale): Answer<unknown> {
  return { code: codes.ok.code, msg: codeWords[locale].ok, result };
}

/** The answer of a call that was refused, in the caller's language; it says what to quote when asking for help. */
export function refusal(refused: RefusedError, locale: Locale, requestId: string): Answer<never> {
  return {
    code: refused.code,
    msg: refused.words[locale],
    ...refused.detail,
    requestId,
  };
}
