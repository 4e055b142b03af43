/** What people of a supplier read and write about an order of theirs. */
import * as z from 'zod/mini';
import { id } from '../../kit/atoms.ts';
import { defineCall } from '../../kit/define.ts';
import { newMessage, orderMessage } from '../messages.ts';
import { ofPartners, portalPath, writesOfPartners } from './portal-call.ts';

export const portalMessages = defineCall({
  ...ofPartners,
  name: 'supplier.portal.messages',
  path: `${portalPath}/getMessages`,
  request: z.strictObject({ orderId: id }),
  result: z.object({
    /** Whether it can be written to: until the order is closed or cancelled. */
    open: z.boolean(),
    unread: z.number(),
    messages: z.array(orderMessage),
  }),
  errors: ['notFound'],
  doc: 'What was written about an order, the first message above; purchasers without their names.',
});

export const portalSendMessage = defineCall({
  ...writesOfPartners,
  name: 'supplier.portal.sendMessage',
  path: `${portalPath}/sendMessage`,
  request: z.strictObject(newMessage),
  result: z.object({ messageId: id }),
  errors: ['notFound', 'notNow'],
  doc: 'Writes to the purchasers of an order; they get a message within a minute.',
});

export const portalReadMessages = defineCall({
  ...writesOfPartners,
  name: 'supplier.portal.readMessages',
  path: `${portalPath}/readMessages`,
  request: z.strictObject({ orderId: id }),
  result: z.null(),
  errors: ['notFound'],
  doc: 'Notes that the caller has read what was written about an order so far.',
});

/** The calls about threads of orders. */
export const portalMessageCalls: {
  readonly portalMessages: typeof portalMessages;
  readonly portalSendMessage: typeof portalSendMessage;
  readonly portalReadMessages: typeof portalReadMessages;
} = { portalMessages, portalSendMessage, portalReadMessages };
