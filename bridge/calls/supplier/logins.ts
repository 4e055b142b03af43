/** Logins of people of suppliers: invited, listed, locked and invited again by a purchaser. */
import * as z from 'zod/mini';
import { id, list, moment, optional, pageOf, pageRequest, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { email, phone } from '../uac/contacts.ts';
import { deliveryChannels } from '../uac/delivery.ts';
import { uacCodes } from '../uac/terms.ts';
import { purchasingFunctions } from './functions.ts';
import { supplierStates } from './records/supplier.ts';
import { supplierCodes as codes } from './terms.ts';

const path = '/gateway/supplier/web/logins';

/** Where a login is: its person has chosen no password yet, uses it, or was locked out. */
export const loginStates = ['invited', 'active', 'locked'] as const;

/** How an invitation went out. */
const invitation = z.object({
  accountId: id,
  loginName: z.string(),
  /** What it went by and to whom, masked; null where the company sends by neither. */
  sent: z.nullable(z.object({ channel: z.enum(deliveryChannels), to: z.string() })),
  /** To hand over by other means, where nothing was sent; shown once. */
  link: z.nullable(z.object({ address: z.string(), expiresAt: moment })),
});

export const supplierLogins = defineCall({
  name: 'supplier.logins.page',
  path: `${path}/getPage`,
  service: 'supplier',
  request: z.strictObject({
    ...pageRequest,
    keyword: optional(text(1, 60)),
    supplierId: optional(id),
    state: optional(list(z.enum(loginStates, 'choice'), 3)),
  }),
  result: z.extend(
    pageOf(
      z.object({
        accountId: id,
        supplierId: id,
        supplierName: z.string(),
        /** Its logins work while it is one of these: an applicant, qualified or restricted. */
        supplierState: z.enum(supplierStates),
        name: z.string(),
        loginName: z.string(),
        email: z.nullable(z.string()),
        phone: z.nullable(z.string()),
        state: z.enum(loginStates),
        lastSignInAt: z.nullable(moment),
        /** Until when the link of an invitation works; null where none waits. */
        linkUntil: z.nullable(moment),
      }),
    ),
    { mayEdit: z.boolean() },
  ),
  access: { kind: 'function', functionId: purchasingFunctions.logins },
  doc: 'Lists the logins of people of suppliers by supplier and name.',
});

export const loginSuppliers = defineCall({
  name: 'supplier.logins.suppliers',
  path: `${path}/getSuppliers`,
  service: 'supplier',
  request: z.strictObject({ search: optional(text(1, 60)) }),
  result: z.array(
    z.object({
      supplierId: id,
      name: z.string(),
      contacts: z.array(
        z.object({
          name: z.string(),
          email: z.nullable(z.string()),
          phone: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  access: { kind: 'function', functionId: purchasingFunctions['logins.edit'] },
  doc: 'Returns up to 50 suppliers whose people can be invited, with the contacts that are on file.',
});

export const inviteSupplierLogin = defineCall({
  name: 'supplier.logins.invite',
  path: `${path}/invite`,
  service: 'supplier',
  encoding: 'json',
  effect: 'write',
  request: z.strictObject({
    supplierId: id,
    name: text(1, 40),
    /** One of both at least. */
    email: optional(email),
    phone: optional(phone),
  }),
  result: invitation,
  // Mail leaves after its transaction, so the policy of the handler asks for `purchasing.logins.edit`.
  access: { kind: 'session' },
  errors: ['notFound', 'noPermission', 'throttled', uacCodes.confirmNeeded, codes.supplierNotOpen],
  doc: 'Opens a login for somebody of an admitted supplier and sends a one-time link to choose a password.',
});

export const resendSupplierLogin = defineCall({
  name: 'supplier.logins.resend',
  path: `${path}/resend`,
  service: 'supplier',
  encoding: 'json',
  effect: 'write',
  request: z.strictObject({ accountId: id }),
  result: invitation,
  access: { kind: 'session' },
  errors: [
    ...(['notFound', 'noPermission', 'throttled'] as const),
    uacCodes.confirmNeeded,
    codes.supplierNotOpen,
    codes.loginInUse,
    codes.loginLocked,
  ],
  doc: 'Sends a new link to somebody of a supplier who has not chosen a password; the earlier link ends.',
});

export const turnSupplierLogin = defineCall({
  name: 'supplier.logins.turn',
  path: `${path}/turn`,
  service: 'supplier',
  encoding: 'json',
  effect: 'write',
  request: z.strictObject({ accountId: id, locked: z.boolean('required') }),
  result: z.null(),
  access: { kind: 'function', functionId: purchasingFunctions['logins.edit'] },
  errors: ['notFound', uacCodes.confirmNeeded, codes.supplierNotOpen],
  doc: 'Locks a login of a supplier at once, or unlocks it while the supplier is admitted.',
});

/** The calls about logins of suppliers. */
export const loginCalls: {
  readonly supplierLogins: typeof supplierLogins;
  readonly loginSuppliers: typeof loginSuppliers;
  readonly inviteSupplierLogin: typeof inviteSupplierLogin;
  readonly resendSupplierLogin: typeof resendSupplierLogin;
  readonly turnSupplierLogin: typeof turnSupplierLogin;
} = {
  supplierLogins,
  loginSuppliers,
  inviteSupplierLogin,
  resendSupplierLogin,
  turnSupplierLogin,
};
