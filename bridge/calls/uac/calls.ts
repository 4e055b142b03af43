import type { CallTable } from '../kit/define.ts';
import { fieldReaders, rightsOfAccount } from './account-rights.ts';
import {
  accountPage,
  choosePassword,
  inviteAccount,
  linkEmployment,
  passwordLinkInfo,
  resetAccount,
  turnAccount,
  unlockAccount,
} from './accounts.ts';
import {
  deliveryConnections,
  saveMailConnection,
  saveSmsConnection,
  sentMessagePage,
  testDelivery,
} from './delivery.ts';
import { hasDataRange, hasRole, unauthorisedRoles } from './role-checks.ts';
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
  bindEmail,
  getAccountInfo,
  getSecurityInfo,
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
  clearPermissionMark,
  currentSession,
  hasPermissionMark,
  login,
  loginPermission,
  logout,
  resumeSession,
  updatePreferences,
} from './session.ts';
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
  updatePassword,
  sendCodeToMobile,
  sendCodeToEmail,
  resetMobile,
  bindEmail,
  sessionList,
  nameSession,
  revokeSession,
  signInHistory,
} as const satisfies CallTable;

/** What a person may do, and whether it changed. */
export const permissionCalls = {
  loginPermission,
  hasPermissionMark,
  clearPermissionMark,
} as const satisfies CallTable;

/** The tokens of sub-apps. */
export const tokenCalls = { appToken, identityToken, revokeMount } as const satisfies CallTable;

/** Accounts of a company. */
export const accountCalls = {
  accountPage,
  inviteAccount,
  turnAccount,
  unlockAccount,
  resetAccount,
  linkEmployment,
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
  rightsOfAccount,
  fieldReaders,
} as const satisfies CallTable;

/** Sign-in, rights and tokens. */
export const uacCalls = {
  ...sessionCalls,
  ...verificationCalls,
  ...securityCalls,
  ...deliveryCalls,
  ...permissionCalls,
  ...tokenCalls,
  ...roleCalls,
  ...accountCalls,
  ...passwordLinkCalls,
} as const;
