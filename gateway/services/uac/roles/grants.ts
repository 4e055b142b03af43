import { type EmployeeField, employeeFields } from '#bridge/calls/joyhr/employee.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { type Reach, readReach } from '#gateway/kernel/people/reach.ts';
import { type FieldAccess, fieldAccesses } from '#gateway/kernel/people/role-rights.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { hasFunction, type Rights } from '#gateway/kernel/rights.ts';
import { rightAnywhere } from '../../people/field-rights.ts';

/** What a role gives, as far as it can be compared with what its editor has. */
export interface Grants {
  readonly functions: readonly string[];
  readonly fields: readonly { readonly field: string; readonly right: FieldAccess }[];
}

/**
 * Refuses to give what the caller does not have: an administrator of roles must not become more by a role. Only who
 * reaches everybody changes roles, because a range of a role is relative to each person who has it.
 * @throws {RefusedError} `beyondOwnRights`
 */
export async function requireOwn(context: CallContext, given: Grants): Promise<void> {
  if (context.rights.isSuper) return;
  const reach = await readReach(context);
  const isBeyond =
    !reach.everything ||
    given.functions.some((functionId) => !mayGrant(context.rights, functionId)) ||
    given.fields.some(({ field, right }) => isWider(right, ownRight(reach, field)));
  if (isBeyond) throw new RefusedError(uacCodes.beyondOwnRights);
}

/** Whether the caller may give a function: one of the platform never, any other only if the caller has it. */
export function mayGrant(rights: Rights, functionId: string): boolean {
  return !functionId.startsWith('platform.') && hasFunction(rights, functionId);
}

function ownRight(reach: Reach, field: string): FieldAccess {
  const known = employeeFields.find((one): one is EmployeeField => one === field);
  return known === undefined ? 'hidden' : rightAnywhere(reach, known);
}

function isWider(right: FieldAccess, other: FieldAccess): boolean {
  return fieldAccesses.indexOf(right) > fieldAccesses.indexOf(other);
}
