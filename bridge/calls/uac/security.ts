/** What people do about their own account: password, phone, address, the browsers that are signed in, and past sign-ins. */
import * as z from 'zod/mini';
import { id, moment, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { email, phone } from './contacts.ts';
import { password, passwordProfile } from './password.ts';
import { secret } from './secret.ts';
import { uacCodes } from './terms.ts';
import { askedCode, code } from './verification.ts';

/** Minutes for which a password that was typed again lets its person change what is sensitive. */
export const confirmedMinutes = 5;

const own = {
  service: 'uac',
  caller: 'shell',
  access: { kind: 'session' },
  encoding: 'json',
} as const;
const change = { ...own, effect: 'write' } as const;
const typedPassword = z
  .string('required')
  .check(z.minLength(1, 'required'), z.maxLength(256, 'tooLong'));

export const getAccountInfo = defineCall({
  ...own,
  name: 'uac.account.own',
  path: '/gateway/uac/web/getAccountInfo',
  encoding: 'none',
  request: z.strictObject({}),
  result: z.object({ id, loginName: z.string(), name: z.string(), isOperator: z.boolean() }),
  outside: 'account',
  doc: 'Returns whose account is signed in.',
});

export const getSecurityInfo = defineCall({
  ...own,
  name: 'uac.security.info',
  path: '/gateway/uac/web/getSecurityInfo',
  encoding: 'none',
  request: z.strictObject({}),
  result: z.object({
    /** The middle is hidden; null while none is bound. */
    phone: z.nullable(z.string()),
    email: z.nullable(z.string()),
    passwordChangedAt: z.nullable(moment),
    /** Until when sensitive changes need no password again; null when they do now. */
    confirmedUntil: z.nullable(moment),
  }),
  outside: 'account',
  doc: 'Returns how the own account is protected.',
});

export const validateAccountPassword = defineCall({
  ...change,
  name: 'uac.security.confirm',
  path: '/gateway/uac/web/validateAccountPassword',
  bodyLimit: 2048,
  request: z
    .strictObject({
      password: z.optional(typedPassword),
      /** A code of the second factor, for an account without a password. */
      code: z.optional(code),
    })
    .check(
      z.refine(
        ({ password: typed, code: shown }) => (typed === undefined) !== (shown === undefined),
      ),
    ),
  result: z.object({ confirmedUntil: moment }),
  errors: [uacCodes.wrongPassword, uacCodes.secondFactorWrong, 'throttled', 'busy'],
  outside: 'account',
  doc: 'Takes the password again before a sensitive change, or a code of the second factor where the account has no password, and replaces the session id. Only the portal itself speaks it, never an app.',
});

export const confirmWay = defineCall({
  ...own,
  name: 'uac.security.confirmWay',
  path: '/gateway/uac/web/getConfirmWay',
  encoding: 'none',
  request: z.strictObject({}),
  result: z.object({
    /** `signIn`: the account has neither a password nor a second factor, and a sign-in of the last minutes is the proof. */
    way: z.enum(['password', 'code', 'signIn']),
    confirmedUntil: z.nullable(moment),
  }),
  outside: 'account',
  doc: 'Returns how the person can confirm a sensitive change, and until when it is confirmed already.',
});

export const updatePassword = defineCall({
  ...change,
  name: 'uac.security.updatePassword',
  path: '/gateway/uac/web/updatePassword',
  bodyLimit: 4096,
  request: z.strictObject({ oldPassword: typedPassword, password }),
  result: z.null(),
  errors: [uacCodes.wrongPassword, uacCodes.samePassword, 'throttled', 'busy'],
  outside: 'account',
  doc: 'Changes the own password; every other session of the account ends.',
});

const bindErrors = [uacCodes.confirmNeeded, 'throttled', 'busy'] as const;

export const sendCodeToMobile = defineCall({
  ...change,
  name: 'uac.security.codeToMobile',
  path: '/gateway/uac/web/sendCodeToMobile',
  request: z.strictObject({
    /** The number to bind; absent: the one that is bound now. */
    phone: z.optional(phone),
  }),
  result: askedCode,
  errors: ['notFound', ...bindErrors],
  outside: 'account',
  doc: 'Sends a code to the number that is bound, or to the one that is to be.',
});

export const sendCodeToEmail = defineCall({
  ...change,
  name: 'uac.security.codeToEmail',
  path: '/gateway/uac/web/sendCodeToEmail',
  request: z.strictObject({ email: z.optional(email) }),
  result: askedCode,
  errors: ['notFound', ...bindErrors],
  outside: 'account',
  doc: 'Sends a code to the address that is bound, or to the one that is to be.',
});

const usedCode = z.strictObject({ flow: secret, code });
const binding = z.strictObject({
  /** The code to the number or address that is bound now, where there is one. */
  old: z.optional(usedCode),
  new: usedCode,
});
const takenErrors = [uacCodes.codeWrong, uacCodes.contactTaken, ...bindErrors] as const;

export const resetMobile = defineCall({
  ...change,
  name: 'uac.security.bindMobile',
  path: '/gateway/uac/web/resetMobile',
  request: binding,
  result: z.object({ phone: z.string() }),
  errors: takenErrors,
  outside: 'account',
  doc: 'Binds a phone by codes to the old number and the new one.',
});

export const bindEmail = defineCall({
  ...change,
  name: 'uac.security.bindEmail',
  path: '/gateway/uac/web/bindEmail',
  request: binding,
  result: z.object({ email: z.string() }),
  errors: takenErrors,
  outside: 'account',
  doc: 'Binds an address by codes to the old one and the new one.',
});

/** One browser that is signed in. */
export const ownSession = z.object({
  id,
  isCurrent: z.boolean(),
  /** What its person calls it; null: named by the browser. */
  label: z.nullable(z.string()),
  userAgent: z.string(),
  address: z.string(),
  companyName: z.string(),
  method: z.string(),
  isRemembered: z.boolean(),
  createdAt: moment,
  lastSeenAt: moment,
});

export const sessionList = defineCall({
  ...own,
  name: 'uac.security.sessions',
  path: '/gateway/uac/web/session/getList',
  encoding: 'none',
  request: z.strictObject({}),
  result: z.array(ownSession),
  outside: 'account',
  doc: 'Lists the browsers that are signed in to the own account.',
});

export const nameSession = defineCall({
  ...change,
  name: 'uac.security.nameSession',
  path: '/gateway/uac/web/session/name',
  request: z.strictObject({ sessionId: id, label: text(1, 40) }),
  result: z.null(),
  errors: ['notFound'],
  outside: 'account',
  doc: 'Gives a browser of the own account a name.',
});

export const revokeSession = defineCall({
  ...change,
  name: 'uac.security.revokeSession',
  path: '/gateway/uac/web/session/revoke',
  request: z.strictObject({
    /** Absent: all but this one. */
    sessionId: z.optional(id),
  }),
  result: z.object({ ended: z.number() }),
  errors: ['notFound', uacCodes.confirmNeeded],
  outside: 'account',
  doc: 'Signs other browsers of the own account out, everywhere within a second.',
});

/** One sign-in of the own account. */
const ownSignIn = z.object({
  at: moment,
  /** By which way, such as `password` or `qr`. */
  method: z.string(),
  address: z.string(),
  userAgent: z.string(),
});

export const getUserLoginInfo = defineCall({
  ...own,
  name: 'uac.security.loginInfo',
  path: '/gateway/uac/web/getUserLoginInfo',
  encoding: 'none',
  request: z.strictObject({}),
  result: z.object({
    loginName: z.string(),
    name: z.string(),
    /** The sign-in of this browser. */
    current: ownSignIn,
    /** The last one before it, from whatever browser; null for the first. */
    last: z.nullable(ownSignIn),
    /** Tries that failed between the two; before the first, all. */
    failed: z.number(),
    /** What a new password is made of. */
    passwords: passwordProfile,
  }),
  outside: 'account',
  doc: 'Returns when, how and from where the caller signed in this time and the time before, and how many tries failed in between.',
});

export const signInHistory = defineCall({
  ...own,
  name: 'uac.security.history',
  path: '/gateway/uac/web/getSignInHistory',
  encoding: 'none',
  request: z.strictObject({}),
  result: z.array(
    z.object({
      id,
      at: moment,
      method: z.string(),
      outcome: z.enum(['ok', 'wrong', 'throttled', 'locked', 'disabled', 'no_tenant']),
      address: z.string(),
      userAgent: z.string(),
    }),
  ),
  outside: 'account',
  doc: 'Lists the last 30 tries to sign in to the own account.',
});
