/** Operators who work for half an hour in a company as one of its people (specification §1, §2 and §7). */
import * as z from 'zod/mini';
import { id, moment, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { secret } from './secret.ts';
import { sessionInfo } from './session.ts';
import { uacCodes } from './terms.ts';
import { askedCode, code } from './verification.ts';

/** Minutes after which a super login ends; it is never made longer. */
export const superLoginMinutes = 30;

const shared = { service: 'uac', caller: 'shell', access: { kind: 'session' } } as const;
const path = '/gateway/uac/web';

/** One that runs. */
export const runningSuperLogin = z.object({
  id,
  operator: z.string(),
  company: z.string(),
  person: z.string(),
  reason: z.string(),
  ticket: z.string(),
  endsAt: moment,
  isApproved: z.boolean(),
  /** Of the operator who asks: another one has to approve it. */
  isOwn: z.boolean(),
});

export const superLoginState = defineCall({
  ...shared,
  name: 'uac.superLogin.state',
  path: `${path}/superLogin/getState`,
  encoding: 'none',
  request: z.strictObject({}),
  result: z.object({
    /** Whether the operator proved a second factor in this session. */
    hasSecondFactor: z.boolean(),
    /** Where the code goes, with its middle hidden; null while no address is bound. */
    email: z.nullable(z.string()),
    running: z.array(runningSuperLogin),
  }),
  doc: 'Returns what a super login needs, and those that run. For operators.',
});

export const sendSuperLoginCode = defineCall({
  ...shared,
  name: 'uac.superLogin.sendCode',
  path: `${path}/superLogin/sendCode`,
  encoding: 'none',
  request: z.strictObject({}),
  result: askedCode,
  effect: 'write',
  errors: [uacCodes.secondFactorRequired, 'notFound', 'throttled', 'busy'],
  doc: 'Sends a code to the address of the operator. For operators.',
});

export const superLogin = defineCall({
  ...shared,
  name: 'uac.superLogin.begin',
  path: `${path}/superLogin`,
  bodyLimit: 4096,
  request: z.strictObject({
    flow: secret,
    code,
    /** The code of the company. */
    company: z
      .string('required')
      .check(z.trim(), z.toLowerCase(), z.minLength(1, 'required'), z.maxLength(40, 'tooLong')),
    /** The name by which the person signs in. */
    account: text(1, 64),
    reason: text(5, 200),
    ticket: text(1, 60),
  }),
  result: sessionInfo,
  effect: 'write',
  errors: [
    uacCodes.confirmNeeded,
    uacCodes.secondFactorRequired,
    uacCodes.codeWrong,
    'throttled',
    'busy',
  ],
  doc: 'Moves this browser into a company as one of its people, for half an hour and to read. For operators.',
});

export const approveSuperLogin = defineCall({
  ...shared,
  name: 'uac.superLogin.approve',
  path: `${path}/superLogin/approve`,
  request: z.strictObject({ id }),
  result: z.null(),
  effect: 'write',
  errors: [uacCodes.confirmNeeded, uacCodes.secondFactorRequired, 'notFound'],
  doc: 'Lets the super login of another operator change things. For operators.',
});
