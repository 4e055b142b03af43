import type { AnyCall } from '#bridge/calls/kit/define.ts';
import type { Handler } from '../kernel/handler.ts';
import type { GatewayServices } from '../services/services.ts';
import { namesProof, wantsProof } from './confirmed-calls.ts';

/** A call is bound in a way that must not be served. The message names it. */
export class BootCheckError extends Error {
  override readonly name = 'BootCheckError';
}

/**
 * Proves before the first request what types cannot: access is declared, a policy is beside it, and no call
 * without a session reaches the rows of a tenant. Returns the handler.
 * @throws {BootCheckError}
 */
export function checkCall(
  call: AnyCall,
  handler: Handler<AnyCall, GatewayServices> | undefined,
): Handler<AnyCall, GatewayServices> {
  if (typeof handler?.policy !== 'function' || typeof handler.handle !== 'function') {
    throw new BootCheckError(`The call ${call.name} has no policy or no handler.`);
  }
  if (!['public', 'session', 'function'].includes(call.access?.kind)) {
    throw new BootCheckError(`The call ${call.name} declares no access.`);
  }
  if (handler.plane !== 'session' && call.access.kind === 'public') {
    throw new BootCheckError(`The call ${call.name} is public but reads the rows of a tenant.`);
  }
  if (handler.plane === 'session' && call.access.kind === 'function') {
    throw new BootCheckError(`The call ${call.name} wants a function that nobody would check.`);
  }
  if (call.outside === 'supplier' && (handler.plane === 'session' || call.service !== 'supplier')) {
    throw new BootCheckError(`The call ${call.name} reaches more than the rows of one supplier.`);
  }
  if (call.outside === 'account' && call.access.kind !== 'session') {
    throw new BootCheckError(`The call ${call.name} is not about the own account.`);
  }
  if (wantsProof(call) !== namesProof(call)) {
    throw new BootCheckError(
      `The call ${call.name} names confirmNeeded and is not on the list of calls that want a proof, or the other way round.`,
    );
  }
  if (!call.path.startsWith('/gateway/') || (call.effect === 'write' && call.method === 'GET')) {
    throw new BootCheckError(`The call ${call.name} has a path or a method it may not have.`);
  }
  return handler;
}
