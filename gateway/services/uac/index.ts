import { accountHandlers, passwordLinkHandlers } from './accounts/index.ts';
import { permissionHandlers } from './permission-handlers.ts';
import { roleHandlers } from './roles/index.ts';
import { sessionHandlers } from './session-handlers.ts';
import { tokenHandlers } from './token-handlers.ts';

/** The handlers of the area `uac`. */
export const uacHandlers = {
  ...sessionHandlers,
  ...permissionHandlers,
  ...tokenHandlers,
  ...roleHandlers,
  ...accountHandlers,
  ...passwordLinkHandlers,
};
