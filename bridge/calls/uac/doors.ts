/** Signing in by another system, by its signed links, and by a one-time ticket (specification §1, §2 and §7). */
import * as z from 'zod/mini';
import { id, moment, optional, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { loginName } from './accounts.ts';
import { connectorKinds } from './connectors.ts';
import { secret } from './secret.ts';
import { sessionInfo } from './session.ts';
import { uacCodes } from './terms.ts';

const open = {
  service: 'uac',
  caller: 'shell',
  access: { kind: 'public' },
  encoding: 'json',
  bodyLimit: 8192,
  effect: 'write',
} as const;
const path = '/gateway/uac/web';
const word = text(1, 512);

/** What every way may be refused with. */
const errors = [
  uacCodes.parameterIllegal,
  uacCodes.doorTimeOut,
  uacCodes.doorSystemError,
  uacCodes.thirdPartyFailed,
  uacCodes.codeNotEnough,
  uacCodes.accountDisabled,
  uacCodes.noTenant,
  uacCodes.secondFactorNeeded,
  'throttled',
  'busy',
] as const;

/** Either a session, or a ticket by which its person says once, with a password, whose the identity is. */
export const doorResult = z.object({
  session: z.nullable(sessionInfo),
  link: z.nullable(z.object({ ticket: secret, system: z.string(), person: z.string() })),
});

export const signInSystems = defineCall({
  ...open,
  name: 'uac.door.systems',
  path: `${path}/signInSystems`,
  effect: 'read',
  request: z.strictObject({
    /** The code of the company. */
    company: z.string('required').check(z.trim(), z.toLowerCase(), z.maxLength(40, 'tooLong')),
  }),
  result: z.array(z.object({ id, kind: z.enum(connectorKinds), name: z.string() })),
  errors: ['throttled'],
  doc: 'Lists the systems by which the people of a company sign in; none where there is no such company.',
});

export const startDoor = defineCall({
  ...open,
  name: 'uac.door.start',
  path: `${path}/startSignIn`,
  request: z.strictObject({
    connectorId: id,
    /** Inside the app of the platform nothing is asked of the person. */
    inApp: z._default(z.enum(['0', '1']), '0'),
  }),
  result: z.object({ address: z.string() }),
  errors,
  doc: 'Begins a sign-in by another system: the answer is where the browser has to go.',
});

/** What a system answers; `connector` is part of the address it was sent back to. */
const answered = z.strictObject({
  connector: id,
  code: word,
  state: word,
  /** Who answers, where the system says so (RFC 9207). */
  iss: optional(word),
});

/** What an issuer signed. */
const handedOver = z.strictObject({
  systemFlag: text(1, 60),
  loginType: text(1, 30),
  token: text(1, 4096),
});

export const thirdPartyLogin = defineCall({
  ...open,
  name: 'uac.door.thirdParty',
  path: `${path}/thirdPartyLogin`,
  request: answered,
  result: doorResult,
  errors,
  doc: 'Ends a sign-in by OpenID Connect.',
});

export const enterpriseLogin = defineCall({
  ...open,
  name: 'uac.door.enterprise',
  path: `${path}/enterpriseLogin`,
  /** One of three sets, as the handler reads them: what the page answered, `auth_code` alone, or the signed four. */
  request: z.strictObject({
    connector: optional(id),
    code: optional(word),
    state: optional(word),
    auth_code: optional(word),
    corpId: optional(word),
    authCode: optional(word),
    timestamp: optional(text(13, 13)),
    sign: optional(text(64, 64)),
  }),
  result: doorResult,
  errors,
  doc: 'Ends a sign-in by WeCom, DingTalk or Feishu: after its page, from its own pages, or from inside its app.',
});

export const autoLoginLink = defineCall({
  ...open,
  name: 'uac.door.autoLogin',
  path: `${path}/autoLoginLink`,
  request: z.strictObject({
    authCorpId: word,
    userId: word,
    vCode: secret,
    sign: text(64, 64),
    appCode: text(1, 20),
  }),
  result: doorResult,
  errors,
  doc: 'Signs in by the link of a work notice: a code of ours, once, signed with the key of the platform.',
});

export const oldProductLogin = defineCall({
  ...open,
  name: 'uac.door.oldProduct',
  path: `${path}/oldProductLogin`,
  request: handedOver,
  result: doorResult,
  errors,
  doc: 'Signs in somebody whom an older product hands over by a signed token of a minute, once.',
});

export const backendEnterpriseLogin = defineCall({
  ...open,
  name: 'uac.door.backend',
  path: `${path}/backendEnterpriseLogin`,
  request: z.strictObject({
    systemFlag: text(1, 60),
    account: loginName,
    nonce: text(16, 64),
    timestamp: text(13, 13),
    sign: text(64, 64),
  }),
  result: z.object({ ticket: secret, address: z.string(), expiresAt: moment }),
  errors,
  doc: 'Gives a backend of the company, by its signature, a ticket that signs one of its people in within a minute.',
});

export const loginIn = defineCall({
  ...open,
  name: 'uac.door.token',
  path: `${path}/loginIn`,
  request: z.strictObject({ token: word }),
  result: doorResult,
  errors,
  doc: 'Signs in by a one-time ticket; a second use ends the session of the first.',
});

export const linkByPassword = defineCall({
  ...open,
  name: 'uac.door.link',
  path: `${path}/linkByPassword`,
  request: z.strictObject({
    ticket: secret,
    account: text(1, 64),
    password: z.string('required').check(z.minLength(1, 'required'), z.maxLength(256, 'tooLong')),
  }),
  result: sessionInfo,
  errors: [
    uacCodes.wrongPassword,
    uacCodes.challengeNeeded,
    uacCodes.accountNotManaged,
    uacCodes.identityTaken,
    ...errors,
  ],
  doc: 'Signs in by password and remembers who that is in another system.',
});

export const getTokenInfo = defineCall({
  service: 'uac',
  caller: 'shell',
  access: { kind: 'session' },
  name: 'uac.session.tokenInfo',
  path: `${path}/getTokenInfo`,
  encoding: 'none',
  request: z.strictObject({}),
  result: z.object({
    loginCorpId: z.string(),
    loginUserId: z.string(),
    mobile: z.nullable(z.string()),
    /** The marker of the session, without authority. */
    token: z.string(),
  }),
  outside: 'account',
  doc: 'Returns whose the session is, as other products name it.',
});
