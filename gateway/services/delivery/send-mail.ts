import { isIP } from 'node:net';
import type * as z from 'zod/mini';
import type { mailSettings } from '#bridge/calls/uac/delivery.ts';
import { lookupFor, type Reach, UnreachableError } from './outside-fetch.ts';

/** How a company reaches its mail server. */
export type MailSettings = z.output<typeof mailSettings>;

/** What a mail is made of. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same message has the same key: mail programs show a repeated one once. */
  readonly key?: string;
}

const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Ports on which mail is taken; any other one would be a look around in the network. */
const mailPorts: readonly number[] = [25, 465, 587, 2525];

/** Hands a mail to the server of the company. @throws with the reason in its message. */
export async function sendMail(
  settings: MailSettings,
  secret: string | null,
  mail: Mail,
  reach: Reach,
): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const { host, security } = settings;
  const isHere = host === 'localhost';
  if (!isHere && !mailPorts.includes(settings.port)) throw new UnreachableError('port');
  if (!isHere && security === 'none') throw new UnreachableError('unencrypted');
  const transport = createTransport({
    ...PATIENCE,
    // What is connected to is what was checked, under the name that its certificate has to show.
    host: await addressOf(host, reach),
    port: settings.port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    tls: { minVersion: 'TLSv1.2', ...(isIP(host) === 0 && { servername: host }) },
    ...(settings.user !== '' && { auth: { user: settings.user, pass: secret ?? '' } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({
      from: { name: settings.fromName, address: settings.from },
      to: { name: '', address: mail.to },
      subject: mail.subject,
      text: mail.text,
      ...(mail.key && { messageId: `<${mail.key}@${settings.from.split('@')[1] ?? host}>` }),
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  } finally {
    transport.close();
  }
}

function addressOf(host: string, reach: Reach): Promise<string> {
  if (isIP(host) !== 0) {
    lookupFor(host, reach);
    return Promise.resolve(host);
  }
  const resolve = lookupFor(host, reach);
  return new Promise((found, fail) => {
    resolve(host, { all: false }, (error, address) => {
      if (error) fail(error);
      else if (typeof address === 'string') found(address);
      else fail(new UnreachableError('no address'));
    });
  });
}
