/** The registry of the apps of vendors: operators register them, approve what they ask for, and hand them to companies. */
import * as z from 'zod/mini';
import {
  appCode,
  id,
  list,
  moment,
  optional,
  pageOf,
  pageRequest,
  text,
  upload,
} from '../kit/atoms.ts';
import { type CallTable, defineCall } from '../kit/define.ts';
import { uacCodes } from '../uac/terms.ts';
import { registryCodes } from './terms.ts';

/** Bytes of a bundle as it is sent, unpacked, and of one of its files; and how many files it holds. */
export const bundleLimits = {
  bytes: 10 * 1024 * 1024,
  unpacked: 25 * 1024 * 1024,
  file: 8 * 1024 * 1024,
  files: 500,
} as const;

/** Bytes of a manifest, and of one that is fetched from a vendor. */
export const manifestBytes = 256 * 1024;

/** What an app may ask for. */
export const askKinds = ['capability', 'service', 'domain', 'feature'] as const;

/**
 * The state of an app. `new`: nothing is approved yet. `approved`: its last version is in force. `changed`: a later
 * version waits, and the approved one stays in force. `refused`: nothing of it was ever approved.
 */
export const appStatuses = ['new', 'changed', 'approved', 'refused'] as const;
const status = z.enum(appStatuses);

/** One app of the registry. */
export const registryRow = z.object({
  /** Names the row in lists. */
  id: z.string(),
  code: z.string(),
  name: z.string(),
  source: z.enum(['bundle', 'address']),
  status,
  /** The version in force, and the one that waits; null where there is none. */
  version: z.nullable(z.number()),
  waiting: z.nullable(z.number()),
  companies: z.number(),
  changedAt: moment,
});

/** One thing a version asks for. */
const ask = z.object({
  kind: z.enum(askKinds),
  /** A capability, a service area, an origin, or a feature of the browser. */
  key: z.string(),
  /** The vendor's words; empty for a feature, which has none. */
  reason: z.string(),
  /** What the version in force has of it: not asked for there, granted, or declined. */
  before: z.enum(['new', 'granted', 'declined']),
  /** The vendor's words in the version in force, where they were others. */
  reasonBefore: z.nullable(z.string()),
});

/** What can happen to an app. */
export const appEvents = [
  'registered',
  'versionAdded',
  'approved',
  'refused',
  'enabled',
  'disabled',
  'granted',
] as const;

const sizes = z.object({ width: z.number(), height: z.number() });

/** One version as an operator reviews it. */
const version = z.object({
  version: z.number(),
  name: z.string(),
  tier: z.string(),
  /** Names of its pages. */
  pages: z.array(z.string()),
  /** The smallest space its frame is given, in pixels; 0 where it fits any. */
  sizes,
  /** The same in the version in force, where it is another one. */
  sizesBefore: z.nullable(sizes),
  files: z.number(),
  bytes: z.number(),
  addedAt: moment,
  addedBy: z.string(),
  asks: z.array(ask),
  /** What the version in force was granted and this one asks for no more. */
  gone: z.array(z.object({ kind: z.enum(askKinds), key: z.string() })),
});

/** One app with all that an operator decides by. */
export const registeredAppDetail = z.object({
  ...registryRow.shape,
  address: z.nullable(z.string()),
  /** Where its frame stands. */
  origin: z.string(),
  inForce: z.nullable(version),
  next: z.nullable(version),
  /** Every company of the platform. */
  tenants: z.array(z.object({ tenantId: id, name: z.string(), enabledAt: z.nullable(moment) })),
  /** What happened to it, the last first. */
  history: z.array(
    z.object({
      id,
      at: moment,
      by: z.string(),
      kind: z.enum(appEvents),
      version: z.nullable(z.number()),
      company: z.nullable(z.string()),
    }),
  ),
});

const registered = z.object({ code: z.string(), version: z.number() });
const key = text(1, 300);

const shared = { service: 'registry', access: { kind: 'session' } } as const;
const path = '/gateway/registry/web/app';

export const registryPage = defineCall({
  ...shared,
  name: 'registry.app.page',
  path: `${path}/getPage`,
  request: z.strictObject({
    /** Part of the name or of the code. */
    keyword: optional(text(1, 50)),
    status: optional(list(status, 4)),
    sort: z._default(z.enum(['changedAt']), 'changedAt'),
    direction: z._default(z.enum(['asc', 'desc']), 'desc'),
    ...pageRequest,
  }),
  result: pageOf(registryRow),
  errors: ['noPermission'],
  doc: 'Lists the registered apps of the platform; for operators, like every call of the registry.',
});

