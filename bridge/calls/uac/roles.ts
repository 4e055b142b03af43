/** Roles: what they allow, whose records they reach, and who has them. */
import * as z from 'zod/mini';
import { ruledType } from '../joyhr/field-rights.ts';
import { id, list, moment, optional, pageOf, pageRequest, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { fieldRight } from '../record/field-right.ts';
import { roleFunctions } from './functions.ts';
import { uacCodes } from './terms.ts';

/** Whose records a role reaches, from one's own to everybody's; `custom` names organisations with all below them. */
/** A range in a request or a result. */
export const rangeKinds = ['self', 'own_organ', 'own_organ_and_below', 'custom', 'all'] as const;

/** Functions, organisations and field rules that one role holds at most. */
export const roleLimits = { functions: 2000, organs: 200, fields: 2000, rules: 100 } as const;

/** A range in a request or a result. */
export const rangeKind = z.enum(rangeKinds);
/** What a right is given for, `<app>.<page>` or deeper. */
export const functionId = z
  .string()
  .check(z.regex(/^[a-z][a-zA-Z0-9-]*(\.[a-zA-Z0-9-]+)+$/, 'invalid'));
/** Name of a field of a record. */
export const fieldName = z.string().check(z.regex(/^[a-z][a-zA-Z0-9._]{0,63}$/, 'invalid'));

/** One role as the list shows it. */
export const roleRow = z.object({
  id,
  code: z.string(),
  /** In the caller's language. */
  name: z.string(),
  note: z.string(),
  range: rangeKind,
  /** Accounts that have it today, by name or by a rule. */
  members: z.number(),
  functions: z.number(),
  updatedAt: moment,
});

const named = z.object({ id, name: z.string() });
const fieldRule = z.object({ bizType: z.string(), field: z.string(), right: fieldRight });

/** One rule of membership: everybody in an organisation, in a post, or in that post of that organisation. */
const memberRule = z.object({
  id,
  organ: z.nullable(named),
  withBelow: z.boolean(),
  post: z.nullable(named),
  /** Accounts it covers today. */
  accounts: z.number(),
});

/** One role with everything it allows. */
export const roleDetail = z.object({
  id,
  code: z.string(),
  nameZh: z.string(),
  nameEn: z.string(),
  note: z.string(),
  version: z.number(),
  range: rangeKind,
  /** With `custom`: these organisations and all below them. */
  organs: z.array(named),
  functions: z.array(z.string()),
  fields: z.array(fieldRule),
  rules: z.array(memberRule),
  members: z.number(),
  /** Whether the caller may save it: it gives nothing that the caller does not have. */
  mayEdit: z.boolean(),
});

const button = z.object({ functionId: z.string(), name: z.string(), mayGrant: z.boolean() });

/** What roles can allow: applications with their pages and buttons, and the fields of each kind of record. */
export const roleCatalogue = z.object({
  apps: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      pages: z.array(z.object({ ...button.shape, code: z.string(), buttons: z.array(button) })),
    }),
  ),
  /** Names are in the caller's language. */
  types: z.array(
    z.object({
      bizType: z.string(),
      name: z.string(),
      /** Whether its rows belong to an employee. */
      ofPerson: z.boolean(),
      /** Custom ones are `custom.<code>`, lines `lines.<kind>`. */
      fields: z.array(z.object({ field: z.string(), name: z.string() })),
    }),
  ),
});

const path = '/gateway/joyhr/web/authRole';
const shared = {
  service: 'joyhr',
  access: { kind: 'function', functionId: roleFunctions.roles },
} as const;
const editing = {
  ...shared,
  encoding: 'json',
  effect: 'write',
  access: { kind: 'function', functionId: roleFunctions['roles.edit'] },
} as const;

export const rolePage = defineCall({
  ...shared,
  name: 'uac.role.page',
  path: `${path}/getPage`,
  request: z.strictObject({
    /** Part of a name or of the code. */
    keyword: optional(text(1, 50)),
    range: optional(list(rangeKind, rangeKinds.length)),
    sort: z._default(z.enum(['code', 'updatedAt']), 'code'),
    direction: z._default(z.enum(['asc', 'desc']), 'asc'),
    ...pageRequest,
  }),
  result: pageOf(roleRow),
  doc: 'Lists the roles of the company with how many people have each.',
});

