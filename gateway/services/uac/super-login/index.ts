import { companyFunctions } from '#bridge/calls/tum/functions.ts';
import type { superLoginCalls } from '#bridge/calls/uac/calls.ts';
import type { HandlersFor } from '#gateway/kernel/handler.ts';
import type { GatewayServices } from '../../services.ts';
import { onlyOperatorsWith } from '../operators.ts';
import { approve } from './approve.ts';
import { begin } from './begin.ts';
import { sendCode } from './send-code.ts';
import { readState } from './state.ts';

const policy = onlyOperatorsWith(companyFunctions.companies);

/** The handlers of operators who work in a company as one of its people. */
export const superLoginHandlers: HandlersFor<typeof superLoginCalls, GatewayServices> = {
  superLoginState: { plane: 'session', audit: 'log', policy, handle: readState },
  sendSuperLoginCode: { plane: 'session', audit: 'log', policy, handle: sendCode },
  superLogin: { plane: 'session', audit: 'event', policy, handle: begin },
  approveSuperLogin: { plane: 'session', audit: 'event', policy, handle: approve },
};
