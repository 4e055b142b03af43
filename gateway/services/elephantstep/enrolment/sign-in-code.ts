/** The code on the trainer's screen: session and time window, signed by the session's own key. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds a code is shown. It is taken for one window more, so that a slow phone gets in. */
export const codeSeconds = 15;

interface CodeSource {
  readonly id: string;
  readonly signInKey: string;
}

/** The code of a moment, and how long it stays. */
export function codeAt(
  { id, signInKey }: CodeSource,
  moment: Date,
): { readonly code: string; readonly nextInSeconds: number } {
  const seconds = Math.floor(moment.getTime() / 1000);
  const window = Math.floor(seconds / codeSeconds);
  return {
    code: `${id}.${sign(signInKey, id, window)}`,
    nextInSeconds: codeSeconds - (seconds % codeSeconds),
  };
}

/** The session a code claims to be of; null for a text that is no code. */
export function sessionOfCode(code: string): string | null {
  return /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{22}$/.exec(code)?.[1] ?? null;
}

/** Whether a code is of this window or the one before. */
export function isFresh({ id, signInKey }: CodeSource, code: string, moment: Date): boolean {
  const window = Math.floor(moment.getTime() / 1000 / codeSeconds);
  const given = Buffer.from(code);
  return [window, window - 1].some((one) => {
    const right = Buffer.from(`${id}.${sign(signInKey, id, one)}`);
    return right.length === given.length && timingSafeEqual(right, given);
  });
}

function sign(key: string, id: string, window: number): string {
  return createHmac('sha256', key).update(`${id} ${window}`).digest('base64url').slice(0, 22);
}