export const roleInfo = defineCall({
  ...shared,
  name: 'uac.role.get',
  path: `${path}/getInfo`,
  request: z.strictObject({ roleId: id }),
  result: roleDetail,
  errors: ['notFound'],
  doc: 'Returns one role: its functions, range, field rules and rules of membership.',
});

export const roleChoices = defineCall({
  ...shared,
  name: 'uac.role.catalogue',
  path: `${path}/getCatalogue`,
  encoding: 'none',
  request: z.strictObject({}),
  result: roleCatalogue,
  doc: 'Lists what a role can allow, and which of it the caller may grant: only what the caller has.',
});

export const saveRole = defineCall({
  ...editing,
  name: 'uac.role.save',
  path: `${path}/save`,
  request: z.strictObject({
    /** The role to change, with the version that was read; a new role without both. */
    roleId: z.optional(id),
    version: z.optional(z.int()),
    code: z.string('required').check(z.regex(/^[a-z][a-z0-9-]{1,39}$/, 'invalid')),
    nameZh: text(1, 40),
    nameEn: text(1, 60),
    note: text(0, 200),
    range: rangeKind,
    /** At least one with `custom`, none otherwise. */
    organIds: z.array(id).check(z.maxLength(roleLimits.organs, 'tooLarge')),
    functions: z.array(functionId).check(z.maxLength(roleLimits.functions, 'tooLarge')),
    fields: z
      .array(z.strictObject({ bizType: ruledType, field: fieldName, right: fieldRight }))
      .check(z.maxLength(roleLimits.fields, 'tooLarge')),
  }),
  result: z.object({ roleId: id, version: z.number() }),
  errors: [uacCodes.confirmNeeded, 'notFound', 'conflict', uacCodes.beyondOwnRights],
  doc: 'Makes a role or changes one. Its holders see the change with the next page.',
});

export const removeRole = defineCall({
  ...editing,
  name: 'uac.role.remove',
  path: `${path}/remove`,
  request: z.strictObject({ roleId: id, version: z.int() }),
  result: z.null(),
  errors: [uacCodes.confirmNeeded, 'notFound', 'conflict', uacCodes.beyondOwnRights],
  doc: 'Removes a role and takes it from everybody who has it.',
});

export const saveRoleMembers = defineCall({
  ...editing,
  name: 'uac.role.saveMembers',
  path: `${path}/saveMembers`,
  request: z.strictObject({
    roleId: id,
    /** Accounts that get the role by name, and accounts that lose it. */
    add: z.array(id).check(z.maxLength(500, 'tooLarge')),
    remove: z.array(id).check(z.maxLength(500, 'tooLarge')),
    addRules: z
      .array(
        z.strictObject({
          organId: z.nullable(id),
          withBelow: z.boolean(),
          postId: z.nullable(id),
        }),
      )
      .check(z.maxLength(roleLimits.rules, 'tooLarge')),
    removeRules: z.array(id).check(z.maxLength(roleLimits.rules, 'tooLarge')),
  }),
  result: z.null(),
  errors: [uacCodes.confirmNeeded, 'notFound', 'conflict', uacCodes.beyondOwnRights],
  doc: 'Gives a role to people, posts and organisations, or takes it away.',
});

/** One account as lists of members and choices of accounts show it. */
const holder = z.object({
  accountId: id,
  loginName: z.string(),
  name: z.string(),
  /** The employment it belongs to; null for an account without one. */
  employmentId: z.nullable(id),
  organName: z.nullable(z.string()),
  postName: z.nullable(z.string()),
  isActive: z.boolean(),
  /** Has the role by name. */
  byName: z.boolean(),
  /** Has it by these rules. */
  ruleIds: z.array(id),
});

export const findUserWithRole = defineCall({
  ...shared,
  name: 'uac.role.holders',
  path: '/gateway/ums/web/user/findUserWithRole',
  service: 'ums',
  request: z.strictObject({
    roleId: id,
    /** Part of a name, or the start of a login name. */
    keyword: optional(text(1, 50)),
    ...pageRequest,
  }),
  result: pageOf(holder),
  errors: ['notFound'],
  doc: 'Lists the accounts that have a role today, and by what.',
});
