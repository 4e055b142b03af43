import { generateKeyPairSync } from 'node:crypto';
import type { calls } from '#bridge/calls/index.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import type { PlatformPlan } from '#gateway/demo-platform/platform-types.ts';
import { buildPerson } from './accounts.ts';
import type { TestGateway } from './gateway.ts';

/** What the tests of ways in connect. */
export type ConnectedKind = RequestOf<typeof calls.saveConnector>['kind'];

/** The key of signed links. */
export const signKey = 'a-key-of-both';

/** The keys of an older product. */
export const issuerKeys = generateKeyPairSync('ed25519');

const publicKey = issuerKeys.publicKey.export({ type: 'spki', format: 'pem' }).toString();

/** The settings of a connector to the simulated platforms. */
export function connectorRequest(
  { origin, corpId, clientId, secret }: PlatformPlan,
  kind: ConnectedKind,
): RequestOf<typeof calls.saveConnector> {
  const base = kind === 'issuer' ? '' : `${origin}/${kind}`;
  const spaces: Partial<Record<ConnectedKind, string>> = { oidc: base, issuer: 'old-hr' };
  const settings = {
    name: kind,
    space: spaces[kind] ?? corpId,
    clientId,
    authAddress: base,
    apiAddress: base,
    publicKey: kind === 'issuer' ? publicKey : '',
  };
  return { kind, enabled: true, settings, secret, signKey };
}

/** Somebody whose account a company looks after. */
export async function managed(
  { database, asOwner }: TestGateway,
  loginName: string,
  managedBy: string,
  isSuper = false,
): Promise<string> {
  const id = await buildPerson(database, { loginName, tenantIds: [managedBy], isSuper });
  await asOwner((client) =>
    client.query('update app.account set managed_by = $1 where id = $2', [managedBy, id]),
  );
  return id;
}

/** The id of an account. */
export async function idOf({ database }: TestGateway, loginName: string): Promise<string> {
  const row = await database.withOperatorTransaction({ accountId: null }, 'read', (transaction) =>
    transaction
      .selectFrom('account')
      .select('id')
      .where('login_name', '=', loginName)
      .executeTakeFirstOrThrow(),
  );
  return row.id;
}
