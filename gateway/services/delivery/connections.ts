import type { DeliveryChannel } from '#gateway/db/sign-in-tables.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import type { Sealer } from '#gateway/kernel/sealed.ts';
import type { MailSettings } from './send-mail.ts';
import type { SmsSettings } from './send-sms.ts';

/** How a company sends by one channel, with its secret opened. */
export interface Connection<Settings> {
  readonly settings: Settings;
  readonly secret: string | null;
}

interface SettingsOf {
  readonly mail: MailSettings;
  readonly sms: SmsSettings;
}

/** Reads the connection of a company; undefined where none is set up. */
export async function readConnection<Channel extends DeliveryChannel>(
  transaction: DatabaseTransaction,
  sealer: Sealer,
  tenantId: string,
  channel: Channel,
): Promise<Connection<SettingsOf[Channel]> | undefined> {
  const row = await transaction
    .selectFrom('delivery_connection')
    .select(['settings', 'secret'])
    .where('tenant_id', '=', tenantId)
    .where('channel', '=', channel)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const secret = row.secret && sealer.open(row.secret, placeOf(tenantId, channel));
  // Written by the call that checks it, and by nothing else.
  return { settings: row.settings as unknown as SettingsOf[Channel], secret };
}

/** Keeps the connection of a company; an absent secret leaves the one that is there, an empty one takes it away. */
export async function keepConnection<Channel extends DeliveryChannel>(
  transaction: DatabaseTransaction,
  sealer: Sealer,
  kept: {
    readonly tenantId: string;
    readonly channel: Channel;
    readonly settings: SettingsOf[Channel];
    readonly secret: string | undefined;
    readonly now: Date;
  },
): Promise<void> {
  const { tenantId, channel, secret, now } = kept;
  const settings = JSON.stringify(kept.settings);
  const sealed = secret ? sealer.seal(secret, placeOf(tenantId, channel)) : null;
  await transaction
    .insertInto('delivery_connection')
    .values({ tenant_id: tenantId, channel, settings, secret: sealed, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'channel']).doUpdateSet({
        settings,
        updated_at: now,
        ...(secret !== undefined && { secret: sealed }),
      }),
    )
    .execute();
}

function placeOf(tenantId: string, channel: DeliveryChannel): string {
  return `delivery ${tenantId} ${channel}`;
}
