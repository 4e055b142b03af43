import type { decideApp, enableApp } from '#bridge/calls/app-registry.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/define.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { RefusedError } from '#gateway/http/refused-error.ts';
import type { SessionContext } from '../uac/session-context.ts';
import { requireSession } from '../uac/session-info.ts';
import { findApp, readDecisions, readVersions } from './app-rows.ts';
import { recordEvent, tellShells } from './record-event.ts';
import { asksOf, grantedKeys } from './standing.ts';

type Decision = ParsedRequestOf<typeof decideApp>;

/**
 * Puts a version in force with what is granted of its wishes, or refuses it. An older version may be approved again.
 * @throws {RefusedError} `conflict` when a later version came meanwhile, or more is granted than the version asks for.
 */
export async function answerDecide(
  context: SessionContext,
  request: Decision,
): Promise<ResultOf<typeof decideApp>> {
  const { accountId } = requireSession(context);
  const { database, registered } = context.services;
  const { code, version, decision } = request;
  await database.withOperatorTransaction({ accountId }, 'write', async (transaction) => {
    await requireDecidable(transaction, request);
    const nothing = { capabilities: [], services: [], domains: [], features: [] };
    const { capabilities, services, domains, features } =
      decision === 'approved' ? request : nothing;
    await transaction
      .insertInto('app_decision')
      .values({
        ...{ id: uuid7(), app_code: code, version, decision },
        ...{ capabilities, services, domains, features },
        ...{ decided_at: context.now(), decided_by: accountId },
      })
      .execute();
    await recordEvent(transaction, context, { code, kind: decision, version });
    if (decision === 'approved') await tellCompanies(transaction, code);
  });
  await registered.refreshNow();
  context.record(`app:${code}`, { ...request });
  return { code, version };
}

/** What is decided about must be there and be what was looked at. */
async function requireDecidable(
  transaction: DatabaseTransaction,
  { code, version, decision, ...grant }: Decision,
): Promise<void> {
  if ((await findApp(transaction, code, 'write')) === undefined) throw new RefusedError('notFound');
  const versions = await readVersions(transaction, code);
  const decided = await readDecisions(transaction, code);
  const asked = versions.find((one) => one.version === version);
  if (!asked?.manifest) throw new RefusedError('notFound');
  const isKnown = decided.some((one) => one.version === version && one.decision === 'approved');
  if (versions[0]?.version !== version && !isKnown) throw new RefusedError('conflict');
  const asks = asksOf(asked.manifest, 'en');
  const kinds = ['capability', 'service', 'domain', 'feature'] as const;
  const tooMuch = kinds.some((kind) =>
    grantedKeys(grant, kind).some(
      (key) => !asks.some((ask) => ask.kind === kind && ask.key === key),
    ),
  );
  if (decision === 'approved' && tooMuch) throw new RefusedError('conflict');
}

async function tellCompanies(transaction: DatabaseTransaction, code: string): Promise<void> {
  const companies = await transaction
    .selectFrom('app_enablement')
    .where('app_code', '=', code)
    .select('tenant_id')
    .execute();
  for (const { tenant_id } of companies) await tellShells(transaction, tenant_id);
}

/**
 * Hands an app to a company or takes it away. To do what is done already changes nothing.
 * @throws {RefusedError} `conflict` while nothing of the app is approved.
 */
export async function answerEnable(
  context: SessionContext,
  { code, tenantId, enabled }: ParsedRequestOf<typeof enableApp>,
): Promise<null> {
  const { accountId } = requireSession(context);
  const { database, registered } = context.services;
  await database.withOperatorTransaction({ accountId }, 'write', async (transaction) => {
    const app = await findApp(transaction, code, 'write');
    const tenant = await transaction
      .selectFrom('tenant')
      .where('id', '=', tenantId)
      .select('id')
      .executeTakeFirst();
    if (app === undefined || tenant === undefined) throw new RefusedError('notFound');
    const approved = (await readDecisions(transaction, code)).find(
      ({ decision }) => decision === 'approved',
    );
    if (enabled && approved === undefined) throw new RefusedError('conflict');
    const changed = await (enabled ? addCompany : removeCompany)(transaction, context, {
      ...{ code, tenantId },
    });
    if (!changed) return;
    const kind = enabled ? 'enabled' : 'disabled';
    const version = approved?.version ?? null;
    await recordEvent(transaction, context, { code, kind, version, tenantId });
    await tellShells(transaction, tenantId);
  });
  await registered.refreshNow();
  context.record(`app:${code}`, { tenantId, enabled });
  return null;
}

interface Enablement {
  readonly code: string;
  readonly tenantId: string;
}

async function addCompany(
  transaction: DatabaseTransaction,
  context: SessionContext,
  { code, tenantId }: Enablement,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('app_enablement')
    .values({ tenant_id: tenantId, app_code: code, enabled_at: context.now() })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'app_code']).doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0) > 0;
}

async function removeCompany(
  transaction: DatabaseTransaction,
  _context: SessionContext,
  { code, tenantId }: Enablement,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('app_enablement')
    .where('tenant_id', '=', tenantId)
    .where('app_code', '=', code)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
