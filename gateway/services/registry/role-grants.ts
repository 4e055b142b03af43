import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { grantApp, registryRoles } from '#bridge/calls/registry/calls.ts';
import type { Manifest } from '#bridge/methods/manifest.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { isForPartners } from '#gateway/kernel/rights.ts';
import type { GatewaySessionContext } from '../services.ts';
import { raisePermissionMark } from '../uac/permission-mark.ts';
import { requireSession } from '../uac/session-info.ts';
import { actorOf, recordEvent } from './record-event.ts';

type Place = ParsedRequestOf<typeof registryRoles>;
type Role = ResultOf<typeof registryRoles>['roles'][number];

/** Lists the roles of a company that has an app, and which of them hold the functions of the version in force. */
export async function answerRegistryRoles(
  context: GatewaySessionContext,
  place: Place,
): Promise<ResultOf<typeof registryRoles>> {
  const functions = functionsOf((await readApp(context, place)).manifest);
  const day = dayOf(context.now());
  const nameOf = context.locale === 'en' ? sql.ref('r.name_en') : sql.ref('r.name_zh');
  return inCompany(context, place, 'read', async (transaction) => {
    const { rows } = await sql<Omit<Role, 'holds'> & { readonly held: readonly string[] }>`
      select r.id as "roleId", ${nameOf} as name,
        (select count(distinct h.account_id)::int from role_holders(${day}::date) h
          where h.role_id = r.id) as people,
        array(select f.function_id from role_function f
          where f.tenant_id = r.tenant_id and f.role_id = r.id
            and f.function_id = any(${functions})) as held
      from role r where r.tenant_id = ${place.tenantId} order by r.code`.execute(transaction);
    return {
      roles: rows.map(({ held, ...role }) => ({ ...role, holds: holdsOf(held, functions) })),
    };
  });
}

function holdsOf(held: readonly string[], functions: readonly string[]): Role['holds'] {
  if (held.length === 0) return 'none';
  return held.length === functions.length ? 'all' : 'some';
}

/**
 * Gives every function of the version in force to some roles of a company and takes all of the app from the others.
 * @throws {RefusedError} `conflict` while the company does not have the app, `notFound` for a role that is not there.
 */
export async function answerGrant(
  context: GatewaySessionContext,
  { roles, ...place }: ParsedRequestOf<typeof grantApp>,
): Promise<null> {
  const app = await readApp(context, place);
  const functions = functionsOf(app.manifest);
  await inCompany(context, place, 'write', async (transaction) => {
    const known = await transaction
      .selectFrom('role')
      .where('tenant_id', '=', place.tenantId)
      .where('id', 'in', roles.length > 0 ? [...roles] : [null])
      .select('id')
      .forUpdate()
      .execute();
    if (known.length !== new Set(roles).size) throw new RefusedError('notFound');
    const before = await takeFunctions(transaction, place);
    if (roles.length > 0) {
      const rows = roles.flatMap((role_id) =>
        functions.map((function_id) => ({ tenant_id: place.tenantId, role_id, function_id })),
      );
      await transaction.insertInto('role_function').values(rows).execute();
    }
    await tellHolders(context, transaction, place.tenantId, [...before, ...roles]);
    const event = { ...place, kind: 'granted' as const, version: app.version };
    await recordEvent(transaction, actorOf(context), event);
  });
  context.record(`app:${place.code}`, { tenantId: place.tenantId, roles });
  return null;
}

/** Takes every function of an app from the roles of a company that loses it. */
export async function withdrawFunctions(
  context: GatewaySessionContext,
  place: Place,
): Promise<void> {
  await inCompany(context, place, 'write', async (transaction) => {
    const before = await takeFunctions(transaction, place);
    await tellHolders(context, transaction, place.tenantId, before);
  });
}

/** Returns the roles that had functions of the app. All of them begin with its code. */
async function takeFunctions(
  transaction: DatabaseTransaction,
  { code, tenantId }: Place,
): Promise<string[]> {
  const taken = await transaction
    .deleteFrom('role_function')
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`starts_with(function_id, ${`${code}.`})`)
    .returning('role_id')
    .execute();
  return [...new Set(taken.map(({ role_id }) => role_id))];
}

/** Raises the permission mark of everybody who holds one of the roles, by name or by a rule. */
async function tellHolders(
  context: GatewaySessionContext,
  transaction: DatabaseTransaction,
  tenantId: string,
  roles: readonly string[],
): Promise<void> {
  if (roles.length === 0) return;
  const day = dayOf(context.now());
  const { rows } = await sql<{ readonly account_id: string }>`
    select distinct h.account_id from role_holders(${day}::date) h
    where h.role_id = any(${roles})`.execute(transaction);
  await raisePermissionMark(
    transaction,
    tenantId,
    rows.map(({ account_id }) => account_id),
  );
}

/** The version in force of an app that the company has. @throws {RefusedError} `conflict` where it does not. */
async function readApp(
  { services: { registered } }: GatewaySessionContext,
  { code, tenantId }: Place,
): Promise<{ readonly manifest: Manifest; readonly version: number }> {
  await registered.refresh();
  const app = registered.current().of(tenantId).byCode(code);
  if (!app?.registered) throw new RefusedError('conflict');
  return { manifest: app.manifest, version: app.registered.version };
}

function functionsOf({ pages }: Manifest): string[] {
  const all = pages.flatMap((page) => [page, ...page.buttons]);
  return [...new Set(all.map(({ functionId }) => functionId))].filter((id) => !isForPartners(id));
}

/** Roles belong to the company: what is done with them runs on its rows and on no others. */
function inCompany<Result>(
  context: GatewaySessionContext,
  { tenantId }: Place,
  mode: 'read' | 'write',
  body: (transaction: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  const { accountId } = requireSession(context);
  return context.services.database.withTransaction({ tenantId, accountId }, mode, body);
}
