/** Tenants and moving between them. */
import * as z from 'zod/mini';
import { id } from '../kit/atoms.ts';
import { type CallTable, defineCall } from '../kit/define.ts';
import { currentTenant, sessionInfo } from '../uac/session.ts';
import { uacCodes } from '../uac/terms.ts';
import { brandList, saveBrand } from './brand-calls.ts';
import {
  addCompany,
  companyAdministrators,
  companyPage,
  resetAdministrator,
  turnCompany,
} from './companies.ts';
import { firstStart, startCodeInfo } from './first-start.ts';
import {
  companyRegister,
  decideRegistration,
  ownRegistrations,
  registrationPage,
  withdrawRegistration,
} from './registrations.ts';
import {
  checkHTUserAuthorizationModule,
  getTenantById,
  preLogin,
  singleAuthorizeInfo,
} from './tenant-info.ts';
import {
  clickVersionNotice,
  getVersionNotice,
  removeVersionNotice,
  saveVersionNotice,
  versionNoticeList,
} from './version-notices.ts';

export const listAuthTenants = defineCall({
  name: 'tum.tenant.listAuthorised',
  path: '/gateway/tum/web/tenant/listAuthTenants',
  service: 'tum',
  encoding: 'none',
  request: z.strictObject({}),
  result: z.array(currentTenant),
  caller: 'shell',
  access: { kind: 'session' },
  outside: 'account',
  doc: 'Lists the companies the signed-in person may work in.',
});

export const switchTenant = defineCall({
  name: 'tum.tenant.switch',
  path: '/gateway/tum/web/tenant/switchTenant',
  service: 'tum',
  request: z.strictObject({ tenantId: id }),
  result: sessionInfo,
  effect: 'write',
  caller: 'shell',
  access: { kind: 'session' },
  outside: 'account',
  errors: ['notFound', uacCodes.codeNotEnough, uacCodes.codeClosed, uacCodes.secondFactorRequired],
  doc: 'Moves the session to another company: a new session id, every token of the old one ends.',
});

/** The calls about companies. */
export const tumCalls = {
  listAuthTenants,
  switchTenant,
  getTenantById,
  preLogin,
  singleAuthorizeInfo,
  checkHTUserAuthorizationModule,
  startCodeInfo,
  firstStart,
  companyPage,
  addCompany,
  turnCompany,
  companyAdministrators,
  resetAdministrator,
  brandList,
  saveBrand,
  companyRegister,
  ownRegistrations,
  withdrawRegistration,
  registrationPage,
  decideRegistration,
  getVersionNotice,
  clickVersionNotice,
  versionNoticeList,
  saveVersionNotice,
  removeVersionNotice,
} as const satisfies CallTable;
