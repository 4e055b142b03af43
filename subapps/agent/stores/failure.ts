import { GatewayError } from '#bridge/calls/kit/send.ts';

/** Why something could not be read, in words; `denied` without the right. */
export interface Failure {
  readonly failed: string;
  readonly denied: boolean;
}

/** What a page says of a failure. */
export function failureOf(cause: unknown): Failure {
  const isDenied = cause instanceof GatewayError && cause.codeName === 'noPermission';
  return { failed: wordsOf(cause), denied: isDenied };
}

/** The words of a failure; empty for what has none. */
export function wordsOf(cause: unknown): string {
  return cause instanceof GatewayError ? cause.words : '';
}
