import type { GatewayError } from '#bridge/calls/kit/send.ts';
import type { Bridge } from './bridge.ts';

/**
 * Whether what was refused for want of a proof may be sent once more: the shell has asked the person, who proved it. Where
 * the person leaves that, or the shell cannot ask, the refusal is what it was, with words for a page to show.
 */
export function isProven(bridge: Bridge, error: GatewayError): unknown {
  return error.codeName === 'uac.confirmNeeded' && bridge.session.confirm().catch(() => {});
}
