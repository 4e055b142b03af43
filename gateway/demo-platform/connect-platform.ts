import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { ConnectorKind } from '#bridge/calls/uac/connectors.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import type { GatewayServices } from '#gateway/services/services.ts';
import {
  type ConnectorSettings,
  secretPlace,
  spaceOf,
} from '#gateway/services/uac/connectors/connector.ts';
import { newSecret } from '#gateway/services/uac/secrets.ts';
import { demoCorp, demoIssuer, demoPeople } from './demo-people.ts';
import { systemNames } from './texts/platform-texts.ts';

/** The keys of one start: a copy of a demo's database lets no one in by them. */
export interface DemoKeys {
  /** By which the platforms know the portal. */
  readonly secret: string;
  /** Signs the links that lead in. */
  readonly signKey: string;
  /** Signs the tokens of the older product. */
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

/** Makes the keys of one start. */
export function makeDemoKeys(): DemoKeys {
  return { secret: newSecret(), signKey: newSecret(), ...generateKeyPairSync('ed25519') };
}

const kinds = ['wecom', 'dingtalk', 'feishu', 'oidc', 'issuer'] as const;

/** The connector of a kind is known by its id, so that the next start finds it. */
const idOf = (kind: ConnectorKind): string =>
  `0de30000-0000-7000-8000-00000000000${kinds.indexOf(kind)}`;

/**
 * Connects Harbour to the demo platform: from the start where none of its systems is there, otherwise those that were kept get the
 * addresses and keys of this start. Does nothing without the demo companies.
 */
export async function connectPlatform(
  { database, sealer }: Pick<GatewayServices, 'database' | 'sealer'>,
  origin: string,
  keys: DemoKeys,
  now: Date,
): Promise<void> {
  await database.withOperatorTransaction({ accountId: null }, 'write', async (transaction) => {
    const tenant = await transaction
      .selectFrom('tenant')
      .select('id')
      .where('code', '=', demoCorp.company)
      .executeTakeFirst();
    if (tenant === undefined) return;
    const kept = await transaction
      .selectFrom('sign_in_connector')
      .select('id')
      .where('id', 'in', kinds.map(idOf))
      .execute();
    for (const kind of kinds) {
      const id = idOf(kind);
      const settings = settingsOf(kind, origin, keys);
      const values = {
        space: spaceOf(kind, settings),
        settings: JSON.stringify(settings),
        secret: sealer.seal(keys.secret, secretPlace(id, 'secret')),
        sign_key: sealer.seal(keys.signKey, secretPlace(id, 'sign')),
        updated_at: now,
      };
      if (kept.length > 0) {
        await transaction
          .updateTable('sign_in_connector')
          .set(values)
          .where('id', '=', id)
          .execute();
        continue;
      }
      const made = { id, tenant_id: tenant.id, kind, enabled: true, ...values };
      await transaction
        .insertInto('sign_in_connector')
        .values(made)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await linkPeople(transaction, id, now);
    }
  });
}

function settingsOf(
  kind: ConnectorKind,
  origin: string,
  { publicKey }: DemoKeys,
): ConnectorSettings {
  const base = kind === 'issuer' ? '' : `${origin}/${kind}`;
  const spaces: Partial<Record<ConnectorKind, string>> = { oidc: base, issuer: demoIssuer };
  return {
    name: systemNames[kind],
    space: spaces[kind] ?? demoCorp.corpId,
    clientId: kind === 'issuer' ? '' : demoCorp.clientId,
    authAddress: base,
    apiAddress: base,
    publicKey:
      kind === 'issuer' ? publicKey.export({ type: 'spki', format: 'pem' }).toString() : '',
  };
}

async function linkPeople(
  transaction: DatabaseTransaction,
  connectorId: string,
  now: Date,
): Promise<void> {
  for (const { id: subject, account } of demoPeople.filter(({ isLinked }) => isLinked)) {
    await transaction
      .insertInto('account_identity')
      .columns(['connector_id', 'subject', 'account_id', 'linked_at'])
      .expression((query) =>
        query
          .selectFrom('account as a')
          .innerJoin('sign_in_connector as c', 'c.tenant_id', 'a.managed_by')
          .select((one) => [
            'c.id',
            one.val(subject).as('subject'),
            'a.id as account_id',
            one.val(now).as('linked_at'),
          ])
          .where('c.id', '=', connectorId)
          .where('a.login_name', '=', account),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
