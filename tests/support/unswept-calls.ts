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
  calls.checkCaptcha,
  calls.getCaptchaImage,
  // They want a code of an app, or move what all who sweep sign in by.
  calls.confirmSecondFactor,
  calls.removeSecondFactor,
  calls.renewRecoveryCodes,
  calls.pendingSignIn,
  calls.secondFactorLogin,
  calls.resetSecondFactor,
  calls.saveSignInRules,
  // Who belongs to both companies may read of both.
  calls.getTenantById,
  calls.preLogin,
  calls.singleAuthorizeInfo,
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
  // They want a day, a balance or a file of pay that lets them through; the tests of attendance, leave and pay try them.
  calls.punchPatchMove,
  calls.leaveRequestMove,
  calls.applyLeave,
  calls.payRaiseMove,
  // They want a permit, a dispatched worker or evidence; the tests of dispatched work try them.
  calls.dispatchAgreementMove,
  calls.dispatchAssignmentMove,
  calls.dispatchReturnMove,
  // It wants a submitted entry of somebody without an account; the tests of the life of an employment try it.
  calls.inviteEntrant,
  // The company has a sample already, which the sweep removes.
  calls.addSample,
  // They want an application at a place of its way; the tests of recruitment try them.
  calls.addApplication,
  calls.moveStage,
  calls.closeApplication,
  calls.reopenApplication,
  calls.bookInterview,
  calls.cancelInterview,
  calls.submitScorecard,
  calls.saveOffer,
  calls.sendOffer,
  calls.answerOffer,
  calls.acceptOffer,
  // They want a run or a slip at a place of its way, or count wrong passwords; the tests of pay try them.
  calls.createPayRun,
  calls.calculatePayRun,
  calls.movePayRun,
  calls.decidePayRun,
  calls.discardPayRun,
  calls.payBankFile,
  calls.correctPaySlip,
  calls.answerDispute,
  calls.openMySlip,
  calls.mySlipFile,
  calls.replyMySlip,
  // They want a draft, and an own request that runs; the tests of approvals try them.
  calls.startRecordApproval,
  calls.sendRemindMsg,
  // They want a filled form, a colleague, and an own delegation; the tests of forms try them.
  calls.formInstancePreview,
  calls.formInstanceCreate,
  calls.addDelegation,
  calls.endDelegation,
  // They want a whole route, and the draft it was drawn on.
  calls.saveDefinition,
  calls.publishDefinition,
  calls.startCodeInfo,
  calls.firstStart,
  calls.companyRegister,
  calls.withdrawRegistration,
  calls.decideRegistration,
  calls.addCompany,
  calls.turnCompany,
  calls.companyAdministrators,
  calls.resetAdministrator,
  calls.thirdPartyLogin,
  calls.enterpriseLogin,
  calls.autoLoginLink,
  calls.oldProductLogin,
  calls.backendEnterpriseLogin,
  calls.loginIn,
  calls.linkByPassword,
  calls.startDoor,
  calls.saveConnector,
  calls.removeConnector,
  calls.testConnector,
  calls.bindIdentity,
  calls.unlinkIdentity,
];
