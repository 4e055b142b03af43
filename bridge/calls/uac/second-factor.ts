/** Codes by time from an app, as a second factor of those who look after a company or the platform. */
import * as z from 'zod/mini';
import { id } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { accountFunctions } from './functions.ts';
import { sessionInfo } from './session.ts';
import { uacCodes } from './terms.ts';
import { code } from './verification.ts';

/** Recovery codes that a person gets. */
export const recoveryCodes = 10;

const own = {
  service: 'uac',
  caller: 'shell',
  access: { kind: 'session' },
  encoding: 'json',
} as const;
const change = { ...own, effect: 'write', bodyLimit: 2048 } as const;
const wrong = [uacCodes.secondFactorWrong, 'throttled'] as const;

/** What an app is set up with: typed by hand, or read from a QR code. */
const enrolment = z.object({ secret: z.string(), address: z.string() });
const newCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const getSecondFactor = defineCall({
  ...own,
  name: 'uac.secondFactor.get',
  path: '/gateway/uac/web/secondFactor/get',
  encoding: 'none',
  request: z.strictObject({}),
  result: z.object({
    isOn: z.boolean(),
    /** Only those who look after a company or the platform have one. */
    isOffered: z.boolean(),
    /** The company wants it of its administrators, so it cannot be turned off. */
    isRequired: z.boolean(),
    /** Recovery codes that are left. */
    codesLeft: z.number(),
  }),
  outside: 'account',
  doc: 'Returns whether the own account has a second factor.',
});

export const beginSecondFactor = defineCall({
  ...change,
  name: 'uac.secondFactor.begin',
  path: '/gateway/uac/web/secondFactor/begin',
  encoding: 'none',
  request: z.strictObject({}),
  result: enrolment,
  errors: [uacCodes.confirmNeeded, uacCodes.secondFactorOn],
  outside: 'account',
  doc: 'Makes the secret for an app, shown once; it is asked for after the first right code.',
});

export const confirmSecondFactor = defineCall({
  ...change,
  name: 'uac.secondFactor.confirm',
  path: '/gateway/uac/web/secondFactor/confirm',
  request: z.strictObject({ code }),
  result: newCodes,
  errors: [uacCodes.confirmNeeded, ...wrong],
  outside: 'account',
  doc: 'Turns the second factor on with the first code of the app, and returns the recovery codes once.',
});

export const removeSecondFactor = defineCall({
  ...change,
  name: 'uac.secondFactor.remove',
  path: '/gateway/uac/web/secondFactor/remove',
  request: z.strictObject({ code }),
  result: z.null(),
  errors: [uacCodes.confirmNeeded, uacCodes.secondFactorRequired, ...wrong],
  outside: 'account',
  doc: 'Turns the second factor off with a code of the app.',
});

export const renewRecoveryCodes = defineCall({
  ...change,
  name: 'uac.secondFactor.renewCodes',
  path: '/gateway/uac/web/secondFactor/renewCodes',
  request: z.strictObject({ code }),
  result: newCodes,
  errors: [uacCodes.confirmNeeded, ...wrong],
  outside: 'account',
  doc: 'Replaces the recovery codes; the old ones no longer work.',
});

const open = { ...change, access: { kind: 'public' } } as const;

export const pendingSignIn = defineCall({
  ...open,
  name: 'uac.secondFactor.pending',
  path: '/gateway/uac/web/secondFactor/pending',
  encoding: 'none',
  request: z.strictObject({}),
  result: z.object({
    name: z.string(),
    loginName: z.string(),
    /** What an app is to be set up with first; null where the account has one. */
    enrolment: z.nullable(enrolment),
  }),
  errors: [uacCodes.secondFactorLate],
  doc: 'Returns whose sign-in waits for a second factor in this browser.',
});

export const secondFactorLogin = defineCall({
  ...open,
  name: 'uac.secondFactor.login',
  path: '/gateway/uac/web/secondFactor/login',
  request: z.strictObject({
    /** Six digits of the app, or a recovery code. */
    code: z
      .string('required')
      .check(z.trim(), z.minLength(1, 'required'), z.maxLength(40, 'tooLong')),
  }),
  result: z.object({
    session: sessionInfo,
    /** Empty unless the app was set up just now. */
    recoveryCodes: z.array(z.string()),
  }),
  errors: [
    uacCodes.secondFactorLate,
    uacCodes.noTenant,
    uacCodes.accountDisabled,
    uacCodes.accountNotManaged,
    uacCodes.identityTaken,
    ...wrong,
  ],
  doc: 'Ends a sign-in by the second factor, and sets the session cookie.',
});

export const resetSecondFactor = defineCall({
  service: 'uac',
  effect: 'write',
  access: { kind: 'function', functionId: accountFunctions['accounts.edit'] },
  name: 'uac.account.resetSecondFactor',
  path: '/gateway/uac/web/account/resetSecondFactor',
  request: z.strictObject({ accountId: id }),
  result: z.null(),
  errors: [
    uacCodes.confirmNeeded,
    'notFound',
    uacCodes.beyondOwnRights,
    uacCodes.accountNotManaged,
    uacCodes.ownAccount,
  ],
  doc: 'Takes the second factor of another account away, whose person has lost the app.',
});
