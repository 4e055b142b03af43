/** Other systems that let the people of a company in: how they are reached, and who is who there. */
import * as z from 'zod/mini';
import { id, moment, optional, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { loginName } from './accounts.ts';
import { connectorFunctions } from './functions.ts';
import { uacCodes } from './terms.ts';

/** An `issuer` is an older product or a backend of the company that signs what it says. */
export const connectorKinds = ['oidc', 'wecom', 'dingtalk', 'feishu', 'issuer'] as const;
const kind = z.enum(connectorKinds);

/** One kind of system. */
export type ConnectorKind = (typeof connectorKinds)[number];

/** Where the platforms are reached, unless a company has one of its own or uses Lark. */
export const usualAddresses: Readonly<
  Record<ConnectorKind, { readonly authAddress: string; readonly apiAddress: string }>
> = {
  oidc: { authAddress: '', apiAddress: '' },
  wecom: {
    authAddress: 'https://login.work.weixin.qq.com',
    apiAddress: 'https://qyapi.weixin.qq.com',
  },
  dingtalk: {
    authAddress: 'https://login.dingtalk.com',
    apiAddress: 'https://api.dingtalk.com',
  },
  feishu: { authAddress: 'https://accounts.feishu.cn', apiAddress: 'https://open.feishu.cn' },
  issuer: { authAddress: '', apiAddress: '' },
};

const line = z.string().check(z.trim(), z.maxLength(300, 'tooLong'));
const address = z
  .string()
  .check(z.trim(), z.maxLength(300, 'tooLong'), z.regex(/^(?:https?:\/\/[^\s?#]+)?$/, 'invalid'));

/** How one system is reached; what a kind has no use for is empty. */
export const connectorSettings = z.strictObject({
  name: text(1, 40),
  /** Who the company is there: the issuer of OpenID Connect, the CorpId, the tenant key, the systemFlag. */
  space: text(1, 300),
  /** The app there: client id, AppKey, App ID; of WeCom the AgentId. */
  clientId: line,
  authAddress: address,
  apiAddress: address,
  /** PEM of the key by which an issuer signs. */
  publicKey: z.string().check(z.maxLength(2000, 'tooLong')),
});

/** A secret that is written and never read: absent keeps what is there. */
const newSecret = z.optional(z.string().check(z.maxLength(500, 'tooLong')));

const shared = { service: 'uac', access: { kind: 'session' } } as const;
const path = '/gateway/uac/web/connector';

/** One system as the company's page shows it. */
export const connectorRow = z.object({
  id,
  kind,
  ...connectorSettings.shape,
  enabled: z.boolean(),
  hasSecret: z.boolean(),
  hasSignKey: z.boolean(),
  /** Where the platform has to send people back to. */
  callbacks: z.array(z.string()),
  people: z.array(
    z.object({ accountId: id, name: z.string(), subject: z.string(), linkedAt: moment }),
  ),
});

export const connectorList = defineCall({
  ...shared,
  name: 'uac.connector.list',
  path: `${path}/getList`,
  encoding: 'none',
  request: z.strictObject({}),
  result: z.array(connectorRow),
  errors: ['noPermission'],
  doc: `Lists by what other systems the company lets people in, without secrets, to those who hold ${connectorFunctions.connectors}.`,
});

export const saveConnector = defineCall({
  ...shared,
  name: 'uac.connector.save',
  path: `${path}/save`,
  encoding: 'json',
  effect: 'write',
  request: z.strictObject({
    /** Absent makes a new one. */
    id: optional(id),
    kind,
    enabled: z.boolean(),
    settings: connectorSettings,
    secret: newSecret,
    /** Signs the links that lead in from the platform. */
    signKey: newSecret,
  }),
  result: z.object({ id }),
  errors: ['noPermission', 'notFound', uacCodes.confirmNeeded, uacCodes.connectorLinked],
  doc: 'Sets one system by which people sign in.',
});

export const removeConnector = defineCall({
  ...shared,
  name: 'uac.connector.remove',
  path: `${path}/remove`,
  effect: 'write',
  request: z.strictObject({ id }),
  result: z.null(),
  errors: ['noPermission', 'notFound', uacCodes.confirmNeeded],
  doc: 'Removes one system, with every link to an account.',
});

export const testConnector = defineCall({
  ...shared,
  name: 'uac.connector.test',
  path: `${path}/test`,
  effect: 'write',
  request: z.strictObject({ id }),
  result: z.object({ ok: z.boolean(), error: z.nullable(z.string()) }),
  errors: ['noPermission', 'notFound', 'throttled'],
  doc: 'Asks the system with the saved settings, and returns how that went in its own words.',
});

export const bindIdentity = defineCall({
  ...shared,
  name: 'uac.connector.bind',
  path: `${path}/bindIdentity`,
  encoding: 'json',
  effect: 'write',
  request: z.strictObject({
    id,
    loginName,
    /** The person there; empty takes the link away. */
    subject: z.string().check(z.trim(), z.maxLength(200, 'tooLong')),
  }),
  result: z.null(),
  errors: [
    'noPermission',
    'notFound',
    uacCodes.confirmNeeded,
    uacCodes.accountNotManaged,
    uacCodes.identityTaken,
  ],
  doc: 'Says who an account of the company is in another system, or that it is no one there.',
});

export const ownIdentities = defineCall({
  ...shared,
  caller: 'shell',
  name: 'uac.identity.own',
  path: '/gateway/uac/web/identity/getOwn',
  encoding: 'none',
  request: z.strictObject({}),
  result: z.array(
    z.object({ connectorId: id, kind, name: z.string(), subject: z.string(), linkedAt: moment }),
  ),
  outside: 'account',
  doc: 'Lists by what other systems the signed-in person can sign in.',
});

export const unlinkIdentity = defineCall({
  ...shared,
  caller: 'shell',
  name: 'uac.identity.unlink',
  path: '/gateway/uac/web/identity/unlink',
  effect: 'write',
  request: z.strictObject({ connectorId: id }),
  result: z.null(),
  errors: ['notFound', uacCodes.confirmNeeded],
  doc: 'Takes away the link between the own account and another system.',
});
