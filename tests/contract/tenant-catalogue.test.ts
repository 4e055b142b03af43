import { expect, test } from 'vitest';
import { eachDatabase } from '#tests/support/database.ts';
import { tenantFaults, tenantTables } from '#tests/support/tenant-catalogue.ts';

interface Mistake {
  readonly name: string;
  readonly sql: string;
  /** The one fault that must be found. */
  readonly fault: string;
}

/** What a migration or an administrator could do wrong. */
const mistakes: readonly Mistake[] = [
  {
    name: 'a table without a tenant',
    sql: 'alter table app.permission_mark drop column tenant_id cascade, add primary key (account_id)',
    fault: 'permission_mark has no tenant_id uuid not null',
  },
  {
    name: 'a policy for everybody',
    sql: 'create policy open on app.role using (true)',
    fault: 'role has the policy open beside that of the tenant',
  },
  {
    name: 'a policy for requests',
    sql: 'create policy open on app.role for select to app_rw using (true)',
    fault: 'role has the policy open beside that of the tenant',
  },
  {
    name: 'a code unique over tenants',
    sql: 'create unique index stray on app.role (code)',
    fault: 'app.stray is unique over all tenants',
  },
  {
    name: 'a reference without the tenant',
    sql: `create unique index role_pair on app.role (tenant_id, id);
      alter table app.role_member add column other_tenant uuid,
        add constraint stray foreign key (other_tenant, role_id) references app.role (tenant_id, id)`,
    fault: 'stray of role_member refers past its tenant',
  },
  {
    name: 'a view with the rights of its owner',
    sql: 'create view app.stray as select * from app.role',
    fault: 'stray is a view with the rights of its owner',
  },
  {
    name: 'a function with the rights of its owner',
    sql: 'create function app.stray() returns int language sql security definer as $$ select 1 $$',
    fault: 'stray runs with the rights of its owner and no fixed search_path',
  },
  {
    name: 'a grant to everybody',
    sql: 'grant select on app.role to public',
    fault: 'everyone may SELECT role',
  },
  {
    name: 'a right that policies do not cover',
    sql: 'grant truncate on app.role to app_rw',
    fault: 'app_rw may TRUNCATE role',
  },
  {
    name: 'a global table that requests read',
    sql: 'grant select on app.session to app_rw',
    fault: 'session gives requests the rows of all tenants',
  },
  {
    name: 'a table of another owner',
    sql: 'alter table app.role owner to current_user',
    fault: 'role belongs to postgres, not to app_owner',
  },
  {
    name: 'a request role that may choose its tenant',
    sql: 'grant execute on function set_config to app_rw',
    fault: 'app_rw may act as the owner or choose a tenant',
  },
  {
    name: 'a request role that is the owner',
    sql: 'grant app_owner to app_rw',
    fault: 'app_rw may act as the owner or choose a tenant',
  },
];

eachDatabase('tenant catalogue', (current) => {
  test('lets no tenant reach another', async () => {
    const { tables, faults } = await current().tryAsOwner(async (client) => ({
      tables: await tenantTables(client),
      faults: await tenantFaults(client),
    }));
    expect(faults).toEqual([]);
    expect(tables).toContain('membership');
  });

  test.each(mistakes)('goes red for $name', async ({ sql, fault }) => {
    const faults = await current().tryAsOwner(async (client) => {
      await client.query(sql);
      return tenantFaults(client);
    });
    expect(faults).toContain(fault);
  });

  test.each([
    'drop policy tenant on',
    'disable row level security',
    'no force row level security',
    'with check (true)',
  ])('goes red once for every table whose protection is taken away: %s', async (words) => {
    const changeOf = (table: string): string => {
      if (words.startsWith('drop')) return `${words} app.${table}`;
      const what = words.startsWith('with')
        ? `policy tenant on app.${table}`
        : `table app.${table}`;
      return `alter ${what} ${words}`;
    };
    const { tables, faults } = await current().tryAsOwner(async (client) => {
      const found = await tenantTables(client);
      await client.query(found.map(changeOf).join(';'));
      return { tables: found, faults: await tenantFaults(client) };
    });
    expect(tables.length).toBeGreaterThan(100);
    expect(faults.map((fault) => fault.split(' ')[0])).toEqual([...tables].sort());
  });
});
