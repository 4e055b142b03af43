import type { securityCalls } from '#bridge/calls/uac/calls.ts';
import { accessIsEnough, type HandlersFor } from '#gateway/kernel/handler.ts';
import type { GatewayServices } from '../../services.ts';
import { confirm, readConfirmWay, readOwnAccount } from './confirm.ts';
import { bindContact, readContacts, sendOwnCode } from './contacts.ts';
import { readLoginInfo } from './login-info.ts';
import {
  listOwnAttempts,
  listOwnSessions,
  nameOwnSession,
  revokeOwnSessions,
} from './own-sessions.ts';
import { changeOwnPassword } from './update-password.ts';

const reads = { audit: 'log', policy: accessIsEnough } as const;
const writes = { audit: 'event', policy: accessIsEnough } as const;

/** The handlers of what people do about their own account. */
export const securityHandlers: HandlersFor<typeof securityCalls, GatewayServices> = {
  getAccountInfo: {
    plane: 'session',
    ...reads,
    async handle(context) {
      const { id, loginName, name, isOperator } = await readOwnAccount(context);
      return { id, loginName, name, isOperator };
    },
  },
  getSecurityInfo: {
    plane: 'session',
    ...reads,
    async handle(context) {
      const { passwordChangedAt } = await readOwnAccount(context);
      return {
        ...(await readContacts(context)),
        passwordChangedAt: passwordChangedAt?.toISOString() ?? null,
        confirmedUntil: (await readConfirmWay(context)).confirmedUntil,
      };
    },
  },
  validateAccountPassword: { plane: 'session', ...writes, handle: confirm },
  confirmWay: { plane: 'session', ...reads, handle: readConfirmWay },
  updatePassword: { plane: 'session', ...writes, handle: changeOwnPassword },
  sendCodeToMobile: {
    plane: 'session',
    ...reads,
    handle: (context, { phone }) => sendOwnCode(context, 'sms', phone),
  },
  sendCodeToEmail: {
    plane: 'session',
    ...reads,
    handle: (context, { email }) => sendOwnCode(context, 'mail', email),
  },
  resetMobile: {
    plane: 'session',
    ...writes,
    handle: async (context, request) => ({ phone: await bindContact(context, 'sms', request) }),
  },
  bindEmail: {
    plane: 'session',
    ...writes,
    handle: async (context, request) => ({ email: await bindContact(context, 'mail', request) }),
  },
  sessionList: { plane: 'session', ...reads, handle: listOwnSessions },
  nameSession: { plane: 'session', ...writes, handle: nameOwnSession },
  revokeSession: { plane: 'session', ...writes, handle: revokeOwnSessions },
  getUserLoginInfo: { plane: 'session', ...reads, handle: readLoginInfo },
  signInHistory: { plane: 'session', ...reads, handle: listOwnAttempts },
};
