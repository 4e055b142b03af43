import { accountHandlers, passwordLinkHandlers } from './accounts/index.ts';
import { challengeHandlers } from './challenge/index.ts';
import { connectorHandlers } from './connectors/index.ts';
import { permissionHandlers } from './permission-handlers.ts';
import { qrHandlers } from './qr/index.ts';
import { roleHandlers } from './roles/index.ts';
import { secondFactorHandlers } from './second-factor/index.ts';
import { securityHandlers } from './security/index.ts';
import { sessionHandlers } from './session-handlers.ts';
import { doorHandlers } from './sign-in/doors.ts';
import { verificationHandlers } from './sign-in/index.ts';
import { signInRuleHandlers } from './sign-in-rules/index.ts';
import { superLoginHandlers } from './super-login/index.ts';
import { tokenHandlers } from './token-handlers.ts';

/** The handlers of the area `uac`. */
export const uacHandlers = {
  ...sessionHandlers,
  ...verificationHandlers,
  ...doorHandlers,
  ...connectorHandlers,
  ...challengeHandlers,
  ...secondFactorHandlers,
  ...signInRuleHandlers,
  ...securityHandlers,
  ...permissionHandlers,
  ...superLoginHandlers,
  ...qrHandlers,
  ...tokenHandlers,
  ...roleHandlers,
  ...accountHandlers,
  ...passwordLinkHandlers,
};
