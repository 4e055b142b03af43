/**
 * What wants a proof of the last minutes that it is still its person who works here: the password, or a code of the second
 * factor. One list for all areas; a call on it says `uac.confirmNeeded` among its codes, which the boot check holds.
 */
import { makeAgentToken } from '#bridge/calls/agent/tokens.ts';
import { declarationFile } from '#bridge/calls/etax/declarations.ts';
import { myTaxFile, myTaxYear } from '#bridge/calls/etax/own-tax.ts';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import { mySlipFile, openMySlip } from '#bridge/calls/salary/own-slips.ts';
import { payBankFile } from '#bridge/calls/salary/runs.ts';
import { resetAdministrator } from '#bridge/calls/tum/companies.ts';
import {
  inviteAccount,
  resetAccount,
  saveAccountContacts,
  unlockAccount,
} from '#bridge/calls/uac/accounts.ts';
import { bindIdentity, removeConnector, saveConnector } from '#bridge/calls/uac/connectors.ts';
import { removeRole, saveRole, saveRoleMembers } from '#bridge/calls/uac/roles.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
} from '#bridge/calls/uac/second-factor.ts';
import {
  bindEmail,
  resetMobile,
  revokeSession,
  sendCodeToEmail,
  sendCodeToMobile,
} from '#bridge/calls/uac/security.ts';
import { approveSuperLogin, superLogin } from '#bridge/calls/uac/super-login.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import type { Session } from '../kernel/session.ts';
import type { GatewayServices } from '../services/services.ts';
import { requireConfirmed } from '../services/uac/security/confirm.ts';

/** The calls that want a proof; changing the own password carries its own. */
export const confirmedCalls: readonly AnyCall[] = [
  // What people may do, and who gets in.
  saveRole,
  removeRole,
  saveRoleMembers,
  inviteAccount,
  unlockAccount,
  resetAccount,
  saveAccountContacts,
  resetSecondFactor,
  resetAdministrator,
  saveConnector,
  removeConnector,
  bindIdentity,
  superLogin,
  approveSuperLogin,
  // The own account.
  sendCodeToMobile,
  sendCodeToEmail,
  resetMobile,
  bindEmail,
  revokeSession,
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  makeAgentToken,
  // What people earn.
  payBankFile,
  declarationFile,
  openMySlip,
  mySlipFile,
  myTaxYear,
  myTaxFile,
];

const names: ReadonlySet<string> = new Set(confirmedCalls.map(({ name }) => name));

/** Whether a call wants a proof. */
export function wantsProof({ name }: AnyCall): boolean {
  return names.has(name);
}

/** Whether a call says itself that it can be refused for want of one. */
export function namesProof({ errors }: AnyCall): boolean {
  return errors.includes(uacCodes.confirmNeeded);
}

/**
 * Lets a call through that wants no proof, or has one.
 * @throws {RefusedError} `confirmNeeded`
 */
export async function requireProof(
  call: AnyCall,
  services: Pick<GatewayServices, 'database'>,
  session: Session,
  now: Date,
): Promise<void> {
  if (wantsProof(call)) await requireConfirmed(services, session, now);
}
