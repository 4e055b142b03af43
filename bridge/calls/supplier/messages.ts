/** What purchasers and people of the supplier write to each other about an order; here as purchasers do. */
import * as z from 'zod/mini';
import { fileFormat } from '../filecenter/file-format.ts';
import { filecenterCodes } from '../filecenter/terms.ts';
import { id, lines, moment, optional, pageOf, pageRequest, text, upload } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { portalOrderStates } from './portal/orders.ts';
import { purchaseOrder } from './records/order.ts';

/** Files of one message. */
export const mostAttachments = 9;

/** One message of a thread. */
export const orderMessage = z.object({
  messageId: id,
  side: z.enum(['buyer', 'supplier']),
  /** Null for a purchaser where a supplier reads: names of people of the company are not for suppliers. */
  authorName: z.nullable(z.string()),
  body: z.string(),
  at: moment,
  files: z.array(z.object({ id, name: z.string(), size: z.number() })),
});

/** What is written about an order: words, files or both. */
export const newMessage = {
  orderId: id,
  /** Made once for each press: the same one counts once. */
  requestKey: text(8, 64),
  body: optional(lines(1, 2000)),
  attachmentIds: z.array(id).check(z.maxLength(mostAttachments, 'tooLong')),
} as const;

const reads = {
  service: 'supplier',
  access: { kind: 'function', functionId: purchaseOrder.functionId },
} as const;
const writes = {
  service: 'supplier',
  effect: 'write',
  access: { kind: 'function', functionId: `${purchaseOrder.functionId}.edit` },
} as const;
const path = '/gateway/supplier/web/orderMessage';

export const orderThreads = defineCall({
  ...reads,
  name: 'supplier.message.threads',
  path: `${path}/getThreads`,
  request: z.strictObject({
    ...pageRequest,
    search: optional(text(1, 60)),
    /** `unread`: with something the caller has not read; `written`: with messages; `all`: every order that was sent. */
    kind: z.enum(['unread', 'written', 'all'], 'choice'),
  }),
  result: z.extend(
    pageOf(
      z.object({
        orderId: id,
        number: z.string(),
        supplierName: z.string(),
        state: z.enum(portalOrderStates),
        unread: z.number(),
        lastAt: z.nullable(moment),
        /** The words of the last message; empty for files alone. */
        lastBody: z.nullable(z.string()),
      }),
    ),
    {
      /** Orders with something unread. */
      unreadOrders: z.number(),
    },
  ),
  doc: 'Orders in reach with what was written about them, the latest message first.',
});

export const orderThread = defineCall({
  ...reads,
  name: 'supplier.message.thread',
  path: `${path}/getThread`,
  request: z.strictObject({ orderId: id }),
  result: z.object({
    number: z.string(),
    supplierName: z.string(),
    state: z.enum(portalOrderStates),
    /** Whether it can be written to: until the order is closed or cancelled. */
    open: z.boolean(),
    unread: z.number(),
    messages: z.array(orderMessage),
  }),
  errors: ['notFound'],
  doc: 'What was written about an order, the first message above.',
});

export const sendOrderMessage = defineCall({
  ...writes,
  name: 'supplier.message.send',
  path: `${path}/send`,
  encoding: 'json',
  request: z.strictObject(newMessage),
  result: z.object({ messageId: id }),
  errors: ['notFound', 'notNow'],
  doc: 'Writes to the supplier of an order; its people get a message.',
});

export const readOrderMessages = defineCall({
  ...reads,
  name: 'supplier.message.read',
  path: `${path}/markRead`,
  encoding: 'json',
  effect: 'write',
  request: z.strictObject({ orderId: id }),
  result: z.null(),
  errors: ['notFound'],
  doc: 'Notes that the caller has read what was written about an order so far.',
});

export const uploadOrderFile = defineCall({
  ...writes,
  name: 'supplier.message.upload',
  path: `${path}/upload`,
  encoding: 'multipart',
  request: z.strictObject({ file: upload }),
  result: z.object({ id, name: z.string(), format: fileFormat, size: z.number() }),
  errors: ['fileEmpty', 'fileFormat', 'fileTooLarge', filecenterCodes.tooManyFiles],
  doc: 'Uploads a file for a message; it is kept for a day until that is sent.',
});

export const orderFile = defineCall({
  ...reads,
  name: 'supplier.message.file',
  path: `${path}/getFile`,
  request: z.strictObject({ attachmentId: id }),
  result: z.null(),
  answer: 'file',
  errors: ['notFound'],
  doc: 'Downloads a file out of a message about an order in reach.',
});

/** The calls of purchasers about threads of orders. */
export const orderMessageCalls: {
  readonly orderThreads: typeof orderThreads;
  readonly orderThread: typeof orderThread;
  readonly sendOrderMessage: typeof sendOrderMessage;
  readonly readOrderMessages: typeof readOrderMessages;
  readonly uploadOrderFile: typeof uploadOrderFile;
  readonly orderFile: typeof orderFile;
} = {
  orderThreads,
  orderThread,
  sendOrderMessage,
  readOrderMessages,
  uploadOrderFile,
  orderFile,
};
