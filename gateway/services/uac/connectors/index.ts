import type { connectorCalls } from '#bridge/calls/uac/calls.ts';
import { connectorFunctions } from '#bridge/calls/uac/functions.ts';
import { accessIsEnough, type HandlersFor, type Verdict } from '#gateway/kernel/handler.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import type { GatewayServices, GatewaySessionContext } from '../../services.ts';
import { requireSession } from '../session-info.ts';
import {
  bind,
  listConnectors,
  listOwnIdentities,
  remove,
  save,
  tryOut,
  unlinkOwn,
} from './answer-connectors.ts';

/**
 * Super users alone: who decides by what system people come in can come in as any of them. And not through an app of a
 * vendor.
 */
async function policy(context: GatewaySessionContext): Promise<Verdict> {
  const { tenantId, accountId } = requireSession(context);
  const { apps, database, rights } = context.services;
  const { caller } = context;
  const isOurs = caller === 'shell' || apps().byCode(caller.app)?.registered === null;
  const held = await rights.load(database, tenantId, accountId);
  const may = held.isSuper && hasFunction(held, connectorFunctions.connectors);
  return isOurs && may ? 'allow' : 'noPermission';
}

const reads = { plane: 'session', audit: 'log', policy } as const;
const writes = { plane: 'session', audit: 'event', policy } as const;

/** The handlers of other systems by which people sign in. */
export const connectorHandlers: HandlersFor<typeof connectorCalls, GatewayServices> = {
  connectorList: { ...reads, handle: listConnectors },
  saveConnector: { ...writes, handle: save },
  removeConnector: { ...writes, handle: remove },
  testConnector: { ...writes, handle: tryOut },
  bindIdentity: { ...writes, handle: bind },
  ownIdentities: {
    plane: 'session',
    policy: accessIsEnough,
    audit: 'log',
    handle: listOwnIdentities,
  },
  unlinkIdentity: {
    plane: 'session',
    policy: accessIsEnough,
    audit: 'event',
    handle: unlinkOwn,
  },
};
