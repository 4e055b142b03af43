import { uacCodes } from '#bridge/calls/uac/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { Rights } from '#gateway/kernel/rights.ts';

/**
 * Refuses everybody but a super user of the company. Whether a role gives more than somebody has depends on ranges, on
 * rules of fields and on what a role leaves out; until that is compared whole, who may do everything gives rights alone.
 * @throws {RefusedError} `uac.beyondOwnRights`
 */
export function requireSuperUser({ rights }: Pick<CallContext, 'rights'>): void {
  if (!rights.isSuper) throw new RefusedError(uacCodes.beyondOwnRights);
}

/** Whether the caller may give a function; those of the platform no role of a company holds. */
export function mayGrant(rights: Rights, functionId: string): boolean {
  return rights.isSuper && !isOfPlatform(functionId);
}

/** Whether a function is held by operators of the platform alone. */
export function isOfPlatform(functionId: string): boolean {
  return functionId.startsWith('platform.');
}
