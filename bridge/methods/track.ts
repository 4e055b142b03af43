import * as z from 'zod/mini';
import { defineMethod } from './define.ts';

/** One to four words between dots. What begins with `portal.` is said by the portal itself. */
const eventName = z
  .string()
  .check(z.maxLength(64), z.regex(/^(?!portal\b)[a-z][a-zA-Z0-9]*(\.[a-z][a-zA-Z0-9]*){0,3}$/));

/** A word that stands for something, a figure, or a mark: a name, a number or an address of a person fits into none. */
const value = z.union([
  z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9._-]{0,31}$/)),
  z.number().check(z.gte(-9_999_999), z.lte(9_999_999)),
  z.boolean(),
]);

export const trackEvent = defineMethod({
  name: 'track.event',
  request: z.strictObject({
    /** What happened, such as `roster.filtered`. */
    name: eventName,
    /** At most eight; never what a person typed. */
    properties: z._default(
      z
        .record(z.string().check(z.regex(/^[a-z][a-zA-Z0-9]{0,31}$/)), value)
        .check(z.refine((all) => Object.keys(all).length <= 8)),
      {},
    ),
  }),
  result: z.null(),
  capability: 'track',
  threats: ['T1', 'T5', 'T12', 'T16'],
  perMinute: 120,
  since: '1.2',
  doc: 'Says that something was used, for the usage figures of the company: a name, and a few words and figures; the person is not kept. The shell sends events in batches of five, some seconds later; what cannot be sent is counted and dropped.',
});
