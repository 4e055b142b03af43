import { navigate } from 'wouter/use-browser-location';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import { GatewayError } from '../../gateway.ts';
import { askSecondFactor } from '../../stores/session/second-factor.ts';

/** Whether a first step was right and the second one waits; the sign-in page then asks for it. */
export function goesOn(cause: unknown): boolean {
  const { name } = uacCodes.secondFactorNeeded;
  if (!(cause instanceof GatewayError) || cause.codeName !== name) return false;
  askSecondFactor(true);
  navigate('/login', { replace: true });
  return true;
}
