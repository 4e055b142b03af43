import type { Locale } from '#bridge/calls/kit/words.ts';
import type { GatewayDatabase } from '#gateway/db/open-database.ts';
import type { DeliveryChannel } from '#gateway/db/sign-in-tables.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { maskMiddle } from '#gateway/kernel/people/mask-middle.ts';
import type { Sealer } from '#gateway/kernel/sealed.ts';
import { compose, composeSms, type MessageParts, type Template } from './compose.ts';
import { readConnection } from './connections.ts';
import type { Reach } from './outside-fetch.ts';
import { sendMail } from './send-mail.ts';
import { sendSms } from './send-sms.ts';

/** One message to one person. */
export interface Message {
  readonly channel: DeliveryChannel;
  /** A number as +8613800138000, or an address in lower case. */
  readonly target: string;
  readonly template: Template;
  readonly parts: MessageParts;
  readonly locale: Locale;
  /** The company whose connection sends it; null where none is known. */
  readonly tenantId: string | null;
}

/** How a message went: `kept` is readable to operators of a demo and went nowhere. */
export interface Sent {
  readonly state: 'sent' | 'failed' | 'kept';
  readonly error: string | null;
}

/** Messages under way at once; beyond it they fail at once, so that a flood of codes fills no memory. */
const MOST_UNDER_WAY = 200;

/** What the delivery works with. */
export interface DeliveryParts {
  readonly database: GatewayDatabase;
  readonly sealer: Sealer;
  readonly reach: Reach;
  /** Keeps the texts, for operators to read: in a demo, where most companies have no connection. */
  readonly keepsTexts: boolean;
  readonly now: () => Date;
  readonly onError: (error: unknown) => void;
}

/** Sends mail and SMS after the answer has left, so that how long it takes tells nothing about the account. */
export class Delivery {
  readonly #parts: DeliveryParts;
  readonly #underWay = new Set<Promise<unknown>>();

  constructor(parts: DeliveryParts) {
    this.#parts = parts;
  }

  /** Sends without being waited for; how it went is written down. */
  post(message: Message): void {
    this.#later(() => this.send(message));
  }

  /** Writes down, without being waited for, why a message is not sent. */
  leave(message: Message, error: string): void {
    this.#later(() => this.#note(message, { state: 'failed', error }));
  }

  #later(begin: () => Promise<unknown>): void {
    if (this.#underWay.size >= MOST_UNDER_WAY) return;
    const work = new Promise((resolve) => setImmediate(resolve))
      .then(begin)
      .catch(this.#parts.onError)
      .finally(() => this.#underWay.delete(work));
    this.#underWay.add(work);
  }

  /** Waits until what was posted so far is done. */
  async settled(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  /** Sends now, and returns how it went. */
  async send(message: Message): Promise<Sent> {
    const sent = await this.#hand(message);
    await this.#note(message, sent);
    return sent;
  }

  async #hand(message: Message): Promise<Sent> {
    try {
      const isHanded = await this.#handTo(message);
      if (isHanded) return { state: 'sent', error: null };
    } catch (error) {
      return { state: 'failed', error: nameOf(error) };
    }
    return this.#parts.keepsTexts
      ? { state: 'kept', error: null }
      : { state: 'failed', error: 'notSetUp' };
  }

  /** Whether the company has a connection, which then took it. */
  async #handTo({ channel, target, template, parts, locale, tenantId }: Message): Promise<boolean> {
    if (tenantId === null) return false;
    const { database, sealer, reach } = this.#parts;
    const place = { tenantId, accountId: null };
    if (channel === 'mail') {
      const mail = await database.withTransaction(place, 'read', (transaction) =>
        readConnection(transaction, sealer, tenantId, 'mail'),
      );
      if (mail === undefined) return false;
      const said = compose(template, parts, locale);
      await sendMail(mail.settings, mail.secret, { to: target, ...said }, reach);
      return true;
    }
    const sms = await database.withTransaction(place, 'read', (transaction) =>
      readConnection(transaction, sealer, tenantId, 'sms'),
    );
    if (sms === undefined) return false;
    const text = composeSms(template, parts, locale);
    await sendSms(sms.settings, sms.secret, { to: target, text, code: parts.code ?? '' }, reach);
    return true;
  }

  async #note(message: Message, { state, error }: Sent): Promise<void> {
    const { database, keepsTexts, now } = this.#parts;
    const { channel, target, template, parts, locale, tenantId } = message;
    const said = keepsTexts ? compose(template, parts, locale) : undefined;
    const text = channel === 'sms' ? composeSms(template, parts, locale) : said?.text;
    await database.withOperatorTransaction({ accountId: null }, 'write', (transaction) =>
      transaction
        .insertInto('sent_message')
        .values({
          id: uuid7(),
          at: now(),
          channel,
          target: keepsTexts ? target : maskMiddle(target, 3, 4),
          template,
          subject: channel === 'mail' ? (said?.subject ?? null) : null,
          body: keepsTexts ? (text ?? null) : null,
          state,
          error,
          sent_for: tenantId,
        })
        .execute(),
    );
  }
}

/** What a person who set the connection up can do something with; never an address of our network. */
export function nameOf(error: unknown): string {
  const { code, responseCode, cause } = error as {
    readonly code?: unknown;
    readonly responseCode?: unknown;
    readonly cause?: unknown;
  };
  if (typeof responseCode === 'number') return `SMTP ${responseCode}`;
  if (typeof code === 'string') return code;
  if (cause instanceof Error) return nameOf(cause);
  return error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 120) : 'unknown';
}
