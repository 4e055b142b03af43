/** Behaviour events, as an administrator of the company reads them: what is used, how often, and by how many. */
import * as z from 'zod/mini';
import { day, list, moment, optional, pageOf, pageRequest } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { usageFunctions } from './functions.ts';

/** The most rows of one file. */
export const mostCountsExported = 100_000;

/** How long events are kept, in days. */
export const trackedEventsKept = 90;

/** A code or a name; never a comma, which separates several in an address. */
const word = z.string().check(z.regex(/^[a-zA-Z][a-zA-Z0-9.-]{0,63}$/, 'invalid'));

const filter = {
  app: optional(list(word, 50)),
  event: optional(list(word, 50)),
  from: optional(day),
  to: optional(day),
};

const direction = z._default(z.enum(['asc', 'desc']), 'desc');

const shared = {
  service: 'uac',
  access: { kind: 'function', functionId: usageFunctions.usage },
} as const;

/** One event of one app on one day. */
export const eventCount = z.object({
  /** Names the row in lists. */
  id: z.string(),
  day,
  app: z.string(),
  /** Its name in the language asked for; its code when it is no longer installed. */
  appName: z.string(),
  event: z.string(),
  times: z.number(),
  /** People it happened to that day. */
  people: z.number(),
});

const countOrder = {
  sort: z._default(z.enum(['day', 'times', 'people']), 'day'),
  direction,
};

export const eventCounts = defineCall({
  ...shared,
  name: 'uac.track.counts',
  path: '/gateway/uac/web/track/getCountPage',
  request: z.strictObject({ ...filter, ...countOrder, ...pageRequest }),
  result: pageOf(eventCount),
  doc: 'Lists one page of how often each event of each app happened on each day, and to how many people, the newest day first.',
});

export const eventCountExport = defineCall({
  ...shared,
  name: 'uac.track.export',
  path: '/gateway/uac/web/track/export',
  request: z.strictObject({
    ...filter,
    ...countOrder,
    columns: list(z.keyof(eventCount), 20),
    format: z._default(z.enum(['xlsx', 'csv']), 'xlsx'),
  }),
  result: eventCount,
  answer: 'file',
  access: { kind: 'function', functionId: usageFunctions['usage.export'] },
  errors: ['tooManyRows'],
  doc: 'Downloads the figures the list would show, all pages of them, with the chosen columns.',
});

/** One event. */
export const trackedEvent = z.object({
  /** Names the row in lists. */
  id: z.string(),
  at: moment,
  app: z.string(),
  appName: z.string(),
  event: z.string(),
  properties: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** Events of the same page that never reached the gateway before this one. */
  lost: z.number(),
});

export const trackedEventPage = defineCall({
  ...shared,
  name: 'uac.track.page',
  path: '/gateway/uac/web/track/getPage',
  request: z.strictObject({
    ...filter,
    sort: z._default(z.enum(['at']), 'at'),
    direction,
    ...pageRequest,
  }),
  result: pageOf(trackedEvent),
  doc: 'Lists one page of the events themselves, the newest first.',
});

export const eventChoices = defineCall({
  ...shared,
  name: 'uac.track.choices',
  path: '/gateway/uac/web/track/getChoices',
  encoding: 'none',
  request: z.strictObject({}),
  result: z.object({
    apps: z.array(z.object({ code: z.string(), name: z.string() })),
    events: z.array(z.string()),
  }),
  doc: 'Lists the apps and the names of events there are, to filter by.',
});