export const registryDetail = defineCall({
  ...shared,
  name: 'registry.app.get',
  path: `${path}/getByCode`,
  request: z.strictObject({ code: appCode }),
  result: registeredAppDetail,
  errors: ['noPermission', 'notFound'],
  doc: 'Returns one registered app: what its versions ask for and why, what changed, who has it, and what happened to it.',
});

export const registerBundle = defineCall({
  ...shared,
  name: 'registry.app.upload',
  path: `${path}/upload`,
  encoding: 'multipart',
  request: z.strictObject({
    bundle: upload,
    /** The app it is a new version of; a new app without it. */
    code: optional(appCode),
  }),
  result: registered,
  effect: 'write',
  errors: [
    'noPermission',
    'notFound',
    'fileEmpty',
    'fileFormat',
    'fileTooLarge',
    registryCodes.bundleInvalid,
    registryCodes.manifestInvalid,
    registryCodes.codeTaken,
    registryCodes.wrongApp,
    registryCodes.originRefused,
    registryCodes.insecureAddress,
    'duplicate',
  ],
  doc: 'Registers an app, or a new version of one, from a zip with its files and `manifest.json`; it waits for approval.',
});

export const registerAddress = defineCall({
  ...shared,
  name: 'registry.app.fetch',
  path: `${path}/fetch`,
  encoding: 'json',
  request: z.strictObject({
    /** Where the manifest stands: https, or http on this machine while developing. */
    address: text(1, 500),
    /** The app it is a new version of; a new app without it. */
    code: optional(appCode),
  }),
  result: registered,
  effect: 'write',
  errors: [
    'noPermission',
    'notFound',
    registryCodes.addressFailed,
    registryCodes.manifestInvalid,
    registryCodes.codeTaken,
    registryCodes.originTaken,
    registryCodes.wrongApp,
    registryCodes.wrongOrigin,
    registryCodes.originRefused,
    registryCodes.insecureAddress,
    'duplicate',
  ],
  doc: 'Registers an app that its vendor serves, or a new version of one, by the address of its manifest; it waits for approval.',
});

export const decideApp = defineCall({
  ...shared,
  name: 'registry.app.decide',
  path: `${path}/decide`,
  encoding: 'json',
  request: z.strictObject({
    code: appCode,
    version: z.int().check(z.positive()),
    decision: z.enum(['approved', 'refused']),
    /** What of it is granted; nothing that the version does not ask for. */
    capabilities: list(key, 50),
    services: list(key, 50),
    domains: list(key, 50),
    features: list(key, 50),
  }),
  result: registered,
  effect: 'write',
  errors: [uacCodes.confirmNeeded, 'noPermission', 'notFound', 'conflict'],
  doc: 'Approves a version with a part of what it asks for, which then is in force, or refuses it.',
});

export const enableApp = defineCall({
  ...shared,
  name: 'registry.app.enable',
  path: `${path}/enable`,
  encoding: 'json',
  request: z.strictObject({ code: appCode, tenantId: id, enabled: z.boolean() }),
  result: z.null(),
  effect: 'write',
  errors: [uacCodes.confirmNeeded, 'noPermission', 'notFound', 'conflict'],
  doc: 'Hands an approved app to a company or takes it away; its frames there are removed and its tokens end at once.',
});

/** What a role of a company has of an app: `some` where the version in force has functions it was not given. */
export const roleGrant = z.object({
  roleId: id,
  name: z.string(),
  /** How many accounts have the role today. */
  people: z.number(),
  holds: z.enum(['all', 'some', 'none']),
});

export const registryRoles = defineCall({
  ...shared,
  name: 'registry.app.roles',
  path: `${path}/getRoles`,
  request: z.strictObject({ code: appCode, tenantId: id }),
  result: z.object({ roles: z.array(roleGrant) }),
  errors: ['noPermission', 'conflict'],
  doc: 'Lists the roles of a company that has the app, and which of them may open it.',
});

export const grantApp = defineCall({
  ...shared,
  name: 'registry.app.grant',
  path: `${path}/grant`,
  encoding: 'json',
  request: z.strictObject({
    code: appCode,
    tenantId: id,
    /** All roles that get the app; the others lose it. */
    roles: list(id, 200),
  }),
  result: z.null(),
  effect: 'write',
  errors: [uacCodes.confirmNeeded, 'noPermission', 'notFound', 'conflict'],
  doc: 'Gives the functions of an app to roles of a company that has it; open browsers of their people learn of it.',
});

/** The calls about the apps of vendors. */
export const registryCalls = {
  registryPage,
  registryDetail,
  registerBundle,
  registerAddress,
  decideApp,
  enableApp,
  registryRoles,
  grantApp,
} as const satisfies CallTable;
