/** Messages that reach people: what a company and a person wish, the texts, and how each message went. */
import * as z from 'zod/mini';
import { id, lines, list, moment, optional, pageOf, pageRequest, text } from '../kit/atoms.ts';
import { type CallTable, defineCall } from '../kit/define.ts';
import {
  messageChannels,
  messageEvents,
  messageWays,
  outsideChannels,
  placeholders,
  switchedWays,
} from './events.ts';
import { messageFunctions } from './functions.ts';

const event = z.enum(messageEvents);
const way = z.enum(messageWays);
const clock = z.string('required').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid'));

/** The hours in which nothing but what is urgent goes out; they may pass midnight. */
export const quietHours = z
  .strictObject({ from: clock, to: clock })
  .check(z.refine(({ from, to }) => from !== to, 'invalid'));

const eventSwitch = z.strictObject({
  event,
  work: z.boolean(),
  mail: z.boolean(),
  sms: z.boolean(),
  /** Goes out in quiet hours too. */
  urgent: z.boolean(),
});

const rule = z.strictObject({
  /** Tried one after the other until one takes the message. */
  channels: z
    .array(z.enum(outsideChannels))
    .check(z.refine((all) => new Set(all).size === all.length, 'invalid')),
  quiet: z.nullable(quietHours),
  /** The number of the app at DingTalk; empty where DingTalk is not used. */
  dingtalkAgent: z.string().check(z.trim(), z.regex(/^\d{0,20}$/, 'invalid')),
});

const settled = {
  service: 'message',
  access: { kind: 'function', functionId: messageFunctions.settings },
} as const;
const path = '/gateway/message/web/outbox';

export const messageSettings = defineCall({
  ...settled,
  name: 'message.setting.get',
  path: `${path}/getSettings`,
  encoding: 'none',
  request: z.strictObject({}),
  result: z.object({
    rule,
    events: z.array(z.extend(eventSwitch, { hasTemplate: z.boolean() })),
  }),
  doc: 'Answers by which channels the company sends which messages, and when not.',
});

export const saveMessageRule = defineCall({
  ...settled,
  name: 'message.setting.saveRule',
  path: `${path}/saveRule`,
  encoding: 'json',
  effect: 'write',
  request: rule,
  result: z.null(),
  doc: 'Sets the order of the channels and the quiet hours of the company.',
});

export const saveMessageSwitch = defineCall({
  ...settled,
  name: 'message.setting.saveSwitch',
  path: `${path}/saveSwitch`,
  encoding: 'json',
  effect: 'write',
  request: eventSwitch,
  result: z.null(),
  doc: 'Switches the ways of one event for the company.',
});

/** The words of one way in both languages. */
export const templateWords = z.strictObject({
  titleZh: text(1, 80),
  bodyZh: lines(1, 2000),
  titleEn: text(1, 120),
  bodyEn: lines(1, 2000),
});

export const messageTemplates = defineCall({
  ...settled,
  name: 'message.template.list',
  path: `${path}/getTemplates`,
  request: z.strictObject({ event }),
  result: z.object({
    placeholders: z.array(z.enum(placeholders)),
    ways: z.array(
      z.object({
        way,
        /** What is sent without words of the company. */
        usual: templateWords,
        own: z.nullable(templateWords),
      }),
    ),
  }),
  doc: 'Returns the texts of one event by their ways.',
});

export const saveMessageTemplate = defineCall({
  ...settled,
  name: 'message.template.save',
  path: `${path}/saveTemplate`,
  encoding: 'json',
  effect: 'write',
  request: z.strictObject({
    event,
    way,
    /** Null goes back to the usual text. */
    words: z.nullable(templateWords),
  }),
  result: z.null(),
  doc: 'Keeps the company’s own text of one event and way, in both languages; placeholders the event lacks are refused.',
});

/** One message, with how each channel went. */
export const deliveryLine = z.object({
  id,
  at: moment,
  event,
  personName: z.string(),
  title: z.string(),
  state: z.enum(['waiting', 'sent', 'failed', 'superseded', 'portalOnly']),
  /** When the next try is due; null once it has ended. */
  dueAt: z.nullable(moment),
  channels: z.array(
    z.object({
      channel: z.enum(messageChannels),
      state: z.enum(['sent', 'retrying', 'failed']),
      target: z.nullable(z.string()),
      attempts: z.number(),
      error: z.nullable(z.string()),
      at: moment,
    }),
  ),
});

const logged = {
  service: 'message',
  access: { kind: 'function', functionId: messageFunctions.deliveries },
} as const;

export const deliveryPage = defineCall({
  ...logged,
  name: 'message.delivery.page',
  path: `${path}/getDeliveryPage`,
  request: z.strictObject({
    /** Part of the name of the receiver. */
    keyword: optional(text(1, 50)),
    event: optional(list(event, messageEvents.length)),
    state: optional(list(deliveryLine.shape.state, 5)),
    sort: z._default(z.enum(['at']), 'at'),
    direction: z._default(z.enum(['asc', 'desc']), 'desc'),
    ...pageRequest,
  }),
  result: pageOf(deliveryLine),
  doc: 'Lists the messages of the company to its people, and how each channel went.',
});

export const resendMessage = defineCall({
  ...logged,
  name: 'message.delivery.resend',
  path: `${path}/resend`,
  effect: 'write',
  request: z.strictObject({ messageId: id }),
  result: z.null(),
  errors: ['notFound'],
  doc: 'Tries a message that failed once more, by every channel.',
});

const wishes = z.strictObject({
  /** The ways that the person does not want, by event. */
  unwanted: z.array(z.strictObject({ event, ways: z.array(z.enum(switchedWays)) })),
  quiet: z.enum(['company', 'own', 'none']),
  /** With `own` alone. */
  hours: z.nullable(quietHours),
});

const own = { service: 'message', caller: 'shell', access: { kind: 'session' } } as const;

export const ownMessageWishes = defineCall({
  ...own,
  name: 'message.wish.get',
  path: `${path}/getOwnWishes`,
  encoding: 'none',
  request: z.strictObject({}),
  result: z.extend(wishes, {
    /** What the company sends: a person chooses within it. */
    events: z.array(z.object({ event, ways: z.array(z.enum(switchedWays)) })),
    companyQuiet: z.nullable(quietHours),
  }),
  doc: 'Returns which messages the caller wants outside of the portal, and when not.',
});

export const saveOwnMessageWishes = defineCall({
  ...own,
  name: 'message.wish.save',
  path: `${path}/saveOwnWishes`,
  encoding: 'json',
  effect: 'write',
  request: wishes.check(
    z.refine(({ quiet, hours }) => (quiet === 'own') === (hours !== null), {
      path: ['hours'],
      error: 'required',
    }),
  ),
  result: z.null(),
  doc: 'Keeps which messages the caller wants outside of the portal, and when not.',
});

/** The calls of this file. */
export const outboxCalls = {
  messageSettings,
  saveMessageRule,
  saveMessageSwitch,
  messageTemplates,
  saveMessageTemplate,
  deliveryPage,
  resendMessage,
  ownMessageWishes,
  saveOwnMessageWishes,
} as const satisfies CallTable;
