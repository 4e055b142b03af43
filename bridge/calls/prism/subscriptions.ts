/** Subscriptions: a report that comes to a person by itself, made with the rights of that person. */
import * as z from 'zod/mini';
import { day, id, moment, optional, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { reportFunctions } from './functions.ts';
import { period } from './query.ts';
import { savedId } from './reports.ts';
import { prismCodes as codes } from './terms.ts';

/** Most people that one request subscribes, and most subscriptions that one person receives. */
export const subscriptionLimits = { receivers: 100, each: 50 } as const;

const at = z.string('required').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid'));

/** When it comes, by the clock of the company; a day that a month lacks is its last one. */
export const rhythm = z.discriminatedUnion('every', [
  z.strictObject({ every: z.literal('day'), at }),
  z.strictObject({
    every: z.literal('week'),
    /** From 1 (Monday) to 7. */
    weekdays: z
      .array(z.int().check(z.minimum(1), z.maximum(7)))
      .check(z.minLength(1, 'required'), z.maxLength(7)),
    at,
  }),
  z.strictObject({
    every: z.literal('month'),
    day: z.int().check(z.minimum(1), z.maximum(31)),
    at,
  }),
]);

/** When a subscription comes. */
export type Rhythm = z.output<typeof rhythm>;

/** What the report is narrowed to; null leaves what it says itself. */
export const reportFilters = z.strictObject({
  organId: z.nullable(id),
  period: z.nullable(period),
  compare: z.nullable(z.enum(['none', 'previous', 'yearBefore'])),
});

/** What a subscribed report is narrowed to. */
export type ReportFilters = z.output<typeof reportFilters>;

/** By which way it comes: as a message of the portal alone, or by the channels of messages too. */
export const subscriptionWays = ['portal', 'message'] as const;

/** What becomes of one: `stopped` is one whose receiver may no longer open the report. */
export const subscriptionStates = ['active', 'paused', 'stopped'] as const;

/** Why one stopped: its receiver left, may not open the report or its organisation, or the report is gone. */
export const stopReasons = ['left', 'noRight', 'gone'] as const;

const subscription = z.object({
  id,
  report: savedId,
  /** Null where the caller may not open the report. */
  reportName: z.nullable(z.string()),
  rhythm,
  filters: reportFilters,
  /** The name of the organisation it is narrowed to. */
  organName: z.nullable(z.string()),
  way: z.enum(subscriptionWays),
  /** A workbook comes with it. */
  workbook: z.boolean(),
  state: z.enum(subscriptionStates),
  stopped: z.nullable(z.enum(stopReasons)),
  receiverName: z.string(),
  /** The caller receives it. */
  mine: z.boolean(),
  /** Who subscribed the receiver; null where that is the receiver. */
  makerName: z.nullable(z.string()),
  /** Null while it is paused or stopped. */
  nextAt: z.nullable(moment),
  lastSentAt: z.nullable(moment),
  /** Why the last one could not be made, in words. */
  error: z.nullable(z.string()),
  /** The workbook of the last one, for its receiver, while it is kept. */
  file: z.nullable(z.object({ name: z.string(), expiresAt: moment })),
  version: z.number(),
});

const open = {
  service: 'prism',
  access: { kind: 'function', functionId: reportFunctions.reports },
} as const;
const path = '/gateway/prism/web/subscription';

export const listSubscriptions = defineCall({
  ...open,
  name: 'prism.subscription.list',
  path: `${path}/getSubscriptions`,
  request: z.strictObject({}),
  result: z.object({
    subscriptions: z.array(subscription),
    /** The zone of the times. */
    timeZone: z.string(),
    today: day,
  }),
  doc: 'The subscriptions that the caller receives or made for others, with when they come next, came last, and what went wrong.',
});

export const saveSubscription = defineCall({
  ...open,
  name: 'prism.subscription.save',
  path: `${path}/saveSubscription`,
  encoding: 'json',
  effect: 'write',
  request: z.strictObject({
    /** Of the one that changes; a new one without. */
    id: optional(id),
    version: optional(z.int()),
    report: savedId,
    rhythm,
    filters: reportFilters,
    way: z.enum(subscriptionWays),
    workbook: z.boolean(),
    /** The accounts that receive it; none for the caller. Others need the function to subscribe others. */
    receiverIds: z.array(id).check(z.maxLength(subscriptionLimits.receivers)),
  }),
  result: z.object({ ids: z.array(id) }),
  errors: [
    'notFound',
    'conflict',
    'noPermission',
    'noFieldPermission',
    codes.tooManyCells,
    codes.tooFewDiffer,
    codes.tooManySubscriptions,
  ],
  doc: 'Subscribes the caller or others to a report, or changes a subscription of the caller; one that stopped begins again.',
});

export const pauseSubscription = defineCall({
  ...open,
  name: 'prism.subscription.pause',
  path: `${path}/pauseSubscription`,
  encoding: 'json',
  effect: 'write',
  request: z.strictObject({ id, paused: z.boolean() }),
  result: z.object({}),
  errors: ['notFound'],
  doc: 'Pauses a subscription that the caller receives or made, or lets it come again; what was due meanwhile is not sent.',
});

export const removeSubscription = defineCall({
  ...open,
  name: 'prism.subscription.remove',
  path: `${path}/removeSubscription`,
  effect: 'write',
  request: z.strictObject({ id }),
  result: z.object({}),
  errors: ['notFound'],
  doc: 'Ends a subscription that the caller receives or made.',
});

export const subscriptionReceivers = defineCall({
  service: 'prism',
  access: { kind: 'function', functionId: reportFunctions['reports.subscribe'] },
  name: 'prism.subscription.receivers',
  path: `${path}/getReceivers`,
  request: z.strictObject({ report: savedId, keyword: optional(text(1, 40)) }),
  result: z.array(z.object({ id, name: z.string(), organName: z.nullable(z.string()) })),
  errors: ['notFound'],
  doc: 'Colleagues who may open a report themselves, by name: only they can be subscribed to it.',
});

export const subscriptionFile = defineCall({
  ...open,
  name: 'prism.subscription.file',
  path: `${path}/downloadWorkbook`,
  answer: 'file',
  request: z.strictObject({ id }),
  result: z.null(),
  errors: ['notFound'],
  doc: 'Downloads the workbook of the last report that a subscription brought its receiver, while it is kept.',
});
