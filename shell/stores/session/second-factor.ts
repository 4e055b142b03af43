/** Whether a sign-in of this page waits for a second factor. */
import { atom, computed, type ReadableAtom } from 'nanostores';
import { signInCodes } from '#bridge/calls/uac/words.ts';
import { GatewayError } from '../../gateway.ts';

const $waits = atom(false);

/** True from a right password until the second factor, or until its person begins again. */
export const secondFactorAsked: ReadableAtom<boolean> = computed($waits, (waits) => waits);

/** Notes that a second factor is asked for, or no longer is. */
export function askSecondFactor(waits: boolean): void {
  $waits.set(waits);
}

/** A right first step is no refusal to be shown at its form: the page goes on to the second. */
export function goOnToSecondFactor(cause: unknown): never {
  const isNeeded =
    cause instanceof GatewayError && cause.codeName === signInCodes.secondFactorNeeded.name;
  if (isNeeded) askSecondFactor(true);
  throw cause;
}
