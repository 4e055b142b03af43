/**
 * What wants a proof of the last minutes that it is still its person who works here: the password, or a code of the second
 * factor. One list for all areas; a call on it says `uac.confirmNeeded` among its codes, which the boot check holds.
 */
import { saveAgentSettings } from '#bridge/calls/agent/administration.ts';
import { makeAgentToken } from '#bridge/calls/agent/tokens.ts';
import { declarationFile } from '#bridge/calls/etax/declarations.ts';
import { myTaxFile, myTaxYear } from '#bridge/calls/etax/own-tax.ts';
import { otherIncome, otherIncomeCalls } from '#bridge/calls/etax/records/other-income.ts';
import { taxpayer, taxpayerCalls } from '#bridge/calls/etax/records/taxpayer.ts';
import { insuranceStatementFile } from '#bridge/calls/insurance/statements.ts';
import { startTask } from '#bridge/calls/jobs/tasks.ts';
import { bankAccount, bankAccountCalls } from '#bridge/calls/joyhr/records/bank-account.ts';
import type { AnyCall, ParsedRequestOf } from '#bridge/calls/kit/define.ts';
import type { AnyRecord } from '#bridge/calls/record/define.ts';
import { exportTaskOf } from '#bridge/calls/record/tasks.ts';
import { decideApp, enableApp, grantApp } from '#bridge/calls/registry/calls.ts';
import { mySlipFile, openMySlip } from '#bridge/calls/salary/own-slips.ts';
import { payEntry, payEntryCalls } from '#bridge/calls/salary/records/pay-entry.ts';
import { payOpening, payOpeningCalls } from '#bridge/calls/salary/records/pay-opening.ts';
import { payRaise, payRaiseCalls } from '#bridge/calls/salary/records/pay-raise.ts';
import { salaryFile, salaryFileCalls } from '#bridge/calls/salary/records/salary-file.ts';
import { payBankFile } from '#bridge/calls/salary/runs.ts';
import { addCompany, resetAdministrator } from '#bridge/calls/tum/companies.ts';
import { decideRegistration } from '#bridge/calls/tum/registrations.ts';
import {
  inviteAccount,
  linkEmployment,
  resetAccount,
  saveAccountContacts,
  turnAccount,
  unlockAccount,
} from '#bridge/calls/uac/accounts.ts';
import {
  bindIdentity,
  removeConnector,
  saveConnector,
  unlinkIdentity,
} from '#bridge/calls/uac/connectors.ts';
import { saveMailConnection, saveSmsConnection } from '#bridge/calls/uac/delivery.ts';
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
import { saveSignInRules } from '#bridge/calls/uac/sign-in-rules.ts';
import { approveSuperLogin, superLogin } from '#bridge/calls/uac/super-login.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import { RefusedError } from '../kernel/refused-error.ts';
import type { Session } from '../kernel/session.ts';
import type { GatewayServices } from '../services/services.ts';
import { requireConfirmed } from '../services/uac/security/confirm.ts';
import { doors } from './read-only-session.ts';

/** What somebody's own pay and tax is: people who never type a password sign in once more to read it. */
const ownPay: readonly AnyCall[] = [openMySlip, mySlipFile, myTaxYear, myTaxFile];

/** The records whose rows say what people earn, or where it goes: their export wants a proof, as a task too. */
const provenExports: readonly (readonly [AnyRecord, { readonly export: AnyCall }])[] = [
  [salaryFile, salaryFileCalls],
  [payEntry, payEntryCalls],
  [payOpening, payOpeningCalls],
  [payRaise, payRaiseCalls],
  [bankAccount, bankAccountCalls],
  [taxpayer, taxpayerCalls],
  [otherIncome, otherIncomeCalls],
];
const provenTasks: ReadonlySet<string> = new Set(
  provenExports.map(([record]) => exportTaskOf(record)),
);

/** The calls that want a proof; changing the own password carries its own. */
export const confirmedCalls: readonly AnyCall[] = [
  // What people may do, and who gets in.
  saveRole,
  removeRole,
  saveRoleMembers,
  inviteAccount,
  turnAccount,
  unlockAccount,
  linkEmployment,
  resetAccount,
  saveAccountContacts,
  resetSecondFactor,
  resetAdministrator,
  addCompany,
  decideRegistration,
  ...doors,
  saveSignInRules,
  saveConnector,
  removeConnector,
  bindIdentity,
  superLogin,
  approveSuperLogin,
  decideApp,
  enableApp,
  grantApp,
  // Where codes and links go out, and where what people ask of the assistant goes.
  saveMailConnection,
  saveSmsConnection,
  saveAgentSettings,
  // The own account.
  sendCodeToMobile,
  sendCodeToEmail,
  resetMobile,
  bindEmail,
  revokeSession,
  unlinkIdentity,
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  makeAgentToken,
  // What people earn, and where it goes. `prism.query.export` wants none: it writes the sums of groups that the screen shows as
  // well, with groups of too few people hidden, and no line of one person.
  payBankFile,
  declarationFile,
  insuranceStatementFile,
  ...provenExports.map(([, calls]) => calls.export),
  startTask,
  ...ownPay,
];

const names: ReadonlySet<string> = new Set(confirmedCalls.map(({ name }) => name));
const ownPayNames: ReadonlySet<string> = new Set(ownPay.map(({ name }) => name));

/** Whether a call wants a proof; a task wants one only for some kinds of work. */
export function wantsProof({ name }: AnyCall): boolean {
  return names.has(name);
}

/** Whether a call says itself that it can be refused for want of one. */
export function namesProof({ errors }: AnyCall): boolean {
  return errors.includes(uacCodes.confirmNeeded);
}

/** Whether a call wants a proof with just this request. */
export function wantsProofFor(call: AnyCall, request: unknown): boolean {
  if (call.name !== startTask.name) return wantsProof(call);
  const { kind } = request as ParsedRequestOf<typeof startTask>;
  return provenTasks.has(kind);
}

/**
 * Lets a call through that wants no proof, or has one. An operator who works as somebody has no proof of that person and can
 * give none: they go on reading without one, and may change nothing that wants one.
 * @throws {RefusedError} `confirmNeeded`, `readOnlySession`
 */
export async function requireProof(
  call: AnyCall,
  services: Pick<GatewayServices, 'database'>,
  session: Session,
  { request, now }: { readonly request: unknown; readonly now: Date },
): Promise<void> {
  if (!wantsProofFor(call, request)) return;
  if (session.superLogin !== null) {
    if (call.effect !== 'write') return;
    throw new RefusedError('readOnlySession');
  }
  await requireConfirmed(services, session, now, { orFresh: ownPayNames.has(call.name) });
}
