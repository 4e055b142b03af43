import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type {
  bindIdentity,
  connectorList,
  ownIdentities,
  removeConnector,
  saveConnector,
  testConnector,
  unlinkIdentity,
} from '#bridge/calls/uac/connectors.ts';
import { isUniqueViolation } from '#gateway/db/errors.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { requireSession } from '../session-info.ts';
import { callbackOf } from '../sign-in/by-connector.ts';
import { countTry, linkIdentity } from '../sign-in/by-identity.ts';
import { tellOfChange } from '../sign-in/change-password.ts';
import { findAccount } from '../sign-in/find-account.ts';
import { type ConnectorSettings, findSaved, secretPlace, spaceOf } from './connector.ts';
import { requireFit } from './fit-settings.ts';
import { faultWords } from './test-words.ts';

/** Lists the systems of the company with whom they know; secrets stay. */
export async function listConnectors(
  context: GatewaySessionContext,
): Promise<ResultOf<typeof connectorList>> {
  const { tenantId, accountId } = requireSession(context);
  const { database } = context.services;
  return database.withOperatorTransaction({ accountId }, 'read', async (transaction) => {
    const origins = await originsOf(transaction, context, tenantId);
    const rows = await transaction
      .selectFrom('sign_in_connector')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .orderBy('id')
      .execute();
    const people = await transaction
      .selectFrom('account_identity as i')
      .innerJoin('sign_in_connector as c', 'c.id', 'i.connector_id')
      .innerJoin('account as a', 'a.id', 'i.account_id')
      .where('c.tenant_id', '=', tenantId)
      .select(['i.connector_id', 'i.subject', 'i.linked_at', 'a.id', 'a.display_name'])
      .orderBy('a.display_name')
      .limit(500)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      enabled: row.enabled,
      ...(row.settings as unknown as ConnectorSettings),
      hasSecret: row.secret !== null,
      hasSignKey: row.sign_key !== null,
      callbacks: origins.map((origin) => callbackOf(origin, row)),
      people: people
        .filter((one) => one.connector_id === row.id)
        .map((one) => ({
          accountId: one.id,
          name: one.display_name,
          subject: one.subject,
          linkedAt: one.linked_at.toISOString(),
        })),
    }));
  });
}

/** Where people of the company open the portal, and so where another system sends them back to. */
async function originsOf(
  transaction: DatabaseTransaction,
  { services: { brands, portalOrigin } }: GatewaySessionContext,
  tenantId: string,
): Promise<readonly string[]> {
  const { system_code } = await transaction
    .selectFrom('tenant')
    .select('system_code')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  const { protocol } = new URL(portalOrigin);
  const others = brands.hostsOf(system_code).map((host) => `${protocol}//${host}`);
  return [...new Set([portalOrigin, ...others])];
}

/**
 * Keeps a system; an absent secret leaves the one that is there, an empty one takes it away.
 * @throws {RefusedError} `notFound`, `connectorLinked`, `badInput` at a field that does not fit
 */
