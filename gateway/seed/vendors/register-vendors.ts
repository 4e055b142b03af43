import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GatewayDatabase } from '#gateway/db/open-database.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { createAppRegistry } from '#gateway/services/menu/app-registry.ts';
import { keepDecision, turnApp } from '#gateway/services/registry/decide.ts';
import type { RegistryActor } from '#gateway/services/registry/record-event.ts';
import { keepBundle, readBundle } from '#gateway/services/registry/register-bundle.ts';
import { grantAll } from '#gateway/services/registry/standing.ts';
import type { Settings } from '#gateway/settings.ts';

/** The apps of vendors in the demo, the company that has each, and the roles there that may open it. */
const vendors = [
  {
    code: 'tourshop',
    company: 'harbour',
    grants: [
      { role: 'employee', functionId: 'tourshop.tours' },
      { role: 'hr', functionId: 'tourshop.manage' },
    ],
  },
  {
    code: 'supplier',
    company: 'harbour',
    grants: [
      { role: 'hr', functionId: 'supplier.deliveries' },
      { role: 'manager', functionId: 'supplier.deliveries' },
    ],
  },
] as const;

/**
 * Registers the vendors' apps of the demo as an operator would: each passes the checks of an upload, is approved with
 * all it asks for, and is handed to a company.
 */
export async function registerVendors(
  database: GatewayDatabase,
  settings: Settings,
  now: Date,
): Promise<void> {
  const built = createAppRegistry([], settings);
  for (const vendor of vendors) {
    const bundle = readBundle(await readFiles(vendor), settings, built);
    const tenantId = await database.withOperatorTransaction(
      { accountId: null },
      'write',
      async (transaction) => {
        const actor = await readOperator(transaction, now);
        const company = await readTenant(transaction, vendor.company);
        const version = await keepBundle(transaction, actor, bundle, true);
        const decision = { code: vendor.code, version, decision: 'approved' as const };
        await keepDecision(transaction, actor, { ...decision, ...grantAll(bundle.manifest) });
        await turnApp(transaction, actor, { code: vendor.code, tenantId: company, version }, true);
        return company;
      },
    );
    await openToRoles(database, tenantId, vendor);
  }
}

async function readFiles({ code }: (typeof vendors)[number]): Promise<ReadonlyMap<string, Buffer>> {
  const folder = join(import.meta.dirname, code);
  const names = await readdir(folder);
  const files = names.map(async (name) => [name, await readFile(join(folder, name))] as const);
  return new Map(await Promise.all([...files, packLibrary()]));
}

/** The library both are written with, as one module beside the app's own files, as a vendor would pack it. */
async function packLibrary(): Promise<readonly [string, Buffer]> {
  // Only the demo needs it, and only once: the process of the builder would live as long as the gateway.
  const { build, stop } = await import('esbuild');
  const { outputFiles } = await build({
    stdin: { contents: `export * from 'lit';`, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    conditions: ['browser', 'production'],
  }).finally(stop);
  return ['lit.js', Buffer.from(outputFiles[0]?.contents ?? [])];
}

async function readOperator(transaction: DatabaseTransaction, now: Date): Promise<RegistryActor> {
  const { id } = await transaction
    .selectFrom('account')
    .where('is_operator', '=', true)
    .select('id')
    .executeTakeFirstOrThrow();
  return { accountId: id, now: () => now };
}

async function readTenant(transaction: DatabaseTransaction, code: string): Promise<string> {
  const { id } = await transaction
    .selectFrom('tenant')
    .where('code', '=', code)
    .select('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function openToRoles(
  database: GatewayDatabase,
  tenantId: string,
  { grants }: (typeof vendors)[number],
): Promise<void> {
  await database.withTransaction({ tenantId, accountId: null }, 'write', async (transaction) => {
    const held = await transaction
      .selectFrom('role')
      .where('tenant_id', '=', tenantId)
      .where(
        'code',
        'in',
        grants.map(({ role }) => role),
      )
      .select(['id', 'code'])
      .execute();
    await transaction
      .insertInto('role_function')
      .values(
        held.flatMap(({ id, code }) =>
          grants
            .filter(({ role }) => role === code)
            .map(({ functionId }) => ({
              tenant_id: tenantId,
              role_id: id,
              function_id: functionId,
            })),
        ),
      )
      .execute();
  });
}
