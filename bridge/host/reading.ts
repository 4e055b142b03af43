import { limits } from './limits.ts';
import { measure, wholeMessage } from './measure.ts';
import type { Clock } from './rate.ts';

/** What a message carries; one that is too large is a strike, and `gross` when no other may be read. */
export type Reading =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly data: unknown; readonly gross: boolean };

/**
 * Reads a message, weighs all of it whatever it is for, and times the reading: the browser rebuilds what was sent only
 * now, and the page does nothing else meanwhile.
 */
export function readMessage(
  event: { readonly data: unknown },
  now: Clock = () => performance.now(),
): Reading {
  const start = now();
  const { data } = event;
  const milliseconds = now() - start;
  const measured = measure(data, wholeMessage);
  // Plain data within the limits is read quickly; if it was not, the machine is busy and the app is not to blame.
  if (measured.ok) return { ok: true, data };
  const gross = measured.gross === true || milliseconds > limits.readMilliseconds;
  if (measured.code === 'badInput' && !gross) return { ok: true, data };
  return { ok: false, data, gross };
}
