import { decodeProtectedHeader, importSPKI, type JWTPayload, jwtVerify } from 'jose';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type {
  autoLoginLink,
  backendEnterpriseLogin,
  enterpriseLogin,
  oldProductLogin,
} from '#bridge/calls/uac/doors.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { type Connector, findConnector } from '../connectors/connector.ts';
import { asked, comeBack } from './by-connector.ts';
import { countTry, type Entered, enterAs } from './by-identity.ts';
import { enterByTicket } from './by-token.ts';
import { requireRecent, requireSigned, spendNonce } from './signed-text.ts';
import { makeTicket, readTicket, ticketLife } from './tickets.ts';

/** WeCom, DingTalk or Feishu: after their page, from inside the app, or by `auth_code` alone. */
export async function enterByPlatform(
  context: GatewaySessionContext,
  request: ParsedRequestOf<typeof enterpriseLogin>,
): Promise<Entered> {
  const { connector, code, state, corpId, authCode, timestamp, sign } = request;
  if (connector !== undefined && code !== undefined && state !== undefined) {
    return comeBack(context, { connector, code, state }, ['wecom', 'dingtalk', 'feishu']);
  }
  await countTry(context);
  if (corpId !== undefined && authCode !== undefined && timestamp !== undefined && sign) {
    const found = await mustFind(context, 'dingtalk', corpId);
    requireSigned({ authCode, corpId, timestamp }, sign, found.signKey);
    requireRecent(timestamp, context.now());
    await spend(context, `dingtalk ${corpId} ${authCode}`);
    return inApp(context, found, authCode);
  }
  // It says nothing of its company, and an installation has one at most that it can be of.
  const only = request.auth_code === undefined ? null : await onlyWecom(context);
  if (only === null || request.auth_code === undefined) {
    throw new RefusedError(uacCodes.parameterIllegal);
  }
  await spend(context, `wecom ${only.id} ${request.auth_code}`);
  return inApp(context, only, request.auth_code);
}

async function inApp(
  context: GatewaySessionContext,
  connector: Connector,
  code: string,
): Promise<Entered> {
  const platform = context.services.platforms[connector.kind];
  const identity = await asked(async () => {
    if (platform.redeemInApp === undefined) throw new RefusedError(uacCodes.parameterIllegal);
    return platform.redeemInApp(connector, code);
  });
  return enterAs(context, connector, identity, 'enterprise');
}

/** The link of a work notice: the code is ours, the signature is that of the system, and the person is linked there. */
export async function enterByNotice(
  context: GatewaySessionContext,
  { sign, ...values }: ParsedRequestOf<typeof autoLoginLink>,
): Promise<Entered> {
  await countTry(context);
  const connector = await noticeSender(context, values.authCorpId, values.vCode);
  requireSigned(values, sign, connector.signKey);
  return enterByTicket(context, 'autoLogin', values.vCode, {
    connectorId: connector.id,
    subject: values.userId,
    appCode: values.appCode,
  });
}

/** The system that a link is from: of those under the name of the company the one for which its code was made. */
async function noticeSender(
  context: GatewaySessionContext,
  space: string,
  vCode: string,
): Promise<Connector> {
  const found: Connector[] = [];
  for (const kind of ['wecom', 'dingtalk', 'feishu'] as const) {
    const connector = await find(context, kind, space);
    if (connector !== null) found.push(connector);
  }
  const ticket = await context.services.database.withOperatorTransaction(
    { accountId: null },
    'read',
    (transaction) => readTicket(transaction, 'autoLogin', vCode, context.now()),
  );
  const sender = found.find(({ id }) => id === ticket?.detail.connectorId) ?? found[0];
  if (sender === undefined) throw new RefusedError(uacCodes.parameterIllegal);
  return sender;
}

/** Somebody whom an older product hands over: a token that it signed for us, of a minute at most, used once. */
export async function enterByHandOver(
  context: GatewaySessionContext,
  { systemFlag, token }: ParsedRequestOf<typeof oldProductLogin>,
): Promise<Entered> {
  await countTry(context);
  const connector = await mustFind(context, 'issuer', systemFlag);
  const claims = await readToken(context, connector, token);
  await spend(context, `issuer ${connector.id} ${claims.jti}`);
  const name = typeof claims.name === 'string' ? claims.name : '';
  return enterAs(context, connector, { subject: String(claims.sub), name }, 'old');
}

