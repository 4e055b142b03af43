import type { secondFactorCalls } from '#bridge/calls/uac/calls.ts';
import { accessIsEnough, type HandlersFor } from '#gateway/kernel/handler.ts';
import type { GatewayServices } from '../../services.ts';
import { beginOwn, confirmOwn, readOwn, removeOwn, renewOwnCodes } from './own.ts';
import { finish, readPending } from './sign-in-step.ts';

const reads = { plane: 'session', audit: 'log', policy: accessIsEnough } as const;
const writes = { plane: 'session', audit: 'event', policy: accessIsEnough } as const;

/** The handlers of second factors. */
export const secondFactorHandlers: HandlersFor<typeof secondFactorCalls, GatewayServices> = {
  getSecondFactor: { ...reads, handle: readOwn },
  beginSecondFactor: { ...reads, handle: beginOwn },
  confirmSecondFactor: { ...writes, handle: confirmOwn },
  removeSecondFactor: { ...writes, handle: removeOwn },
  renewRecoveryCodes: { ...writes, handle: renewOwnCodes },
  pendingSignIn: { ...reads, handle: readPending },
  secondFactorLogin: {
    plane: 'session',
    audit: 'event',
    policy: accessIsEnough,
    async handle(context, request) {
      const { session, info, recoveryCodes, linked } = await finish(context, request);
      const detail = { secondFactor: true, ...(linked && { linked }) };
      context.record(`session:${session.id}`, detail, session);
      return { session: info, recoveryCodes };
    },
  },
};
