import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { decideApp, enableApp } from '#bridge/calls/registry/calls.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { GatewaySessionContext } from '../services.ts';
import { requireSession } from '../uac/session-info.ts';
import { findApp, readDecisions, readVersions } from './app-rows.ts';
import { actorOf, type RegistryActor, recordEvent, tellShells } from './record-event.ts';
import { withdrawFunctions } from './role-grants.ts';
import { asksOf, grantedKeys } from './standing.ts';

type Decision = ParsedRequestOf<typeof decideApp>;

/**
 * Puts a version in force with what is granted of its wishes, or refuses it. An older version may be approved again.
 * @throws {RefusedError} `conflict` when a later version came meanwhile, or more is granted than the version asks for.
 */
export async function answerDecide(
  context: GatewaySessionContext,
  request: Decision,
): Promise<ResultOf<typeof decideApp>> {
  const { accountId } = requireSession(context);
  const { database, registered } = context.services;
  const { code, version, decision } = request;
  await database.withOperatorTransaction({ accountId }, 'write', async (transaction) => {
    await requireDecidable(transaction, request);
    await keepDecision(transaction, actorOf(context), request);
    if (decision === 'approved') await tellCompanies(transaction, code);
  });
  await registered.refreshNow();
  context.record(`app:${code}`, { ...request });
  return { code, version };
}

/** Writes a decision down; an approval is in force from then on. */
export async function keepDecision(
  transaction: DatabaseTransaction,
  actor: RegistryActor,
  { code, version, decision, ...grant }: Decision,
): Promise<void> {
  const nothing = { capabilities: [], services: [], domains: [], features: [] };
  await transaction
    .insertInto('app_decision')
    .values({
      id: uuid7(),
      app_code: code,
      version,
      decision,
      ...(decision === 'approved' ? grant : nothing),
      decided_at: actor.now(),
      decided_by: actor.accountId,
    })
    .execute();
  await recordEvent(transaction, actor, { code, kind: decision, version });
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
 * Hands an app to a company or takes it away, its functions with it. To do what is done already changes nothing.
 * @throws {RefusedError} `conflict` while nothing of the app is approved.
 */
export async function answerEnable(
  context: GatewaySessionContext,
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
    const version = approved?.version ?? null;
    const place = { code, tenantId, version };
    const changed = await turnApp(transaction, actorOf(context), place, enabled);
    if (!changed) return;
    await tellShells(transaction, tenantId);
  });
  await registered.refreshNow();
  if (!enabled) await withdrawFunctions(context, { code, tenantId });
  context.record(`app:${code}`, { tenantId, enabled });
  return null;
}

/** Hands an app to a company or takes it away, and writes it down; returns whether that changed anything. */
export async function turnApp(
  transaction: DatabaseTransaction,
  actor: RegistryActor,
  place: { readonly code: string; readonly tenantId: string; readonly version: number | null },
  enabled: boolean,
): Promise<boolean> {
  const row = { tenant_id: place.tenantId, app_code: place.code };
  const { rows } = enabled
    ? await sql`insert into app_enablement (tenant_id, app_code, enabled_at)
        values (${row.tenant_id}, ${row.app_code}, ${actor.now()})
        on conflict do nothing returning app_code`.execute(transaction)
    : await sql`delete from app_enablement where tenant_id = ${row.tenant_id}
        and app_code = ${row.app_code} returning app_code`.execute(transaction);
  if (rows.length === 0) return false;
  const kind = enabled ? 'enabled' : 'disabled';
  await recordEvent(transaction, actor, { ...place, kind });
  return true;
}