async function readToken(
  { services, now }: GatewaySessionContext,
  { settings }: Connector,
  token: string,
): Promise<JWTPayload> {
  try {
    const { alg } = decodeProtectedHeader(token);
    const taken = ['EdDSA', 'RS256', 'ES256'].find((one) => one === alg);
    if (taken === undefined) throw new RefusedError(uacCodes.parameterIllegal);
    const { payload } = await jwtVerify(token, await importSPKI(settings.publicKey, taken), {
      algorithms: [taken],
      issuer: settings.space,
      audience: services.portalOrigin,
      maxTokenAge: 60,
      requiredClaims: ['sub', 'jti', 'iat', 'exp'],
      currentDate: now(),
    });
    return payload;
  } catch (error) {
    const isLate = error instanceof Error && /expired/i.test(`${error.name} ${error.message}`);
    throw new RefusedError(isLate ? uacCodes.doorTimeOut : uacCodes.parameterIllegal);
  }
}

/**
 * Gives a backend of the company a ticket for one of its people; an account that is not the company's is refused as a
 * wrong signature is.
 */
export async function giveTicket(
  context: GatewaySessionContext,
  { sign, ...values }: ParsedRequestOf<typeof backendEnterpriseLogin>,
): Promise<ResultOf<typeof backendEnterpriseLogin>> {
  await countTry(context);
  const { database, portalOrigin } = context.services;
  const connector = await mustFind(context, 'issuer', values.systemFlag);
  requireSigned(values, sign, connector.signKey);
  requireRecent(values.timestamp, context.now());
  const now = context.now();
  const ticket = await database.withOperatorTransaction(
    { accountId: null },
    'write',
    async (transaction) => {
      await spendNonce(transaction, `backend ${connector.id} ${values.nonce}`, now);
      const account = await transaction
        .selectFrom('account')
        .select('id')
        .where('login_name', '=', values.account)
        .where('managed_by', '=', connector.tenantId)
        .where('status', '=', 'active')
        .executeTakeFirst();
      if (account === undefined) throw new RefusedError(uacCodes.parameterIllegal);
      const detail = { connectorId: connector.id };
      return makeTicket(transaction, { purpose: 'tokenLogin', accountId: account.id, detail, now });
    },
  );
  const address = `${portalOrigin}/tokenLogin?${new URLSearchParams({ token: ticket })}`;
  const expiresAt = new Date(now.getTime() + ticketLife('tokenLogin')).toISOString();
  return { ticket, address, expiresAt };
}

function find(
  { services }: GatewaySessionContext,
  kind: Connector['kind'],
  space: string,
): Promise<Connector | null> {
  return services.database.withOperatorTransaction({ accountId: null }, 'read', (transaction) =>
    findConnector(transaction, services.sealer, { kind, space }),
  );
}

async function mustFind(
  context: GatewaySessionContext,
  kind: Connector['kind'],
  space: string,
): Promise<Connector> {
  const connector = await find(context, kind, space);
  if (connector === null) throw new RefusedError(uacCodes.parameterIllegal);
  return connector;
}

async function onlyWecom({ services }: GatewaySessionContext): Promise<Connector | null> {
  return services.database.withOperatorTransaction(
    { accountId: null },
    'read',
    async (transaction) => {
      const rows = await transaction
        .selectFrom('sign_in_connector')
        .select('id')
        .where('kind', '=', 'wecom')
        .where('enabled', '=', true)
        .limit(2)
        .execute();
      const [row] = rows;
      if (row === undefined || rows.length > 1) return null;
      return findConnector(transaction, services.sealer, { id: row.id });
    },
  );
}

async function spend(context: GatewaySessionContext, nonce: string): Promise<void> {
  await context.services.database.withOperatorTransaction(
    { accountId: null },
    'write',
    (transaction) => spendNonce(transaction, nonce, context.now()),
  );
}
