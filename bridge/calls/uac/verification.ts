/** Codes by phone and mail: signing in with one, and choosing a new password after one. */
import * as z from 'zod/mini';
import { defineCall } from '../kit/define.ts';
import { email, phone } from './contacts.ts';
import { password, passwordProfile } from './password.ts';
import { challengePass, secret } from './secret.ts';
import { remember, sessionInfo } from './session.ts';
import { uacCodes } from './terms.ts';

/** Seconds before another code can be asked for (specification §9), and for which one works. */
export const codeSeconds = { again: 60, life: 300 } as const;

/** What a code can be asked for without a session. */
export const openPurposes = ['signIn', 'resetPassword'] as const;

/** The six digits of a code, as somebody types them. */
export const code = z
  .string('required')
  .check(z.trim(), z.minLength(1, 'required'), z.regex(/^\d{6}$/, 'invalid'));

/** A code that was asked for: `flow` names it, and only who holds that can use the code. */
export const askedCode = z.object({ flow: secret, again: z.number(), life: z.number() });

const open = {
  service: 'uac',
  caller: 'shell',
  access: { kind: 'public' },
  encoding: 'json',
  bodyLimit: 2048,
  effect: 'write',
} as const;

const purpose = z.enum(openPurposes);
const sendErrors = ['throttled', 'busy'] as const;
const askErrors = [uacCodes.challengeNeeded, ...sendErrors] as const;

export const getVCode = defineCall({
  ...open,
  service: 'message',
  name: 'message.code.bySms',
  path: '/gateway/message/web/getVCode',
  request: z.strictObject({ phone, purpose, pass: challengePass }),
  result: askedCode,
  errors: askErrors,
  doc: 'Sends a code to a phone that belongs to an account; tells the same of one that does not.',
});

export const getVCodeToEmail = defineCall({
  ...open,
  service: 'message',
  name: 'message.code.byMail',
  path: '/gateway/message/web/getVCodeToEmail',
  request: z.strictObject({ email, purpose, pass: challengePass }),
  result: askedCode,
  errors: askErrors,
  doc: 'Sends a code to an address that belongs to an account; tells the same of one that does not.',
});

export const checkCode = defineCall({
  ...open,
  service: 'message',
  name: 'message.code.check',
  path: '/gateway/message/web/checkCode',
  request: z.strictObject({ flow: secret, code }),
  result: z.object({
    ticket: secret,
    loginName: z.string(),
    name: z.string(),
    passwords: passwordProfile,
  }),
  errors: [uacCodes.codeWrong, uacCodes.codeNotEnough, uacCodes.accountDisabled, ...sendErrors],
  doc: 'Takes the code of a forgotten password, once, and returns a ticket with which a new one is chosen.',
});

export const codeLogin = defineCall({
  ...open,
  name: 'uac.session.codeLogin',
  path: '/gateway/uac/web/codeLogin',
  request: z.strictObject({ flow: secret, code, remember }),
  result: sessionInfo,
  errors: [
    uacCodes.codeWrong,
    uacCodes.codeNotEnough,
    uacCodes.codeClosed,
    uacCodes.accountDisabled,
    uacCodes.noTenant,
    uacCodes.secondFactorNeeded,
    ...sendErrors,
  ],
  doc: 'Signs in by a code that was sent to a phone or an address, and sets the session cookie.',
});

export const resetPassword = defineCall({
  ...open,
  name: 'uac.password.reset',
  path: '/gateway/uac/web/resetPassword',
  request: z.strictObject({ ticket: secret, password }),
  result: z.object({ loginName: z.string() }),
  errors: [uacCodes.linkInvalid, uacCodes.samePassword, ...sendErrors],
  doc: 'Sets a new password by the ticket of a code, unlocks the account and ends its sessions.',
});

export const getSysTimestamp = defineCall({
  ...open,
  service: 'message',
  name: 'message.time',
  path: '/gateway/message/web/getSysTimestamp',
  method: 'GET',
  encoding: 'none',
  effect: 'read',
  request: z.strictObject({}),
  result: z.object({ timestamp: z.number() }),
  doc: 'Returns the time of the gateway in milliseconds since 1970.',
});
