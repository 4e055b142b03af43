/** The companies of the platform, for its operators. */
import * as z from 'zod/mini';
import { id, list, moment, optional, pageOf, pageRequest, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { locales } from '../kit/words.ts';
import { uacCodes } from '../uac/terms.ts';
import { madeAdministrator, newAdministrator, newCompany, systemCodes } from './new-company.ts';
import { tumCodes } from './terms.ts';

/** `suspended`: disabled by an operator; no one works in it, its data stays. */
export const companyStatuses = ['active', 'suspended'] as const;
const status = z.enum(companyStatuses);

/** One company as operators see it. */
export const companyRow = z.object({
  id,
  code: z.string(),
  name: z.string(),
  systemCode: z.enum(systemCodes),
  locale: z.enum(locales),
  timeZone: z.string(),
  status,
  createdAt: moment,
});

const shared = { service: 'tum', access: { kind: 'session' } } as const;
const path = '/gateway/tum/web/company';

export const companyPage = defineCall({
  ...shared,
  name: 'tum.company.page',
  path: `${path}/getPage`,
  request: z.strictObject({
    /** Part of a name or of a code. */
    keyword: optional(text(1, 50)),
    status: optional(list(status, companyStatuses.length)),
    sort: z._default(z.enum(['name', 'code', 'createdAt']), 'createdAt'),
    direction: z._default(z.enum(['asc', 'desc']), 'desc'),
    ...pageRequest,
  }),
  result: pageOf(companyRow),
  doc: 'Lists the companies of the platform. For operators.',
});

export const addCompany = defineCall({
  ...shared,
  name: 'tum.company.add',
  path: `${path}/add`,
  encoding: 'json',
  request: z.strictObject({ company: newCompany, administrator: newAdministrator }),
  result: z.object({ tenantId: id, administrator: madeAdministrator }),
  effect: 'write',
  errors: [uacCodes.confirmNeeded],
  doc: 'Makes a company with its starting roles and its administrator, who chooses a password by a link. For operators.',
});

export const turnCompany = defineCall({
  ...shared,
  name: 'tum.company.turn',
  path: `${path}/turn`,
  request: z.strictObject({ tenantId: id, enabled: z.enum(['0', '1']) }),
  result: z.null(),
  effect: 'write',
  errors: ['notFound', tumCodes.ownCompany],
  doc: 'Disables a company, which ends every session in it, or enables it again. For operators.',
});

export const companyAdministrators = defineCall({
  ...shared,
  name: 'tum.company.administrators',
  path: `${path}/administrators`,
  request: z.strictObject({ tenantId: id }),
  result: z.array(
    z.object({
      accountId: id,
      loginName: z.string(),
      name: z.string(),
      /** Whether the company manages the account, so that its password can be reset. */
      isManaged: z.boolean(),
      hasPassword: z.boolean(),
    }),
  ),
  errors: ['notFound'],
  doc: 'Lists who may do everything in a company. For operators.',
});

export const resetAdministrator = defineCall({
  ...shared,
  name: 'tum.company.resetAdministrator',
  path: `${path}/resetAdministrator`,
  request: z.strictObject({ tenantId: id, accountId: id }),
  result: madeAdministrator,
  effect: 'write',
  errors: [uacCodes.confirmNeeded, 'notFound', uacCodes.accountNotManaged],
  doc: 'Makes a link by which the administrator of a company chooses a new password. For operators.',
});
