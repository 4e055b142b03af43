import type { registryCalls } from '#bridge/calls/registry/calls.ts';
import type { HandlersFor } from '../../kernel/handler.ts';
import type { GatewayServices } from '../services.ts';
import { answerRegistryDetail, answerRegistryPage } from './answer-apps.ts';
import { answerDecide, answerEnable } from './decide.ts';
import { onlyOperators } from './operators.ts';
import { answerRegisterAddress } from './register-address.ts';
import { answerRegisterBundle } from './register-bundle.ts';
import { answerGrant, answerRegistryRoles } from './role-grants.ts';

const reads = { plane: 'session', audit: 'log', policy: onlyOperators } as const;
const writes = { plane: 'session', audit: 'event', policy: onlyOperators } as const;

/** The registry of the apps of vendors. It belongs to the platform and not to a company, so no tenant's transaction is open. */
export const registryHandlers: HandlersFor<typeof registryCalls, GatewayServices> = {
  registryPage: { ...reads, handle: answerRegistryPage },
  registryDetail: { ...reads, handle: answerRegistryDetail },
  registerBundle: { ...writes, handle: answerRegisterBundle },
  registerAddress: { ...writes, handle: answerRegisterAddress },
  decideApp: { ...writes, handle: answerDecide },
  enableApp: { ...writes, handle: answerEnable },
  registryRoles: { ...reads, handle: answerRegistryRoles },
  grantApp: { ...writes, handle: answerGrant },
};
