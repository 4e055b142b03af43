import type { deliveryCalls } from '#bridge/calls/uac/calls.ts';
import { deliveryFunctions, outboxFunctions } from '#bridge/calls/uac/functions.ts';
import type { HandlersFor, Verdict } from '#gateway/kernel/handler.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import type { GatewayServices, GatewaySessionContext } from '../services.ts';
import { requireSession } from '../uac/session-info.ts';
import { answerConnections, answerSave, answerTest } from './answer-connections.ts';
import { answerSentPage } from './answer-sent.ts';

/** Ours alone: an app of a vendor must not read codes, nor lead messages elsewhere. */
function onlyWith(functionId: string) {
  return async (context: GatewaySessionContext): Promise<Verdict> => {
    const { tenantId, accountId } = requireSession(context);
    const { apps, database, rights } = context.services;
    const { caller } = context;
    const isOurs = caller === 'shell' || apps().byCode(caller.app)?.registered === null;
    const held = await rights.load(database, tenantId, accountId);
    return isOurs && hasFunction(held, functionId) ? 'allow' : 'noPermission';
  };
}

const settingUp = { policy: onlyWith(deliveryFunctions.delivery) } as const;

/** How a company sends mail and SMS, and what was sent. */
export const deliveryHandlers: HandlersFor<typeof deliveryCalls, GatewayServices> = {
  deliveryConnections: { plane: 'session', ...settingUp, audit: 'log', handle: answerConnections },
  saveMailConnection: {
    plane: 'session',
    ...settingUp,
    audit: 'event',
    handle: (context, request) => answerSave(context, 'mail', request),
  },
  saveSmsConnection: {
    plane: 'session',
    ...settingUp,
    audit: 'event',
    handle: (context, request) => answerSave(context, 'sms', request),
  },
  testDelivery: { plane: 'session', ...settingUp, audit: 'event', handle: answerTest },
  sentMessagePage: {
    plane: 'session',
    audit: 'log',
    policy: onlyWith(outboxFunctions.messages),
    handle: answerSentPage,
  },
};
