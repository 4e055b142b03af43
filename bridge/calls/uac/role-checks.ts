/** Questions about roles: which an account may still get, whether it has one, and whom it reaches. */
import * as z from 'zod/mini';
import { id, optional, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { fieldRight } from '../record/field-right.ts';
import { roleFunctions } from './functions.ts';
import { functionId } from './roles.ts';

const path = '/gateway/joyhr/web/authRole';
const shared = {
  service: 'joyhr',
  access: { kind: 'function', functionId: roleFunctions.roles },
} as const;

export const unauthorisedRoles = defineCall({
  ...shared,
  name: 'uac.role.unauthorised',
  path: `${path}/unAuthList`,
  request: z.strictObject({ accountId: id }),
  result: z.object({ roles: z.array(z.object({ id, code: z.string(), name: z.string() })) }),
  errors: ['notFound'],
  doc: 'Lists the roles that an account does not have yet and that the caller may give.',
});

export const hasRole = defineCall({
  ...shared,
  name: 'uac.role.has',
  path: `${path}/hasRole`,
  access: { kind: 'session' },
  request: z.strictObject({
    code: text(1, 40),
    /** The caller without it; others need the function of the page. */
    accountId: optional(id),
  }),
  result: z.boolean(),
  errors: ['noPermission', 'notFound'],
  doc: 'Tells whether an account has a role today.',
});

export const hasDataRange = defineCall({
  ...shared,
  name: 'uac.role.hasDataRange',
  path: `${path}/checkIsHaveDataRange`,
  access: { kind: 'session' },
  request: z.strictObject({
    /** The organisation asked about; any without it. */
    organId: optional(id),
    /** Only roles with this function count; any role without it. */
    functionId: optional(functionId),
  }),
  result: z.boolean(),
  doc: 'Tells whether the caller reaches records beyond the own one, at all or of an organisation.',
});

/** Zhangtao: an account set, the records by which a company pays wages, contributions and taxes. */
export const roleAccountSets = defineCall({
  ...shared,
  name: 'uac.role.accountSets',
  path: '/gateway/joyhr/web/roleInsZhangtao',
  request: z.strictObject({ roleId: id }),
  result: z.object({
    types: z.array(
      z.object({
        bizType: z.string(),
        name: z.string(),
        fields: z.array(
          /** Null where the role has no rule of the field. */
          z.object({ field: z.string(), name: z.string(), right: z.nullable(fieldRight) }),
        ),
      }),
    ),
  }),
  errors: ['notFound'],
  doc: 'Lists the fields of the records of pay, insurance and tax, and the rule that a role has of each.',
});
