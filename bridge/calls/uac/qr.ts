/** Signing in on a desk by a code that a phone opens (specification §1). */
import * as z from 'zod/mini';
import { moment } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { secret } from './secret.ts';
import { sessionInfo } from './session.ts';
import { uacCodes } from './terms.ts';

/** Seconds for which a code can be opened, answered once it was, and for which the desk may come for its session. */
export const qrSeconds = { created: 120, scanned: 60, confirmed: 30 } as const;

/** Codes that one address may ask for in a minute. */
export const qrPerMinute = 10;

const shared = { service: 'uac', caller: 'shell', bodyLimit: 2048, effect: 'write' } as const;
const path = '/gateway/uac/web/qr';
const ticket = z.strictObject({ ticket: secret });
const matchNumber = z.string('required').check(z.regex(/^\d{2}$/, 'invalid'));

export const createQr = defineCall({
  ...shared,
  name: 'uac.qr.create',
  path: `${path}/create`,
  access: { kind: 'public' },
  encoding: 'none',
  request: z.strictObject({}),
  result: z.object({ ticket: secret, life: z.number() }),
  errors: ['throttled'],
  doc: 'Makes a code for the browser of a desk.',
});

export const pollQr = defineCall({
  ...shared,
  name: 'uac.qr.poll',
  path: `${path}/poll`,
  access: { kind: 'public' },
  request: ticket,
  result: z.object({
    state: z.enum(['created', 'scanned', 'over', 'consumed']),
    /** What the person has to pick on the phone. */
    matchNumber: z.nullable(matchNumber),
    session: z.nullable(sessionInfo),
  }),
  errors: [uacCodes.qrOver, uacCodes.codeNotEnough, uacCodes.accountDisabled, uacCodes.noTenant],
  doc: 'Returns how far a code of this browser is, and signs in once a phone confirmed it.',
});

export const scanQr = defineCall({
  ...shared,
  name: 'uac.qr.scan',
  path: `${path}/scan`,
  access: { kind: 'session' },
  request: ticket,
  result: z.object({
    userAgent: z.string(),
    address: z.string(),
    createdAt: moment,
    company: z.string(),
    choices: z.array(matchNumber),
  }),
  errors: [uacCodes.qrOver],
  doc: 'Opens a code on the phone; the first one has it.',
});

export const confirmQr = defineCall({
  ...shared,
  name: 'uac.qr.confirm',
  path: `${path}/confirm`,
  access: { kind: 'session' },
  request: z.strictObject({ ticket: secret, number: matchNumber }),
  result: z.null(),
  errors: [uacCodes.qrOver, uacCodes.qrWrongNumber, uacCodes.codeNotEnough],
  doc: 'Signs the desk in whose number the person picked; another number ends the code.',
});

export const cancelQr = defineCall({
  ...shared,
  name: 'uac.qr.cancel',
  path: `${path}/cancel`,
  access: { kind: 'public' },
  request: ticket,
  result: z.null(),
  doc: 'Ends a code: by the browser that asked for it, or the phone that opened it.',
});
