import * as z from 'zod/mini';
import { defineMethod } from './define.ts';

export const unreadMessages = defineMethod({
  name: 'messages.unread',
  request: z.strictObject({}),
  result: z.object({ unread: z.number() }),
  capability: 'messages',
  threats: ['T8'],
  errors: ['busy'],
  perMinute: 30,
  doc: "Returns how many of the person's messages are unread, never which; `busy` while it is not known.",
});

export const openMessage = defineMethod({
  name: 'messages.open',
  request: z.strictObject({
    /** Absent for the list of all messages. */
    messageId: z.optional(z.uuid()),
  }),
  result: z.null(),
  capability: 'messages',
  threats: ['T14', 'T18'],
  errors: ['busy'],
  perMinute: 12,
  doc: 'Shows the messages of the person, or one of them; `busy` while another app is in front.',
});
