/** Accounts of a company: who may sign in, with which roles, and the one-time links by which a password is chosen. */
import * as z from 'zod/mini';
import { id, list, moment, optional, pageOf, pageRequest, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { locales } from '../kit/words.ts';
import { email, phone } from './contacts.ts';
import { accountFunctions } from './functions.ts';
import { password, passwordProfile } from './password.ts';
import { uacCodes } from './terms.ts';

/** Days for which a link to choose a password works. */
export const linkDays = 7;

/**
 * `invited`: no password was chosen yet. `active`: may sign in. `locked`: too many wrong passwords. `disabled`: an
 * administrator of the company has stopped it here.
 */
export const accountStatuses = ['invited', 'active', 'locked', 'disabled'] as const;
const status = z.enum(accountStatuses);

/** The name an account signs in with, in small letters. */
export const loginName = z
  .string('required')
  .check(z.trim(), z.toLowerCase(), z.regex(/^[a-z0-9][a-z0-9._@-]{1,63}$/, 'invalid'));

/** One account as the list shows it. */
export const accountRow = z.object({
  id,
  loginName: z.string(),
  name: z.string(),
  status,
  isSuper: z.boolean(),
  /** Names of the roles it has by name; those by a rule are not among them. */
  roles: z.array(z.object({ id, name: z.string() })),
  employmentId: z.nullable(id),
  staffNo: z.nullable(z.string()),
  organName: z.nullable(z.string()),
  postName: z.nullable(z.string()),
  lastSignInAt: z.nullable(moment),
  /** Whether this company may reset its password: not for people of several companies, nor for operators. */
  isManaged: z.boolean(),
  /** Its middle is hidden; null where none is known, or the account is not managed here. */
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  hasSecondFactor: z.boolean(),
});

const shared = {
  service: 'uac',
  access: { kind: 'function', functionId: accountFunctions.accounts },
} as const;
const editing = {
  ...shared,
  effect: 'write',
  access: { kind: 'function', functionId: accountFunctions['accounts.edit'] },
} as const;
const path = '/gateway/uac/web/account';

/** A link to choose a password; shown once, since only its hash is kept. */
const passwordLink = z.object({ address: z.string(), expiresAt: moment });

export const accountPage = defineCall({
  ...shared,
  name: 'uac.account.page',
  path: `${path}/getPage`,
  request: z.strictObject({
    /** Part of a name, or the start of a login name or staff number. */
    keyword: optional(text(1, 50)),
    status: optional(list(status, accountStatuses.length)),
    roleId: optional(id),
    sort: z._default(z.enum(['name', 'lastSignInAt']), 'name'),
    direction: z._default(z.enum(['asc', 'desc']), 'asc'),
    ...pageRequest,
  }),
  result: pageOf(accountRow),
  doc: 'Lists the accounts of the company with their roles and employments.',
});

export const inviteAccount = defineCall({
  ...editing,
  name: 'uac.account.invite',
  path: `${path}/invite`,
  encoding: 'json',
  request: z.strictObject({
    loginName,
    name: text(1, 60),
    locale: z.enum(locales),
    /** The employment it belongs to; null for somebody who is not employed here. */
    employmentId: z.nullable(id),
    roleIds: z.array(id).check(z.maxLength(50, 'tooLarge')),
  }),
  result: z.object({ accountId: id, link: passwordLink }),
  errors: [uacCodes.confirmNeeded, 'notFound', uacCodes.beyondOwnRights, 'throttled'],
  doc: 'Makes an account and a one-time link by which its person chooses a password.',
});

export const turnAccount = defineCall({
  ...editing,
  name: 'uac.account.turn',
  path: `${path}/turn`,
  request: z.strictObject({ accountId: id, enabled: z.enum(['0', '1']) }),
  result: z.null(),
  errors: [uacCodes.confirmNeeded, 'notFound', uacCodes.beyondOwnRights, uacCodes.ownAccount],
  doc: 'Disables an account in this company, which ends what it does here within a second, or enables it again.',
});

export const unlockAccount = defineCall({
  ...editing,
  name: 'uac.account.unlock',
  path: `${path}/unlock`,
  request: z.strictObject({ accountId: id }),
  result: z.null(),
  errors: [
    uacCodes.confirmNeeded,
    'notFound',
    uacCodes.beyondOwnRights,
    uacCodes.accountNotManaged,
  ],
  doc: 'Lets an account try again that was locked by wrong passwords.',
});

export const resetAccount = defineCall({
  ...editing,
  name: 'uac.account.reset',
  path: `${path}/resetPassword`,
  request: z.strictObject({ accountId: id }),
  result: passwordLink,
  errors: [
    uacCodes.confirmNeeded,
    'notFound',
    uacCodes.beyondOwnRights,
    uacCodes.accountNotManaged,
  ],
  doc: 'Makes a one-time link by which a person chooses a new password; earlier links no longer work.',
});

export const linkEmployment = defineCall({
  ...editing,
  name: 'uac.account.linkEmployment',
  path: `${path}/linkEmployment`,
  request: z.strictObject({
    accountId: id,
    /** None takes the link away. */
    employmentId: optional(id),
  }),
  result: z.null(),
  errors: [uacCodes.confirmNeeded, 'notFound', uacCodes.beyondOwnRights, uacCodes.ownAccount],
  doc: 'Says which employment an account belongs to, or that it belongs to none.',
});

export const saveAccountContacts = defineCall({
  ...editing,
  name: 'uac.account.saveContacts',
  path: `${path}/saveContacts`,
  request: z.strictObject({
    accountId: id,
    /** Absent: stays as it is. */
    phone: z.optional(phone),
    email: z.optional(email),
  }),
  result: z.null(),
  errors: [
    uacCodes.confirmNeeded,
    'notFound',
    'throttled',
    uacCodes.beyondOwnRights,
    uacCodes.accountNotManaged,
    uacCodes.contactTaken,
  ],
  doc: 'Enters the phone and the address of an account, by which its person signs in and is reached.',
});

const secret = z.string('required').check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'invalid'));
const open = {
  service: 'uac',
  caller: 'shell',
  access: { kind: 'public' },
  encoding: 'json',
} as const;

export const passwordLinkInfo = defineCall({
  ...open,
  name: 'uac.passwordLink.info',
  path: '/gateway/uac/web/passwordLink/info',
  request: z.strictObject({ secret }),
  result: z.object({
    loginName: z.string(),
    name: z.string(),
    isNew: z.boolean(),
    passwords: passwordProfile,
  }),
  errors: [uacCodes.linkInvalid, 'throttled'],
  doc: 'Tells whose password a one-time link sets.',
});

export const choosePassword = defineCall({
  ...open,
  name: 'uac.passwordLink.use',
  path: '/gateway/uac/web/passwordLink/use',
  request: z.strictObject({ secret, password }),
  result: z.object({ loginName: z.string() }),
  effect: 'write',
  errors: [uacCodes.linkInvalid, uacCodes.samePassword, 'throttled', 'busy'],
  doc: 'Sets the password by a one-time link, unlocks the account and ends its sessions.',
});
