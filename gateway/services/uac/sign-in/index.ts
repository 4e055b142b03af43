import type { verificationCalls } from '#bridge/calls/uac/calls.ts';
import { accessIsEnough, type HandlersFor } from '#gateway/kernel/handler.ts';
import type { GatewayServices } from '../../services.ts';
import { signInByCode } from './by-code.ts';
import { resetByTicket, takeResetCode } from './reset-password.ts';
import { sendOpenCode } from './send-code.ts';

const open = { audit: 'log', policy: accessIsEnough } as const;

/** The handlers of codes and of what they open. */
export const verificationHandlers: HandlersFor<typeof verificationCalls, GatewayServices> = {
  getVCode: {
    plane: 'session',
    ...open,
    handle: (context, { phone, ...wish }) =>
      sendOpenCode(context, { channel: 'sms', target: phone, ...wish }),
  },
  getVCodeToEmail: {
    plane: 'session',
    ...open,
    handle: (context, { email, ...wish }) =>
      sendOpenCode(context, { channel: 'mail', target: email, ...wish }),
  },
  checkCode: { plane: 'session', ...open, handle: takeResetCode },
  codeLogin: {
    plane: 'session',
    policy: accessIsEnough,
    audit: 'event',
    async handle(context, request) {
      const { session, info } = await signInByCode(context, request);
      context.record(`session:${session.id}`, {}, session);
      return info;
    },
  },
  resetPassword: { plane: 'session', ...open, handle: resetByTicket },
  getSysTimestamp: {
    plane: 'session',
    ...open,
    handle: async (context) => ({ timestamp: context.now().getTime() }),
  },
};
