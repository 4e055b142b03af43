/** What the shell reports of the calls of apps over the bridge; apart from their reading, since every portal page loads it. */
import * as z from 'zod/mini';
import { appCode, id } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';

/** The most calls one report holds. */
export const mostReported = 200;

/** What a column of the database and a sum of a person's day can hold. */
const amount = z.number().check(z.gte(0), z.lte(2_000_000_000));
const whole = z.int().check(z.gte(0), z.lte(2_000_000_000));

/** An app may call anything it likes a method: what is no plain character says nothing, and could deceive who reads it. */
const method = z.string().check(
  z.maxLength(64),
  z.overwrite((value) => value.replace(/[^\u0021-\u007e]/gu, '?')),
);

/** One call as it is reported. Who made it and where says the session. */
export const reportedCall = z.strictObject({
  /** Counts the calls of this browser tab. */
  number: whole,
  /** Milliseconds between the call and this report: clocks of browsers are wrong. */
  ago: amount,
  app: appCode,
  mountId: id,
  method,
  decision: z.enum(['served', 'refused']),
  code: z.string().check(z.regex(/^[a-zA-Z]{2,32}$/)),
  milliseconds: amount,
  size: whole,
});

export const reportBridgeCalls = defineCall({
  name: 'uac.bridgeCall.report',
  path: '/gateway/uac/web/bridgeCall/report',
  service: 'uac',
  encoding: 'json',
  request: z.strictObject({
    calls: z.array(reportedCall).check(z.minLength(1), z.maxLength(mostReported)),
    /** Calls since the last report that could not be kept until now. */
    lost: z._default(whole, 0),
  }),
  result: z.null(),
  effect: 'write',
  caller: 'shell',
  access: { kind: 'session' },
  outside: 'account',
  doc: 'Keeps what the apps of this browser tab asked of the shell, for 180 days; the person and the company are those of the session.',
});
