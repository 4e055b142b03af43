import type { ClientBase } from 'pg';
import { globalTables } from '#gateway/db/global-tables.ts';

const OWN_TENANT = '(tenant_id = ( SELECT app.tenant() AS tenant))';

/** What the rules speak of; $1 is the reviewed list of global tables, $2 the text of the tenant policy. */
const catalogue = `
  with listed (name) as (select unnest($1::text[])),
  own (policy) as (select $2::text),
  relation as (select * from pg_class where relnamespace = 'app'::regnamespace),
  any_table as (select * from relation where relkind in ('r', 'p')),
  tenant_table as (select * from any_table where relname not in (select name from listed)),
  global_table as (select * from any_table where relname in (select name from listed))`;

/** One query per rule that keeps tenants apart; each row says in `fault` what breaks it. */
const rules: readonly string[] = [
  `select format('%s has no tenant_id uuid not null', relname) fault from tenant_table t
   where not exists (select from pg_attribute a where a.attrelid = t.oid
     and a.attname = 'tenant_id' and a.atttypid = 'uuid'::regtype and a.attnotnull)`,
  `select format('%s has no primary key', relname) fault from tenant_table t
   where not exists (select from pg_index i where i.indrelid = t.oid and i.indisprimary)`,
  `select format('%s is listed as global but does not exist', name) fault from listed
   where name not in (select relname from any_table)`,
  `select format('%s does not force row-level security', relname) fault from tenant_table
   where not (relrowsecurity and relforcerowsecurity)`,
  `select format('%s lacks the tenant policy', relname) fault from tenant_table
   where relname not in (select tablename from pg_policies, own where schemaname = 'app'
     and cmd = 'ALL' and roles = '{public}' and qual = policy and with_check = policy)`,
  // Policies are joined by "or": another one for requests would open what the first closes.
  `select format('%s has the policy %s beside that of the tenant', tablename, policyname) fault
   from pg_policies, own where schemaname = 'app'
     and tablename in (select relname from tenant_table)
     and qual is distinct from policy and roles <> '{app_ops}' and permissive = 'PERMISSIVE'`,
  `select format('%s gives requests the rows of all tenants', relname) fault from global_table
   where has_any_column_privilege('app_rw', oid, 'select, insert, update')
     and not (relrowsecurity and relforcerowsecurity)`,
  // A key that does not lead with the tenant tells one tenant what another has.
  `select format('%s is unique over all tenants', i.indexrelid::regclass) fault
   from tenant_table t join pg_index i on i.indrelid = t.oid
   join pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[0]
   where i.indisunique and a.attname <> 'tenant_id'`,
  `select format('%s of %s refers past its tenant', k.conname, t.relname) fault
   from tenant_table t join pg_constraint k on k.conrelid = t.oid
   where k.contype = 'f' and k.confrelid in (select oid from tenant_table) and not exists (
     select from unnest(k.conkey, k.confkey) as pair (here, there)
     join pg_attribute a on a.attrelid = k.conrelid and a.attnum = pair.here
     join pg_attribute b on b.attrelid = k.confrelid and b.attnum = pair.there
     where a.attname = 'tenant_id' and b.attname = 'tenant_id')`,
  `select format('%s of the global %s refers to a tenant''s row', k.conname, g.relname) fault
   from global_table g join pg_constraint k on k.conrelid = g.oid
   where k.contype = 'f' and k.confrelid in (select oid from tenant_table)`,
  `select format('%s is a view with the rights of its owner', relname) fault from relation
   where relkind in ('v', 'm')
     and not coalesce('security_invoker=true' = any(reloptions), false)`,
  `select format('%s runs with the rights of its owner and no fixed search_path', proname) fault
   from pg_proc where pronamespace = 'app'::regnamespace and prosecdef
     and not exists (select from unnest(proconfig) setting where setting like 'search_path=%')`,
  `select format('%s belongs to %s, not to app_owner', relname, relowner::regrole) fault
   from relation where relowner <> 'app_owner'::regrole`,
  `select format('everyone may %s %s', privilege_type, relname) fault
   from relation, aclexplode(relacl) where grantee = 0`,
  `select format('%s may %s %s', grantee::regrole, privilege_type, relname) fault
   from relation, aclexplode(relacl) where grantee in ('app_rw'::regrole, 'app_ops'::regrole, 'app_partner'::regrole)
     and privilege_type not in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')`,
  `select format('%s is not bound by row-level security', rolname) fault from pg_roles
   where rolname in ('app_rw', 'app_ops', 'app_partner', 'app_owner') and (rolsuper or rolbypassrls)`,
  `select format('%s may act as the owner or choose a tenant', rolname) fault from pg_roles
   where rolname in ('app_rw', 'app_ops', 'app_partner') and (pg_has_role(oid, 'app_owner', 'member')
     or has_function_privilege(oid, 'pg_catalog.set_config(text,text,boolean)', 'execute'))`,
];

/** Everything in the catalogue that would let one tenant reach another; empty when all is well. */
export async function tenantFaults(client: ClientBase): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const rule of rules) faults.push(...(await select(client, rule)));
  return faults.sort();
}

/** The names of the tables that belong to tenants. */
export function tenantTables(client: ClientBase): Promise<readonly string[]> {
  return select(client, 'select relname as fault from tenant_table order by 1');
}

async function select(client: ClientBase, query: string): Promise<readonly string[]> {
  const values = [Object.keys(globalTables), OWN_TENANT];
  const { rows } = await client.query<{ fault: string }>(`${catalogue} ${query}`, values);
  return rows.map((row) => row.fault);
}
