/** Receiving what was ordered, as the vendor's app shows it: open orders, what came, and taking a mistake back. */
import * as z from 'zod/mini';
import { day, id, lines, optional, pageOf, pageRequest, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { supplierFunctions } from './functions.ts';
import { supplierCodes as codes } from './terms.ts';

const receiving = {
  service: 'supplier',
  access: { kind: 'function', functionId: supplierFunctions.deliveries },
} as const;
const path = '/gateway/supplier/web/receiving';

/** A quantity with up to three digits after the point, as text. */
export const quantity = z.string('invalid').check(z.regex(/^\d{1,9}(\.\d{1,3})?$/, 'invalid'));

/** The states of orders that are received or were. */
export const receivableStates = [
  'ordered',
  'acknowledged',
  'partly',
  'received',
  'closed',
] as const;

export const receivingOrders = defineCall({
  ...receiving,
  name: 'supplier.receiving.orders',
  path: `${path}/getOrders`,
  request: z.strictObject({
    ...pageRequest,
    search: optional(text(1, 60)),
    /** `open`: something is still to come; `done`: all came, or it is closed. */
    kind: z.enum(['open', 'done'], 'choice'),
    /** Only this order, whichever kind it is. */
    orderId: optional(id),
  }),
  result: z.extend(
    pageOf(
      z.object({
        orderId: id,
        number: z.string(),
        supplierName: z.string(),
        organName: z.string(),
        orderedOn: day,
        neededOn: day,
        /** Something is still to come after the day it was needed on. */
        late: z.boolean(),
        place: z.string(),
        state: z.enum(receivableStates),
        /** Quantities as text with three digits after the point. */
        items: z.array(
          z.object({
            lineNo: z.number(),
            name: z.string(),
            unit: z.string(),
            ordered: z.string(),
            accepted: z.string(),
            open: z.string(),
          }),
        ),
      }),
    ),
    { today: day },
  ),
  doc: 'The orders of the organisations the caller reaches, with what is still to come of each line; late ones first.',
});

export const receiveDelivery = defineCall({
  ...receiving,
  name: 'supplier.receiving.receive',
  path: `${path}/receive`,
  encoding: 'json',
  effect: 'write',
  request: z.strictObject({
    orderId: id,
    /** Made once for each press: the same one counts once. */
    requestKey: text(8, 64),
    arrivedOn: day,
    note: optional(lines(1, 500)),
    items: z
      .array(
        z.strictObject({
          lineNo: z.int('invalid').check(z.minimum(1, 'tooSmall'), z.maximum(100, 'tooLarge')),
          accepted: quantity,
          rejected: quantity,
          /** Needed where something is rejected. */
          reason: optional(text(1, 120)),
        }),
      )
      .check(z.minLength(1, 'required'), z.maxLength(100, 'tooLong')),
  }),
  result: z.object({ deliveryId: id, number: z.string(), state: z.enum(receivableStates) }),
  errors: ['notFound', 'notNow', codes.orderNotOpen],
  doc: 'Books what came for an order: the accepted quantities count, the rejected ones go back. The caller is the receiver.',
});

export const receivedDeliveries = defineCall({
  ...receiving,
  name: 'supplier.receiving.deliveries',
  path: `${path}/getDeliveries`,
  request: z.strictObject({ orderId: id }),
  result: z.object({
    deliveries: z.array(
      z.object({
        deliveryId: id,
        version: z.number(),
        number: z.string(),
        state: z.enum(['announced', 'arrived', 'booked', 'reversed']),
        arrivedOn: z.nullable(day),
        receiverName: z.nullable(z.string()),
        note: z.nullable(z.string()),
        /** It is booked and not settled. */
        reversible: z.boolean(),
        items: z.array(
          z.object({
            lineNo: z.number(),
            name: z.string(),
            unit: z.string(),
            accepted: z.string(),
            rejected: z.string(),
            reason: z.nullable(z.string()),
          }),
        ),
      }),
    ),
  }),
  errors: ['notFound'],
  doc: 'What came for an order, the last delivery first.',
});

export const reverseDelivery = defineCall({
  ...receiving,
  name: 'supplier.receiving.reverse',
  path: `${path}/reverse`,
  encoding: 'json',
  effect: 'write',
  request: z.strictObject({ deliveryId: id, version: z.int() }),
  result: z.object({ state: z.enum(receivableStates) }),
  errors: ['notFound', 'conflict', 'notNow', codes.deliverySettled],
  doc: 'Takes a booked delivery back: its quantities are open again. One that is settled stays.',
});

/** The calls of receiving. */
export const receivingCalls: {
  readonly receivingOrders: typeof receivingOrders;
  readonly receiveDelivery: typeof receiveDelivery;
  readonly receivedDeliveries: typeof receivedDeliveries;
  readonly reverseDelivery: typeof reverseDelivery;
} = { receivingOrders, receiveDelivery, receivedDeliveries, reverseDelivery };
