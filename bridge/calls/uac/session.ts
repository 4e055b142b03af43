/** Sign-in, session and permissions. */
import * as z from 'zod/mini';
import { id, moment, optional, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { locales } from '../kit/words.ts';
import { challengePass } from './secret.ts';
import { signInCodes } from './words.ts';

const locale = z.enum(locales);

/** The person who is signed in, as the shell and the sub-apps know them. */
export const signedInUser = z.object({
  id,
  account: z.string(),
  realName: z.string(),
  /** The small photo of the own record as a `data:` address; null without one. */
  headUrl: z.nullable(z.string()),
  locale,
  /** The employment record of this person in the current tenant, if there is one. */
  employmentId: z.nullable(id),
  isSuper: z.boolean(),
  isOperator: z.boolean(),
  /** A person of a supplier, who sees nothing but the application of suppliers. */
  isPartner: z.boolean(),
});

/** The company the session works in. */
export const currentTenant = z.object({
  id,
  code: z.string(),
  name: z.string(),
  locale,
  systemCode: z.string(),
});

/**
 * The session as JavaScript may know it. `epoch` is the random marker that is stored under the key `t`:
 * it has no authority and only tells other browser tabs that the session changed.
 */
export const sessionInfo = z.object({
  user: signedInUser,
  tenant: currentTenant,
  epoch: z.string(),
  /** Absent but for an operator who works in the company as this person. */
  superLogin: z.optional(z.object({ operator: z.string(), endsAt: moment, mayWrite: z.boolean() })),
});

/** Days for which a browser need not sign in again, where its person wants that (specification §9). */
export const rememberedDays = 7;

/** Whether this browser is to be remembered. */
export const remember = optional(z.enum(['1']));

export const login = defineCall({
  name: 'uac.session.login',
  path: '/gateway/uac/web/login',
  service: 'uac',
  bodyLimit: 2048,
  request: z.strictObject({
    account: text(1, 64),
    password: z.string('required').check(z.minLength(1, 'required'), z.maxLength(256, 'tooLong')),
    remember,
    pass: challengePass,
  }),
  result: sessionInfo,
  effect: 'write',
  caller: 'shell',
  access: { kind: 'public' },
  errors: [
    signInCodes.wrongPassword,
    signInCodes.challengeNeeded,
    signInCodes.secondFactorNeeded,
    signInCodes.accountDisabled,
    signInCodes.noTenant,
    'throttled',
    'busy',
  ],
  doc: 'Signs in by account and password, and sets the session cookie.',
});

export const logout = defineCall({
  name: 'uac.session.logout',
  path: '/gateway/loginOut',
  service: 'uac',
  encoding: 'none',
  request: z.strictObject({}),
  result: z.null(),
  effect: 'write',
  caller: 'shell',
  access: { kind: 'public' },
  doc: 'Ends the session, with every token made from it; returns the same when there is none.',
});

export const currentSession = defineCall({
  name: 'uac.session.current',
  method: 'GET',
  path: '/gateway/uac/web/getLoginUserInfo',
  service: 'uac',
  encoding: 'none',
  request: z.strictObject({}),
  result: sessionInfo,
  caller: 'shell',
  access: { kind: 'session' },
  outside: 'account',
  doc: 'Returns who is signed in, and where.',
});

export const resumeSession = defineCall({
  name: 'uac.session.resume',
  path: '/gateway/uac/web/resumeSession',
  service: 'uac',
  encoding: 'none',
  request: z.strictObject({}),
  result: sessionInfo,
  effect: 'write',
  caller: 'shell',
  access: { kind: 'public' },
  errors: [signInCodes.notRemembered, 'throttled', 'busy'],
  doc: 'Returns the session of this browser, or opens one where it is remembered for seven days.',
});

export const updatePreferences = defineCall({
  name: 'uac.session.updatePreferences',
  path: '/gateway/uac/web/updatePreferences',
  service: 'uac',
  request: z.strictObject({ locale }),
  result: z.null(),
  effect: 'write',
  caller: 'shell',
  access: { kind: 'session' },
  outside: 'account',
  doc: 'Remembers the language of the signed-in person, for the next sign-in on any machine.',
});

/** What a person may do in the current tenant; a super user passes every check. */
export const permissionData = z.object({
  isSuper: z.boolean(),
  menus: z.array(z.object({ functionId: z.string() })),
  btns: z.array(z.object({ functionId: z.string(), authFlag: z.string(), menuId: z.string() })),
  /** Changes with every change of rights; compared by `hasPermissionMark`. */
  mark: z.string(),
});

export const loginPermission = defineCall({
  name: 'uac.permission.current',
  path: '/gateway/uac/web/getLoginPermission',
  service: 'uac',
  request: z.strictObject({ systemType: z.optional(z.enum(['1', '2'])) }),
  result: z.object({ permissionData }),
  caller: 'shell',
  access: { kind: 'session' },
  outside: 'account',
  doc: 'Returns the functions and button flags of the signed-in person.',
});

export const hasPermissionMark = defineCall({
  name: 'uac.permission.hasMark',
  method: 'GET',
  path: '/gateway/uac/web/hasPermissionMark',
  service: 'uac',
  encoding: 'query',
  request: z.strictObject({ appMark: text(1, 128) }),
  result: z.boolean(),
  caller: 'shell',
  access: { kind: 'session' },
  outside: 'account',
  doc: 'Returns true when the rights changed since the given mark was read.',
});

export const clearNeedRefresh = defineCall({
  name: 'uac.permission.clearNeedRefresh',
  path: '/gateway/uac/web/clearNeedRefresh',
  service: 'uac',
  encoding: 'none',
  request: z.strictObject({}),
  result: z.object({ mark: z.string() }),
  effect: 'write',
  caller: 'shell',
  access: { kind: 'session' },
  outside: 'account',
  doc: 'Takes note that this browser starts again with the rights as they are now, and returns their mark.',
});

export const clearPermissionMark = defineCall({
  name: 'uac.permission.clearMark',
  path: '/gateway/uac/web/clearPermissionMark',
  service: 'uac',
  request: z.strictObject({ appMark: text(1, 128) }),
  result: z.object({ mark: z.string() }),
  effect: 'write',
  caller: 'shell',
  access: { kind: 'session' },
  outside: 'account',
  doc: 'Takes note that this session has read the changed rights, and returns the new mark.',
});
