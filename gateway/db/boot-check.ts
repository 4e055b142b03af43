import { type ClientBase, escapeIdentifier } from 'pg';
import { DatabaseStartError } from './errors.ts';

const REQUEST_ROLES = ['app_rw', 'app_ops', 'app_partner'] as const;

/**
 * Lets the gateway's login act as the request roles, and see which migrations ran so that it can
 * start without the owner. A superuser may already.
 */
export async function grantRequestRoles(client: ClientBase, login: string): Promise<void> {
  const { rows } = await client.query<{ granted: boolean }>(
    `select rolsuper or (has_table_privilege(oid, 'app.schema_migration', 'select')
       and (select bool_and(pg_has_role(login.oid, request, 'member')) from unnest($2::text[]) request)
     ) as granted
     from pg_roles login where rolname = $1`,
    [login, REQUEST_ROLES],
  );
  if (rows[0]?.granted ?? true) return;
  const name = escapeIdentifier(login);
  await client.query(`grant ${REQUEST_ROLES.join(', ')} to ${name}`);
  await client.query(`grant usage on schema app to ${name}`);
  await client.query(`grant select on app.schema_migration to ${name}`);
}

interface RoleFacts {
  readonly unbound: boolean;
  readonly may_set: boolean;
}

/**
 * Proves on the gateway's own client that requests are bound by row-level security.
 * @throws {DatabaseStartError} when a request role could see past its tenant.
 */
export async function checkRequestRoles(client: ClientBase): Promise<void> {
  for (const role of REQUEST_ROLES) {
    const facts = await readRoleFacts(client, role);
    if (facts.unbound) {
      throw new DatabaseStartError(
        `The role ${role} is a superuser or bypasses row-level security: run "alter role ${role} nosuperuser nobypassrls" as an administrator.`,
      );
    }
    if (facts.may_set) {
      throw new DatabaseStartError(
        `The role ${role} may call set_config and so choose a tenant: run "revoke execute on function pg_catalog.set_config(text, text, boolean) from public" as a superuser in this database.`,
      );
    }
  }
}

async function readRoleFacts(client: ClientBase, role: string): Promise<RoleFacts> {
  try {
    await client.query('begin read only');
    await client.query(`set local role ${role}`);
    const { rows } = await client.query<RoleFacts>(
      `select rolsuper or rolbypassrls as unbound,
         has_function_privilege('pg_catalog.set_config(text,text,boolean)', 'execute') as may_set
       from pg_roles where rolname = current_user`,
    );
    const [facts] = rows;
    if (facts === undefined) throw new DatabaseStartError(`The role ${role} does not exist.`);
    return facts;
  } catch (error) {
    if (error instanceof DatabaseStartError) throw error;
    throw new DatabaseStartError(
      `The login of DATABASE_URL may not act as ${role}: run "grant ${role} to" it as an administrator.`,
    );
  } finally {
    await client.query('rollback');
  }
}