export async function save(
  context: GatewaySessionContext,
  request: ParsedRequestOf<typeof saveConnector>,
): Promise<ResultOf<typeof saveConnector>> {
  const { tenantId, accountId } = requireSession(context);
  const { database, sealer } = context.services;
  const { kind, enabled, settings, secret, signKey } = request;
  const id = request.id ?? uuid7();
  const seal = (text: string | undefined, part: 'secret' | 'sign') =>
    text ? sealer.seal(text, secretPlace(id, part)) : null;
  const values = {
    kind,
    enabled,
    space: spaceOf(kind, settings),
    settings: JSON.stringify(settings),
    updated_at: context.now(),
    ...(secret !== undefined && { secret: seal(secret, 'secret') }),
    ...(signKey !== undefined && { sign_key: seal(signKey, 'sign') }),
  };
  try {
    await database.withOperatorTransaction({ accountId }, 'write', async (transaction) => {
      const saved =
        request.id === undefined
          ? null
          : await findSaved(transaction, sealer, { id, tenantId, locked: true });
      if (request.id !== undefined && saved?.kind !== kind) throw new RefusedError('notFound');
      await requireFit(transaction, saved, request);
      if (request.id === undefined) {
        const made = { secret: null, sign_key: null, ...values, id, tenant_id: tenantId };
        await transaction.insertInto('sign_in_connector').values(made).execute();
        return;
      }
      await transaction
        .updateTable('sign_in_connector')
        .set(values)
        .where('id', '=', id)
        .where('tenant_id', '=', tenantId)
        .execute();
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const fields = [{ path: 'settings.space', issue: 'taken' }] as const;
    throw new RefusedError('badInput', { fields: [...fields] });
  }
  const secretChanged = secret !== undefined || signKey !== undefined;
  context.record(`connector:${id}`, { kind, enabled, space: settings.space, secretChanged });
  return { id };
}

/** Removes a system with its links. @throws {RefusedError} `notFound` */
export async function remove(
  context: GatewaySessionContext,
  { id }: ParsedRequestOf<typeof removeConnector>,
): Promise<null> {
  const { tenantId, accountId } = requireSession(context);
  const { numDeletedRows } = await context.services.database.withOperatorTransaction(
    { accountId },
    'write',
    (transaction) =>
      transaction
        .deleteFrom('sign_in_connector')
        .where('id', '=', id)
        .where('tenant_id', '=', tenantId)
        .executeTakeFirstOrThrow(),
  );
  if (numDeletedRows === 0n) throw new RefusedError('notFound');
  context.record(`connector:${id}`, { removed: true });
  return null;
}

/**
 * Asks the system with the saved settings, also before people sign in by it; what it says is for those who set it up.
 * @throws {RefusedError} `notFound`, `throttled`
 */
export async function tryOut(
  context: GatewaySessionContext,
  { id }: ParsedRequestOf<typeof testConnector>,
): Promise<ResultOf<typeof testConnector>> {
  const { tenantId, accountId } = requireSession(context);
  const { database, sealer, platforms } = context.services;
  await countTry(context);
  const connector = await database.withOperatorTransaction({ accountId }, 'read', (transaction) =>
    findSaved(transaction, sealer, { id, tenantId, locked: false }),
  );
  if (connector === null) throw new RefusedError('notFound');
  try {
    await platforms[connector.kind].test(connector);
    return { ok: true, error: null };
  } catch (error) {
    return { ok: false, error: faultWords(error, context.locale) };
  }
}

/**
 * Binds an identity of the system to an account. The identity can then sign in, so this asks the administrator
 * for the password and notifies the account's owner.
 * @throws {RefusedError} `notFound`, `accountNotManaged`, `identityTaken`
 */
export async function bind(
  context: GatewaySessionContext,
  { id, loginName, subject }: ParsedRequestOf<typeof bindIdentity>,
): Promise<null> {
  const { tenantId, accountId: actor } = requireSession(context);
  const now = context.now();
  const account = await context.services.database.withOperatorTransaction(
    { accountId: actor },
    'write',
    async (transaction) => {
      const found = await transaction
        .selectFrom('sign_in_connector as c')
        .innerJoin('account as a', 'a.managed_by', 'c.tenant_id')
        .select('a.id')
        .where('c.id', '=', id)
        .where('c.tenant_id', '=', tenantId)
        .where('a.login_name', '=', loginName)
        .executeTakeFirst();
      if (found === undefined) throw new RefusedError('notFound');
      await transaction
        .deleteFrom('account_identity')
        .where('connector_id', '=', id)
        .where('account_id', '=', found.id)
        .execute();
      if (subject !== '') {
        const link = { connectorId: id, subject, tenantId, accountId: found.id, now };
        await linkIdentity(transaction, link);
      }
      return findAccount(transaction, found.id);
    },
  );
  context.record(`connector:${id}`, { loginName, subject });
  if (account !== null) await tellOfChange(context, account, 'identityChanged');
  return null;
}

/** Lists by what other systems the signed-in person can sign in. */
export async function listOwnIdentities(
  context: GatewaySessionContext,
): Promise<ResultOf<typeof ownIdentities>> {
  const { accountId } = requireSession(context);
  const rows = await context.services.database.withOperatorTransaction(
    { accountId },
    'read',
    (transaction) =>
      transaction
        .selectFrom('account_identity as i')
        .innerJoin('sign_in_connector as c', 'c.id', 'i.connector_id')
        .select(['c.id', 'c.kind', 'c.settings', 'i.subject', 'i.linked_at'])
        .where('i.account_id', '=', accountId)
        .orderBy('i.linked_at')
        .execute(),
  );
  return rows.map(({ id, kind, settings, subject, linked_at }) => ({
    connectorId: id,
    kind,
    name: String(settings.name ?? kind),
    subject,
    linkedAt: linked_at.toISOString(),
  }));
}

/** Takes a link of the own account away. @throws {RefusedError} `notFound` */
export async function unlinkOwn(
  context: GatewaySessionContext,
  { connectorId }: ParsedRequestOf<typeof unlinkIdentity>,
): Promise<null> {
  const { accountId } = requireSession(context);
  const { numDeletedRows } = await context.services.database.withOperatorTransaction(
    { accountId },
    'write',
    (transaction) =>
      transaction
        .deleteFrom('account_identity')
        .where('connector_id', '=', connectorId)
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow(),
  );
  if (numDeletedRows === 0n) throw new RefusedError('notFound');
  context.record(`account:${accountId}`, { unlinked: connectorId });
  return null;
}
