import { calls } from '#bridge/calls/index.ts';
import type { GatewayDatabase } from '#gateway/db/open-database.ts';
import type { DeliveryChannel } from '#gateway/db/sign-in-tables.ts';
import type { TestGateway } from './gateway.ts';
import { type MailServer, openMailServer } from './mail-server.ts';
import { openSmsServer, type SmsServer, smsConnection } from './sms-server.ts';

/** A company that sends by a mail server and an SMS service of the test. */
export interface ReachedPeople {
  readonly mail: MailServer;
  readonly sms: SmsServer;
  /** The last code that arrived at a number or an address, or undefined. */
  codeFor(target: string): Promise<string | undefined>;
  close(): void;
}

/** Sets both up as the super user of a company. */
export async function reachPeople(gateway: TestGateway, superUser: string): Promise<ReachedPeople> {
  const mail = await openMailServer('atrium', 'mail-password');
  const sms = await openSmsServer('sms-key');
  const browser = gateway.browser();
  await browser.signIn(superUser);
  await browser.call(calls.saveMailConnection, {
    settings: {
      host: 'localhost',
      port: mail.port,
      security: 'none',
      user: 'atrium',
      from: 'hr@company.example',
      fromName: '人力',
    },
    secret: 'mail-password',
  });
  await browser.call(calls.saveSmsConnection, {
    settings: smsConnection(sms.address),
    secret: 'sms-key',
  });
  return {
    mail,
    sms,
    async codeFor(target) {
      await gateway.services.delivery.settled();
      const texts = target.startsWith('+')
        ? sms.messages.filter(({ to }) => to === target).map(({ text }) => text)
        : mail.mails.filter(({ to }) => to.includes(target)).map(({ text }) => text);
      return /\d{6}/.exec(texts.at(-1) ?? '')?.[0];
    },
    close() {
      mail.close();
      sms.close();
    },
  };
}

/** Gives an account a number or an address, as if it had been confirmed. */
export async function giveContact(
  database: GatewayDatabase,
  accountId: string,
  channel: DeliveryChannel,
  target: string,
): Promise<void> {
  await database.withOperatorTransaction({ accountId: null }, 'write', (transaction) =>
    transaction
      .insertInto('account_contact')
      .values({ account_id: accountId, channel, target, confirmed_at: new Date() })
      .execute(),
  );
}
