/** What rights come to: the portal as a person sees it, and who sees a field of a record. */
import * as z from 'zod/mini';
import { id, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { fieldRight } from '../record/field-right.ts';
import { roleFunctions } from './functions.ts';
import { fieldName, rangeKind } from './roles.ts';

const path = '/gateway/joyhr/web/authRole';
const shared = {
  service: 'joyhr',
  access: { kind: 'function', functionId: roleFunctions.roles },
} as const;

/** How one right came about: the role and how it was given. */
const source = z.object({ roleId: id, roleName: z.string(), byRule: z.boolean() });
const reachedRange = z.object({
  ...source.shape,
  kind: rangeKind,
  organs: z.array(z.string()),
  people: z.number(),
});

export const rightsOfAccount = defineCall({
  ...shared,
  name: 'uac.rights.ofAccount',
  path: `${path}/getRightsOfAccount`,
  request: z.strictObject({ accountId: id }),
  result: z.object({
    accountId: id,
    name: z.string(),
    loginName: z.string(),
    isSuper: z.boolean(),
    isActive: z.boolean(),
    /** The menu as this person sees it, each function with the roles that give it. */
    apps: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        pages: z.array(
          z.object({
            functionId: z.string(),
            name: z.string(),
            by: z.array(source),
            buttons: z.array(
              z.object({ functionId: z.string(), name: z.string(), by: z.array(source) }),
            ),
          }),
        ),
      }),
    ),
    ranges: z.array(reachedRange),
    fields: z.array(
      z.object({
        bizType: z.string(),
        /** In the caller's language, as the name of the field. */
        typeName: z.string(),
        field: z.string(),
        name: z.string(),
        /** The widest right over all records in reach. */
        right: fieldRight,
        by: z.array(source),
      }),
    ),
  }),
  errors: ['notFound'],
  doc: 'Shows the portal as another person sees it: menu, buttons, range and fields, each with the role it comes from.',
});

export const fieldReaders = defineCall({
  ...shared,
  name: 'uac.rights.fieldReaders',
  path: `${path}/getFieldReaders`,
  request: z.strictObject({
    /** `employee`, or a declared record whose rows belong to an employee. */
    bizType: text(1, 60),
    employmentId: id,
    field: fieldName,
  }),
  result: z.object({
    /** Accounts that see the field of this record, at most 200, and how many there are. */
    readers: z.array(
      z.object({
        accountId: id,
        name: z.string(),
        loginName: z.string(),
        right: fieldRight,
        isSuper: z.boolean(),
        by: z.array(z.object({ ...source.shape, kind: rangeKind })),
      }),
    ),
    total: z.number(),
  }),
  errors: ['notFound'],
  doc: 'Lists who sees one field of one employee’s records of a kind, with which right, and which role gives it.',
});
