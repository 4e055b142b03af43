import type { CallTable } from '../kit/define.ts';
import { fieldReaders, rightsOfAccount } from './account-rights.ts';
import {
  accountPage,
  choosePassword,
  inviteAccount,
  linkEmployment,
  passwordLinkInfo,
  resetAccount,
  saveAccountContacts,
  turnAccount,
  unlockAccount,
} from './accounts.ts';
import { checkCaptcha, generateCaptcha, getCaptchaImage } from './challenge.ts';
import {
  bindIdentity,
  connectorList,
  ownIdentities,
  removeConnector,
  saveConnector,
  testConnector,
  unlinkIdentity,
} from './connectors.ts';
import {
  deliveryConnections,
  saveMailConnection,
  saveSmsConnection,
  sentMessagePage,
  testDelivery,
} from './delivery.ts';
import {
  autoLoginLink,
  backendEnterpriseLogin,
  enterpriseLogin,
  getTokenInfo,
  linkByPassword,
  loginIn,
  oldProductLogin,
  signInSystems,
  startDoor,
  thirdPartyLogin,
} from './doors.ts';
import { cancelQr, confirmQr, createQr, pollQr, scanQr } from './qr.ts';
import { hasDataRange, hasRole, roleAccountSets, unauthorisedRoles } from './role-checks.ts';
import {
  findUserWithRole,
  removeRole,
  roleChoices,
  roleInfo,
  rolePage,
  saveRole,
  saveRoleMembers,
} from './roles.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  pendingSignIn,
  removeSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  secondFactorLogin,
} from './second-factor.ts';
import {
  bindEmail,
  confirmWay,
  getAccountInfo,
  getSecurityInfo,
  getUserLoginInfo,
  nameSession,
  resetMobile,
  revokeSession,
  sendCodeToEmail,
  sendCodeToMobile,
  sessionList,
  signInHistory,
  updatePassword,
  validateAccountPassword,
} from './security.ts';
import {
  clearNeedRefresh,
  clearPermissionMark,
  currentSession,
  hasPermissionMark,
  login,
  loginPermission,
  logout,
  resumeSession,
  updatePreferences,
} from './session.ts';
import { getSignInRules, saveSignInRules } from './sign-in-rules.ts';
import {
  approveSuperLogin,
  sendSuperLoginCode,
  superLogin,
  superLoginState,
} from './super-login.ts';
import { appToken, identityToken, revokeMount } from './tokens.ts';
import {
  checkCode,
  codeLogin,
  getSysTimestamp,
  getVCode,
  getVCodeToEmail,
  resetPassword,
} from './verification.ts';

/** Sign-in and the session. */
export const sessionCalls = {
  login,
  logout,
  currentSession,
  resumeSession,
  updatePreferences,
} as const satisfies CallTable;

/** Codes by phone and mail, and what they open. */
export const verificationCalls = {
  getVCode,
  getVCodeToEmail,
  checkCode,
  codeLogin,
  resetPassword,
  getSysTimestamp,
} as const satisfies CallTable;

/** Challenges before a sign-in or a code. */
export const challengeCalls = {
  generateCaptcha,
  getCaptchaImage,
  checkCaptcha,
} as const satisfies CallTable;

/** Codes by time from an app, as a second factor. */
export const secondFactorCalls = {
  getSecondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  pendingSignIn,
  secondFactorLogin,
} as const satisfies CallTable;

/** What a company asks of those who sign in. */
export const signInRuleCalls = { getSignInRules, saveSignInRules } as const satisfies CallTable;

/** Signing in by another system or by a ticket. */
export const doorCalls = {
  signInSystems,
  startDoor,
  thirdPartyLogin,
  enterpriseLogin,
  autoLoginLink,
  oldProductLogin,
  backendEnterpriseLogin,
  loginIn,
  linkByPassword,
  getTokenInfo,
} as const satisfies CallTable;

/** Signing in on a desk by a code that a phone opens. */
export const qrCalls = {
  createQr,
  pollQr,
  scanQr,
  confirmQr,
  cancelQr,
} as const satisfies CallTable;

/** Other systems by which the people of a company sign in. */
export const connectorCalls = {
  connectorList,
  saveConnector,
  removeConnector,
  testConnector,
  bindIdentity,
  ownIdentities,
  unlinkIdentity,
} as const satisfies CallTable;

/** How a company sends mail and SMS, and what was sent. */
export const deliveryCalls = {
  deliveryConnections,
  saveMailConnection,
  saveSmsConnection,
  testDelivery,
  sentMessagePage,
} as const satisfies CallTable;

/** What people do about their own account. */
export const securityCalls = {
  getAccountInfo,
  getSecurityInfo,
  validateAccountPassword,
  confirmWay,
  updatePassword,
  sendCodeToMobile,
  sendCodeToEmail,
  resetMobile,
  bindEmail,
  sessionList,
  nameSession,
  revokeSession,
  getUserLoginInfo,
  signInHistory,
} as const satisfies CallTable;

/** What a person may do, and whether it changed. */
export const permissionCalls = {
  loginPermission,
  hasPermissionMark,
  clearPermissionMark,
  clearNeedRefresh,
} as const satisfies CallTable;

/** The tokens of sub-apps. */
export const tokenCalls = { appToken, identityToken, revokeMount } as const satisfies CallTable;

/** Operators who work in a company as one of its people. */
export const superLoginCalls = {
  superLoginState,
  sendSuperLoginCode,
  superLogin,
  approveSuperLogin,
} as const satisfies CallTable;

/** Accounts of a company. */
export const accountCalls = {
  accountPage,
  inviteAccount,
  turnAccount,
  unlockAccount,
  resetAccount,
  linkEmployment,
  resetSecondFactor,
  saveAccountContacts,
} as const satisfies CallTable;

/** One-time links by which a password is chosen. */
export const passwordLinkCalls = {
  passwordLinkInfo,
  choosePassword,
} as const satisfies CallTable;

/** Roles, who has them, and what they come to. */
export const roleCalls = {
  rolePage,
  roleInfo,
  roleChoices,
  saveRole,
  removeRole,
  saveRoleMembers,
  findUserWithRole,
  unauthorisedRoles,
  hasRole,
  hasDataRange,
  roleAccountSets,
  rightsOfAccount,
  fieldReaders,
} as const satisfies CallTable;

/** Sign-in, rights and tokens. */
export const uacCalls = {
  ...sessionCalls,
  ...verificationCalls,
  ...doorCalls,
  ...connectorCalls,
  ...challengeCalls,
  ...secondFactorCalls,
  ...signInRuleCalls,
  ...securityCalls,
  ...deliveryCalls,
  ...permissionCalls,
  ...superLoginCalls,
  ...qrCalls,
  ...tokenCalls,
  ...roleCalls,
  ...accountCalls,
  ...passwordLinkCalls,
} as const;
