/** What a person may know of a company before and after moving there. */
import * as z from 'zod/mini';
import { id, optional, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { currentTenant } from '../uac/session.ts';

const path = '/gateway/tum/web/tenant';
const shared = { service: 'tum', caller: 'shell', access: { kind: 'session' } } as const;

export const getTenantById = defineCall({
  ...shared,
  name: 'tum.tenant.get',
  path: `${path}/getTenantById`,
  request: z.strictObject({ tenantId: id }),
  result: currentTenant,
  errors: ['notFound'],
  doc: 'Returns a company that the signed-in person may work in.',
});

export const preLogin = defineCall({
  ...shared,
  name: 'tum.tenant.preLogin',
  path: `${path}/preLogin`,
  request: z.strictObject({ tenantId: id }),
  result: z.object({
    tenant: currentTenant,
    isCurrent: z.boolean(),
    /** False where the company wants a second factor that this session did not prove. */
    mayEnter: z.boolean(),
    needsSecondFactor: z.boolean(),
  }),
  errors: ['notFound'],
  doc: 'Checks, without moving, whether this session may move to a company.',
});

export const singleAuthorizeInfo = defineCall({
  ...shared,
  name: 'tum.tenant.authorisation',
  path: `${path}/singleAuthorizeInfo`,
  request: z.strictObject({
    /** Absent: the company of the session. */
    tenantId: optional(id),
  }),
  result: z.object({
    tenant: currentTenant,
    isSuper: z.boolean(),
    employmentId: z.nullable(id),
    roles: z.array(z.object({ id, name: z.string() })),
    /** Codes of the applications that the person may open there. */
    modules: z.array(z.string()),
  }),
  errors: ['notFound'],
  doc: 'Returns what the signed-in person is authorised for in one company.',
});

export const checkHTUserAuthorizationModule = defineCall({
  service: 'tum',
  access: { kind: 'session' },
  name: 'tum.tenant.checkModule',
  path: `${path}/checkHTUserAuthorizationModule`,
  request: z.strictObject({ moduleCode: text(1, 60) }),
  result: z.boolean(),
  doc: 'Returns whether the signed-in person may open an application here.',
});
