import { accountHandlers, passwordLinkHandlers } from './accounts/index.ts';
import { permissionHandlers } from './permission-handlers.ts';
import { roleHandlers } from './roles/index.ts';
import { securityHandlers } from './security/index.ts';
import { sessionHandlers } from './session-handlers.ts';
import { verificationHandlers } from './sign-in/index.ts';
import { tokenHandlers } from './token-handlers.ts';

/** The handlers of the area `uac`. */
export const uacHandlers = {
  ...sessionHandlers,
  ...verificationHandlers,
  ...securityHandlers,
  ...permissionHandlers,
  ...tokenHandlers,
  ...roleHandlers,
  ...accountHandlers,
  ...passwordLinkHandlers,
};
