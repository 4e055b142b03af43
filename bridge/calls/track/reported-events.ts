/** Behaviour events, as the shell reports them for itself and for apps; apart from their reading, since every portal page loads it. */
import * as z from 'zod/mini';
import { appCode, day, id } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { trackCodes } from './terms.ts';

/** Events of one report, and the version it names (specification §7 and §9). */
export const trackBatch = 5;
export const trackVersion = '5.10.0';

/** The code under which events of the portal itself are kept; no app has it. */
export const portalCode = 'portal';

/** Codes the portal itself is known by where behaviour is tracked (specification §7). */
const portalApp = z.enum(['APP12', 'APP13']);

/** Milliseconds and counts, as a browser knows them. */
const amount = z.number().check(z.gte(0), z.lte(2_000_000_000));
const whole = z.int().check(z.gte(0), z.lte(2_000_000_000));

/** What an event is called: one to four words between dots, such as `roster.filtered`. */
export const eventName = z
  .string()
  .check(z.maxLength(64), z.regex(/^[a-z][a-zA-Z0-9]*(\.[a-z][a-zA-Z0-9]*){0,3}$/, 'invalid'));

/** A word that stands for something; never a text, and nothing that begins as a number of a person does. */
const word = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9._-]{0,31}$/, 'invalid'));
const figure = z.number().check(z.gte(-9_999_999), z.lte(9_999_999));

/** What is said of an event: at most eight words, figures and marks by name, so that no name and no number of a person fits. */
export const eventProperties = z
  .record(
    z.string().check(z.regex(/^[a-z][a-zA-Z0-9]{0,31}$/, 'invalid')),
    z.union([word, figure, z.boolean()]),
  )
  .check(z.refine((all) => Object.keys(all).length <= 8, 'tooLarge'));

/** One event as it is reported. Who was there says the session, and it is not kept. */
export const reportedEvent = z.strictObject({
  /** Counts the events of one run of the portal's page. */
  number: whole,
  /** Milliseconds between the event and this report: clocks of browsers are wrong. */
  ago: amount,
  app: appCode,
  name: eventName,
  properties: eventProperties,
});

const shared = {
  service: 'uac',
  caller: 'shell',
  access: { kind: 'session' },
} as const;

export const trackKey = defineCall({
  ...shared,
  name: 'uac.track.key',
  path: '/gateway/uac/web/track/getKey',
  request: z.strictObject({ appCode: portalApp }),
  result: z.object({
    key: z.string(),
    /** The day it signs for; the browser's own may be another one. */
    date: day,
  }),
  effect: 'write',
  outside: 'account',
  doc: 'Returns the key that reports of behaviour events are signed with, of the company and for a day. It is no secret: every browser of the company has it.',
});

export const reportEvents = defineCall({
  ...shared,
  name: 'uac.track.report',
  path: '/gateway/uac/web/track/report',
  encoding: 'json',
  request: z.strictObject({
    appCode: portalApp,
    version: z.enum([trackVersion]),
    date: day,
    /** Another one for every report. */
    nonce: id,
    /** SHA-256 of appCode, date, nonce and key in this order, in hexadecimal. */
    sign: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'invalid')),
    /** One run of the portal's page, so that a report that is sent twice is kept once. */
    runId: id,
    events: z.array(reportedEvent).check(z.minLength(1), z.maxLength(trackBatch)),
    /** Events since the last report that could not be kept until now. */
    lost: z._default(whole, 0),
  }),
  result: z.null(),
  effect: 'write',
  errors: [trackCodes.signatureInvalid, 'throttled'],
  outside: 'account',
  doc: 'Keeps up to five behaviour events of the company for 90 days, without the person; `signatureInvalid` when another key is in force, `throttled` once 10,000 of the account are kept in an hour.',
});
