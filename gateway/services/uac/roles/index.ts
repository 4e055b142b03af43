import type { roleCalls } from '#bridge/calls/uac/calls.ts';
import { accessIsEnough, type HandlersFor } from '#gateway/kernel/handler.ts';
import { listAccountSets } from './account-sets.ts';
import { listFieldReaders } from './field-readers.ts';
import { getRightsOfAccount } from './rights-of-account.ts';
import { accountHasRole, callerHasRange, listUnauthorisedRoles } from './role-checks.ts';
import { listRoleChoices } from './role-choices.ts';
import { listRoleHolders } from './role-holders.ts';
import { getRole } from './role-info.ts';
import { listRoles } from './role-list.ts';
import { keepMembers } from './save-members.ts';
import { dropRole, keepRole } from './save-role.ts';

/** The handlers of the calls in `bridge/calls/uac/roles.ts`. */
export const roleHandlers: HandlersFor<typeof roleCalls> = {
  rolePage: { policy: accessIsEnough, handle: listRoles },
  roleInfo: { policy: accessIsEnough, handle: getRole },
  roleChoices: { policy: accessIsEnough, handle: async (context) => listRoleChoices(context) },
  saveRole: { policy: accessIsEnough, handle: keepRole },
  removeRole: { policy: accessIsEnough, handle: dropRole },
  saveRoleMembers: { policy: accessIsEnough, handle: keepMembers },
  findUserWithRole: { policy: accessIsEnough, handle: listRoleHolders },
  unauthorisedRoles: { policy: accessIsEnough, handle: listUnauthorisedRoles },
  hasRole: { policy: accessIsEnough, handle: accountHasRole },
  hasDataRange: { policy: accessIsEnough, handle: callerHasRange },
  roleAccountSets: { policy: accessIsEnough, handle: listAccountSets },
  rightsOfAccount: { policy: accessIsEnough, handle: getRightsOfAccount },
  fieldReaders: { policy: accessIsEnough, handle: listFieldReaders },
};
