import { permissionHandlers } from './permission-handlers.ts';
import { sessionHandlers } from './session-handlers.ts';
import { tokenHandlers } from './token-handlers.ts';

/** The handlers of the calls in `bridge/calls/uac.ts`. */
export const uacHandlers = { ...sessionHandlers, ...permissionHandlers, ...tokenHandlers };
