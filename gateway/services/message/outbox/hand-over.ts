/** Hands one message to one channel, and says how that went. */
import { type OutsideChannel, wayOf } from '#bridge/calls/message/events.ts';
import { nameOf } from '../../delivery/delivery.ts';
import { type Reach, UnreachableError } from '../../delivery/outside-fetch.ts';
import { sendMail } from '../../delivery/send-mail.ts';
import { sendSms } from '../../delivery/send-sms.ts';
import { sender } from '../../delivery/texts/message-words.ts';
import { PlatformError } from '../../uac/connectors/platform.ts';
import type { Platforms } from '../../uac/connectors/platforms.ts';
import { frameWords } from '../texts/event-words.ts';
import type { Sending, Waiting } from './batch.ts';
import { type LinkParts, noticeAddress } from './notice-link.ts';
import { write } from './words.ts';

/** What channels are reached with. */
export interface Channels extends LinkParts {
  readonly platforms: Platforms;
  readonly reach: Reach;
}

/** How it went: what may pass is tried once more. */
export type Handed =
  | { readonly ok: true; readonly providerId: string | null }
  | { readonly ok: false; readonly error: string; readonly mayPass: boolean };

/** Hands it over; never throws. */
export async function handOver(
  channels: Channels,
  sending: Sending,
  message: Waiting,
  to: { readonly channel: OutsideChannel; readonly target: string },
): Promise<Handed> {
  try {
    return { ok: true, providerId: await hand(channels, sending, message, to) };
  } catch (error) {
    return { ok: false, error: nameOf(error), mayPass: mayPass(error, to.channel) };
  }
}

async function hand(
  channels: Channels,
  sending: Sending,
  message: Waiting,
  { channel, target }: { readonly channel: OutsideChannel; readonly target: string },
): Promise<string | null> {
  const { platforms, reach, portalOrigin } = channels;
  const { locale, event, id, accountId } = message;
  const words = write(sending.own, { event, way: wayOf(channel), locale }, message.parts);
  const place = message.app === null ? '' : `/portal/${message.app}`;
  const page = `${place}${message.route ?? ''}`;
  if (channel === 'mail') {
    const { settings, secret } = sending.mail ?? missing();
    const subject = `${sender[locale]} · ${words.title}`;
    const text = `${words.title}\n\n${words.body}\n\n${frameWords[locale].link}${portalOrigin}${page}`;
    await sendMail(settings, secret, { to: target, subject, text, key: id }, reach);
    return id;
  }
  if (channel === 'sms') {
    const { settings, secret } = sending.sms ?? missing();
    const name = locale === 'en' ? `[${sender.en}] ` : `【${sender['zh-CN']}】`;
    await sendSms(settings, secret, { to: target, text: name + words.body, code: '' }, reach);
    return null;
  }
  const connector = sending.connectors.get(channel) ?? missing();
  const { tenantId } = sending;
  const person = { tenantId, accountId, subject: target, page };
  const address = await noticeAddress(channels, connector, person);
  const notice = {
    subject: target,
    title: words.title,
    text: words.body,
    address,
    open: frameWords[locale].open,
    key: id,
    agent: sending.rule.dingtalkAgent,
  };
  return (await platforms[connector.kind].notify?.(connector, notice)) ?? null;
}

/** The planner offers a channel only where it is set up. */
function missing(): never {
  throw new Error('notSetUp');
}

/** An SMS whose answer is lost may have been sent, so only what never left is tried once more. */
function mayPass(error: unknown, channel: OutsideChannel): boolean {
  if (error instanceof UnreachableError) return false;
  if (error instanceof PlatformError) return error.kind === 'down';
  const { responseCode, code, cause } = error as {
    readonly responseCode?: unknown;
    readonly code?: unknown;
    readonly cause?: unknown;
  };
  if (typeof responseCode === 'number') return responseCode < 500;
  const neverLeft = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'];
  if (channel === 'sms') {
    if (typeof code === 'string') return neverLeft.includes(code);
    return cause instanceof Error && mayPass(cause, channel);
  }
  return true;
}
