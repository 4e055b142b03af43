/** How a company reaches people by mail and SMS, and what was sent. */
import * as z from 'zod/mini';
import { list, moment, optional, pageOf, pageRequest, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { email } from './contacts.ts';
import { deliveryFunctions, outboxFunctions } from './functions.ts';
import { uacCodes } from './terms.ts';

/** By what a person is reached. */
export const deliveryChannels = ['mail', 'sms'] as const;
const channel = z.enum(deliveryChannels);

/** How the line to a mail server is kept secret: from the start, or once both have agreed. */
export const mailSecurity = ['tls', 'starttls', 'none'] as const;

const host = z
  .string('required')
  .check(z.trim(), z.toLowerCase(), z.regex(/^[a-z0-9.-]{1,253}$/, 'invalid'));

/** Where mail goes out. */
export const mailSettings = z.strictObject({
  host,
  port: z.int('required').check(z.minimum(1, 'tooSmall'), z.maximum(65_535, 'tooLarge')),
  security: z.enum(mailSecurity),
  /** Empty where the server asks for no name. */
  user: z.string().check(z.maxLength(200, 'tooLong')),
  from: email,
  /** Comes before the address. */
  fromName: text(1, 60),
});

/** The service that sends text messages: it takes an HTTP request with a JSON body. */
export const smsSettings = z.strictObject({
  address: z
    .string('required')
    .check(z.trim(), z.maxLength(500, 'tooLong'), z.regex(/^https?:\/\/[^\s]+$/, 'invalid')),
  /** JSON in which `{{to}}`, `{{text}}` and `{{code}}` are replaced inside quotes. */
  body: z.string('required').check(z.minLength(2, 'required'), z.maxLength(4000, 'tooLong')),
  /** Where the answer says how it went, such as `/Code`; empty: by its status alone. */
  okPath: z.string().check(z.regex(/^(\/[^/\s]{1,60}){0,6}$/, 'invalid')),
  okValue: z.string().check(z.maxLength(60, 'tooLong')),
});

/** A secret that is written and never read: absent keeps what is there. */
const newSecret = z.optional(z.string().check(z.maxLength(2000, 'tooLong')));

// The handlers seal secrets outside of a company's transaction, so their policy asks for the function.
const shared = { service: 'uac', access: { kind: 'session' }, errors: ['noPermission'] } as const;
const path = '/gateway/uac/web/delivery';

export const deliveryConnections = defineCall({
  ...shared,
  name: 'uac.delivery.connections',
  path: `${path}/getConnections`,
  encoding: 'none',
  request: z.strictObject({}),
  result: z.object({
    mail: z.nullable(mailSettings),
    sms: z.nullable(smsSettings),
    /** Whether a secret is kept; it never leaves. */
    hasMailSecret: z.boolean(),
    hasSmsSecret: z.boolean(),
  }),
  doc: `Answers how the company sends mail and SMS, without its secrets, to those who hold ${deliveryFunctions.delivery}.`,
});

export const saveMailConnection = defineCall({
  ...shared,
  name: 'uac.delivery.saveMail',
  path: `${path}/saveMail`,
  encoding: 'json',
  effect: 'write',
  request: z.strictObject({ settings: mailSettings, secret: newSecret }),
  result: z.null(),
  errors: ['noPermission', uacCodes.confirmNeeded],
  doc: 'Sets the mail server of the company.',
});

export const saveSmsConnection = defineCall({
  ...shared,
  name: 'uac.delivery.saveSms',
  path: `${path}/saveSms`,
  encoding: 'json',
  effect: 'write',
  request: z.strictObject({ settings: smsSettings, secret: newSecret }),
  result: z.null(),
  errors: ['noPermission', uacCodes.confirmNeeded],
  doc: 'Sets the SMS service of the company.',
});

export const testDelivery = defineCall({
  ...shared,
  name: 'uac.delivery.test',
  path: `${path}/test`,
  encoding: 'json',
  effect: 'write',
  request: z.strictObject({ channel, to: text(3, 254) }),
  result: z.object({ ok: z.boolean(), error: z.nullable(z.string()) }),
  errors: ['noPermission', 'throttled', uacCodes.deliveryMissing],
  doc: 'Sends a test message by the connection of the company, and returns how that went.',
});

/** One message that was sent, or should have been. */
export const sentMessage = z.object({
  id: z.string(),
  at: moment,
  channel,
  target: z.string(),
  template: z.string(),
  subject: z.nullable(z.string()),
  body: z.nullable(z.string()),
  state: z.enum(['sent', 'failed', 'kept']),
  error: z.nullable(z.string()),
  company: z.nullable(z.string()),
});

export const sentMessagePage = defineCall({
  service: 'uac',
  access: { kind: 'session' },
  name: 'uac.delivery.sentPage',
  path: `${path}/getSentPage`,
  request: z.strictObject({
    /** Part of a phone number or an address. */
    keyword: optional(text(1, 50)),
    channel: optional(list(channel, 2)),
    sort: z._default(z.enum(['at']), 'at'),
    direction: z._default(z.enum(['asc', 'desc']), 'desc'),
    ...pageRequest,
  }),
  result: pageOf(sentMessage),
  errors: ['noPermission'],
  doc: `Lists what was sent by mail and SMS to those who hold ${outboxFunctions.messages}; texts are kept in a demo only.`,
});
