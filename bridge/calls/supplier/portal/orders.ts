/** Orders as people of a supplier see them: accepted with a promised day, and delivered. */
import * as z from 'zod/mini';
import { day, id, lines, optional, pageOf, pageRequest, text } from '../../kit/atoms.ts';
import { defineCall } from '../../kit/define.ts';
import { quantity, receivableStates } from '../receiving.ts';
import { deliveryStates } from '../records/delivery.ts';
import { supplierCodes as codes } from '../terms.ts';
import { ofPartners, portalPath, version, writesOfPartners } from './portal-call.ts';

/** The states of orders that their supplier sees. */
export const portalOrderStates = [...receivableStates, 'cancelled'] as const;

export const portalOrders = defineCall({
  ...ofPartners,
  name: 'supplier.portal.orders',
  path: `${portalPath}/getOrders`,
  request: z.strictObject({
    ...pageRequest,
    search: optional(text(1, 60)),
    /** `new`: to be answered; `open`: something is still to come; `done`: all came, or it is over. */
    kind: z.enum(['new', 'open', 'done'], 'choice'),
    /** Only this order, whichever kind it is. */
    orderId: optional(id),
  }),
  result: z.extend(
    pageOf(
      z.object({
        orderId: id,
        version: z.number(),
        number: z.string(),
        orderedOn: day,
        neededOn: day,
        promisedOn: z.nullable(day),
        reply: z.nullable(z.string()),
        late: z.boolean(),
        place: z.string(),
        state: z.enum(portalOrderStates),
        /** Messages about it that the caller has not read. */
        unread: z.number(),
        /** Net and with tax, as text with two digits after the point. */
        net: z.string(),
        gross: z.string(),
        /** Quantities as text with three digits after the point. */
        items: z.array(
          z.object({
            lineNo: z.number(),
            name: z.string(),
            unit: z.string(),
            ordered: z.string(),
            accepted: z.string(),
            /** On the way or waiting to be checked. */
            announced: z.string(),
            price: z.nullable(z.string()),
          }),
        ),
      }),
    ),
    { today: day },
  ),
  doc: 'The orders to the supplier, with what is still to come of each line; the one that is needed first above.',
});

export const portalAnswerOrder = defineCall({
  ...writesOfPartners,
  name: 'supplier.portal.answerOrder',
  path: `${portalPath}/answerOrder`,
  request: z.strictObject({
    orderId: id,
    version,
    /** The day by which it will be there. */
    promisedOn: day,
    reply: optional(lines(1, 300)),
  }),
  result: z.object({ state: z.enum(portalOrderStates), version: z.number() }),
  errors: ['notFound', 'conflict', 'notNow'],
  doc: 'Accepts an order with the day it will be there, or promises another day for one that was accepted.',
});

export const portalDeliveries = defineCall({
  ...ofPartners,
  name: 'supplier.portal.deliveries',
  path: `${portalPath}/getDeliveries`,
  request: z.strictObject({ ...pageRequest, orderId: optional(id) }),
  result: pageOf(
    z.object({
      deliveryId: id,
      version: z.number(),
      number: z.string(),
      orderId: id,
      orderNumber: z.string(),
      state: z.enum(deliveryStates),
      announcedFor: z.nullable(day),
      arrivedOn: z.nullable(day),
      items: z.array(
        z.object({
          lineNo: z.number(),
          name: z.string(),
          unit: z.string(),
          /** What is announced before it is checked, what was accepted afterwards. */
          accepted: z.string(),
          rejected: z.string(),
          reason: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  doc: 'Deliveries of the supplier and what became of them, the last one first.',
});

export const portalAnnounce = defineCall({
  ...writesOfPartners,
  name: 'supplier.portal.announce',
  path: `${portalPath}/announce`,
  request: z.strictObject({
    orderId: id,
    /** Made once for each press: the same one counts once. */
    requestKey: text(8, 64),
    announcedFor: day,
    items: z
      .array(
        z.strictObject({
          lineNo: z.int('invalid').check(z.minimum(1, 'tooSmall'), z.maximum(100, 'tooLarge')),
          quantity,
        }),
      )
      .check(z.minLength(1, 'required'), z.maxLength(100, 'tooLong')),
  }),
  result: z.object({ deliveryId: id, number: z.string() }),
  errors: ['notFound', 'notNow', codes.orderNotOpen],
  doc: 'Announces a delivery for an accepted order: what comes, and on which day.',
});

export const portalWithdrawDelivery = defineCall({
  ...writesOfPartners,
  name: 'supplier.portal.withdrawDelivery',
  path: `${portalPath}/withdrawDelivery`,
  request: z.strictObject({ deliveryId: id, version }),
  result: z.null(),
  errors: ['notFound', 'conflict', 'notNow'],
  doc: 'Takes back a delivery that was announced and has not arrived.',
});

/** The calls about orders and deliveries. */
export const portalOrderCalls: {
  readonly portalOrders: typeof portalOrders;
  readonly portalAnswerOrder: typeof portalAnswerOrder;
  readonly portalDeliveries: typeof portalDeliveries;
  readonly portalAnnounce: typeof portalAnnounce;
  readonly portalWithdrawDelivery: typeof portalWithdrawDelivery;
} = {
  portalOrders,
  portalAnswerOrder,
  portalDeliveries,
  portalAnnounce,
  portalWithdrawDelivery,
};
