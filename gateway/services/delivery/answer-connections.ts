import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { readEmail, readPhone } from '#bridge/calls/uac/contacts.ts';
import type {
  deliveryConnections,
  saveMailConnection,
  saveSmsConnection,
  testDelivery,
} from '#bridge/calls/uac/delivery.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import type { DeliveryChannel } from '#gateway/db/sign-in-tables.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { GatewaySessionContext } from '../services.ts';
import { requireSession } from '../uac/session-info.ts';
import { countOfAddress } from '../uac/sign-in-throttle.ts';
import { keepConnection, readConnection } from './connections.ts';
import type { MailSettings } from './send-mail.ts';
import type { SmsSettings } from './send-sms.ts';

/** Returns how the company sends; whether a secret is kept, never the secret. */
export async function answerConnections(
  context: GatewaySessionContext,
): Promise<ResultOf<typeof deliveryConnections>> {
  const { tenantId, accountId } = requireSession(context);
  const { database, sealer } = context.services;
  const [mail, sms] = await database.withTransaction(
    { tenantId, accountId },
    'read',
    async (transaction) => [
      await readConnection(transaction, sealer, tenantId, 'mail'),
      await readConnection(transaction, sealer, tenantId, 'sms'),
    ],
  );
  return {
    mail: mail?.settings ?? null,
    sms: sms?.settings ?? null,
    hasMailSecret: mail !== undefined && mail.secret !== null,
    hasSmsSecret: sms !== undefined && sms.secret !== null,
  };
}

/**
 * Keeps one of the connections. A kept secret is sent to where it was meant for: to lead it elsewhere it has to be known.
 * @throws {RefusedError} `badInput` without the secret for another server
 */
export async function answerSave(
  context: GatewaySessionContext,
  ...[channel, request]:
    | readonly ['mail', ParsedRequestOf<typeof saveMailConnection>]
    | readonly ['sms', ParsedRequestOf<typeof saveSmsConnection>]
): Promise<null> {
  const { tenantId, accountId } = requireSession(context);
  const { database, sealer } = context.services;
  const { secret } = request;
  const now = context.now();
  const save = async (transaction: DatabaseTransaction): Promise<void> => {
    const before = await readConnection(transaction, sealer, tenantId, channel);
    const isLedElsewhere = before && whereTo(before.settings) !== whereTo(request.settings);
    if (isLedElsewhere && before.secret !== null && secret === undefined) {
      throw new RefusedError('badInput', { fields: [{ path: 'secret', issue: 'required' }] });
    }
    return channel === 'mail'
      ? keepConnection(transaction, sealer, { ...request, tenantId, channel, secret, now })
      : keepConnection(transaction, sealer, { ...request, tenantId, channel, secret, now });
  };
  await database.withTransaction({ tenantId, accountId }, 'write', save);
  context.record(`delivery:${channel}`, { secretChanged: secret !== undefined });
  return null;
}

/** Which server a secret is sent to, and whether others on the way can read it. */
function whereTo(settings: MailSettings | SmsSettings): string {
  if ('address' in settings) return settings.address;
  return [settings.host, settings.port, settings.security].join(' ');
}

/**
 * Sends a message by the connection of the company and returns how that went, in the words of the service. Tries are
 * counted by address, so that no one sends by the thousand.
 * @throws {RefusedError} `deliveryMissing`, `throttled`, `badInput`
 */
export async function answerTest(
  context: GatewaySessionContext,
  { channel, to }: ParsedRequestOf<typeof testDelivery>,
): Promise<ResultOf<typeof testDelivery>> {
  const { tenantId, accountId } = requireSession(context);
  const { database, delivery, sealer } = context.services;
  const target = channel === 'mail' ? readEmail(to) : readPhone(to);
  if (target === null) {
    const issue = channel === 'mail' ? 'email' : 'phone';
    throw new RefusedError('badInput', { fields: [{ path: 'to', issue }] });
  }
  const wait = await database.withOperatorTransaction({ accountId }, 'write', (transaction) =>
    countOfAddress(transaction, context.client.address, context.now()),
  );
  if (wait > 0) throw new RefusedError('throttled', { retryAfter: wait });
  await requireConnection(channel);
  const message = { channel, target, template: 'test', parts: {}, tenantId } as const;
  const { state, error } = await delivery.send({ ...message, locale: context.locale });
  context.record(`delivery:${channel}`, { test: state });
  return { ok: state === 'sent', error };

  async function requireConnection(wanted: DeliveryChannel): Promise<void> {
    const found = await database.withTransaction({ tenantId, accountId }, 'read', (transaction) =>
      readConnection(transaction, sealer, tenantId, wanted),
    );
    if (found === undefined) throw new RefusedError(uacCodes.deliveryMissing);
  }
}
