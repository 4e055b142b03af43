import type { challengeCalls } from '#bridge/calls/uac/calls.ts';
import { accessIsEnough, type HandlersFor } from '#gateway/kernel/handler.ts';
import type { GatewayServices } from '../../services.ts';
import { check, generate, sendImage } from './challenges.ts';

const open = { plane: 'session', audit: 'log', policy: accessIsEnough } as const;

/** The handlers of challenges. */
export const challengeHandlers: HandlersFor<typeof challengeCalls, GatewayServices> = {
  generateCaptcha: { ...open, handle: generate },
  getCaptchaImage: { ...open, handle: sendImage },
  checkCaptcha: { ...open, handle: check },
};
