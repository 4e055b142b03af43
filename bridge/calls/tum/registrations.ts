/** Companies that people ask for, and what operators decide. */
import * as z from 'zod/mini';
import { id, list, moment, optional, pageOf, pageRequest, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { phone } from '../uac/contacts.ts';
import { uacCodes } from '../uac/terms.ts';
import { newCompany } from './new-company.ts';
import { tumCodes } from './terms.ts';

/** How many people work there. */
export const employeeRanges = ['1-49', '50-199', '200-999', '1000+'] as const;

/** Where a registration is. */
export const registrationStatuses = ['pending', 'approved', 'refused', 'withdrawn'] as const;

/** A unified social credit code (GB 32100): 18 digits and letters without I, O, S, V, Z. */
const creditCode = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.regex(/^([0-9ABCDEFGHJKLMNPQRTUWXY]{18})?$/, 'invalid'));

/** A company as somebody asks for it. */
export const companyRegistration = z.strictObject({
  company: newCompany,
  creditCode,
  contactName: text(1, 60),
  contactPhone: phone,
  employees: z.enum(employeeRanges, 'choice'),
  note: text(0, 500),
  /** Where the person came from: the query of the address of the form. */
  source: z._default(z.string().check(z.maxLength(500, 'tooLong')), ''),
});

const shown = z.object({
  id,
  at: moment,
  name: z.string(),
  code: z.string(),
  systemCode: z.string(),
  locale: z.string(),
  timeZone: z.string(),
  place: z.string(),
  creditCode: z.string(),
  contactName: z.string(),
  contactPhone: z.string(),
  employees: z.string(),
  note: z.string(),
  status: z.enum(registrationStatuses),
  decidedAt: z.nullable(moment),
  reason: z.string(),
  tenantId: z.nullable(id),
});

const path = '/gateway/tum/web/company';
const own = { service: 'tum', caller: 'shell', access: { kind: 'session' } } as const;

export const companyRegister = defineCall({
  ...own,
  name: 'tum.registration.add',
  path: `${path}/companyRegister`,
  encoding: 'json',
  effect: 'write',
  bodyLimit: 8192,
  request: companyRegistration,
  result: z.object({ registrationId: id }),
  errors: [tumCodes.registrationsPending, 'throttled'],
  doc: 'Asks for a new company, whose administrator the caller becomes once an operator has approved it.',
});

export const ownRegistrations = defineCall({
  ...own,
  name: 'tum.registration.own',
  path: `${path}/getOwnRegistrations`,
  encoding: 'none',
  request: z.strictObject({}),
  result: z.array(shown),
  doc: 'Lists the companies that the caller has asked for, the last one first.',
});

export const withdrawRegistration = defineCall({
  ...own,
  name: 'tum.registration.withdraw',
  path: `${path}/withdrawRegistration`,
  effect: 'write',
  request: z.strictObject({ registrationId: id }),
  result: z.null(),
  errors: ['notFound'],
  doc: 'Takes back a registration that no one has decided yet.',
});

const operators = { service: 'tum', access: { kind: 'session' } } as const;

export const registrationPage = defineCall({
  ...operators,
  name: 'tum.registration.page',
  path: `${path}/getRegistrationPage`,
  request: z.strictObject({
    /** Part of a name or of a code. */
    keyword: optional(text(1, 50)),
    status: optional(list(z.enum(registrationStatuses), registrationStatuses.length)),
    sort: z._default(z.enum(['at', 'name']), 'at'),
    direction: z._default(z.enum(['asc', 'desc']), 'desc'),
    ...pageRequest,
  }),
  result: pageOf(
    z.object({
      ...shown.shape,
      applicantName: z.string(),
      applicantLogin: z.string(),
      source: z.string(),
    }),
  ),
  doc: 'Lists the companies that people ask for. For operators.',
});

export const decideRegistration = defineCall({
  ...operators,
  name: 'tum.registration.decide',
  path: `${path}/decideRegistration`,
  effect: 'write',
  request: z.strictObject({
    registrationId: id,
    approve: z.enum(['0', '1']),
    /** Why it is refused; the person reads it. */
    reason: optional(text(1, 300)),
  }),
  result: z.object({ tenantId: z.nullable(id) }),
  errors: [
    uacCodes.confirmNeeded,
    'notFound',
    tumCodes.registrationDecided,
    tumCodes.companyCodeTaken,
  ],
  doc: 'Approves a registration, which makes the company with its starting roles, or refuses it with a reason. For operators.',
});
