import { calls } from '#bridge/calls/index.ts';
import type { AnyCall } from '#bridge/calls/kit/define.ts';

/**
 * The calls that the sweep for the rows of other companies leaves out. They end or move the session that sweeps, take
 * away what other calls ask about, need an app of a kind of its own or the code of a first start, or are how operators
 * look after companies; tests of their own try them.
 */
export const unsweptCalls: readonly AnyCall[] = [
  calls.login,
  calls.logout,
  calls.switchTenant,
  calls.removeRole,
  calls.identityToken,
  calls.checkCode,
  calls.codeLogin,
  calls.resetPassword,
  calls.resumeSession,
  calls.validateAccountPassword,
  calls.updatePassword,
  calls.resetMobile,
  calls.bindEmail,
  calls.revokeSession,
  calls.nameSession,
  // What the sweep has removed before has no moves; the tests of the life of an employment try them.
  calls.entryMove,
  calls.regularisationMove,
  calls.transferMove,
  calls.leavingMove,
  calls.startCodeInfo,
  calls.firstStart,
  calls.addCompany,
  calls.turnCompany,
  calls.companyAdministrators,
  calls.resetAdministrator,
];
