import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { DatabaseUseError } from '#gateway/db/errors.ts';
import { eachDatabase } from '#tests/support/database.ts';
import { buildTenant, newRole } from '#tests/support/identity.ts';

eachDatabase('tenancy', (current) => {
  describe('tenant of a transaction', () => {
    test('sees its own rows only', async () => {
      const { database } = current();
      const [own, other] = [await buildTenant(database), await buildTenant(database)];
      const seen = await database.withTransaction(own, 'read', async (transaction) => ({
        tenants: await transaction.selectFrom('tenant').select('id').execute(),
        memberships: await transaction.selectFrom('membership').select('tenant_id').execute(),
        accounts: await transaction.selectFrom('account').select('id').execute(),
      }));
      expect(seen.tenants).toEqual([{ id: own.tenantId }]);
      expect(seen.memberships).toEqual([{ tenant_id: own.tenantId }]);
      expect(seen.accounts).toEqual([{ id: own.accountId }]);
      expect(JSON.stringify(seen)).not.toContain(other.tenantId);
    });

    test('cannot write a row of another', async () => {
      const { database } = current();
      const [own, other] = [await buildTenant(database), await buildTenant(database)];
      const writing = database.withTransaction(own, 'write', (transaction) =>
        transaction.insertInto('role').values(newRole(other, 'foreign')).execute(),
      );
      await expect(writing).rejects.toMatchObject({ code: '42501' });
    });

    test('is gone with the transaction, also when it failed', async () => {
      const { database } = current();
      const tenant = await buildTenant(database);
      await database
        .withTransaction(tenant, 'write', () => Promise.reject(new Error('failed')))
        .catch(() => undefined);
      const left = await database.withOperatorTransaction(
        { accountId: null },
        'read',
        async (transaction) => {
          const { rows } = await sql<{ tenant: string | null; role: string }>`
          select app.tenant() tenant, current_user::text role`.execute(transaction);
          return rows;
        },
      );
      expect(left).toEqual([{ tenant: null, role: 'app_ops' }]);
    });

    test('cannot be changed by an expression in a query', async () => {
      const { database } = current();
      const [own, other] = [await buildTenant(database), await buildTenant(database)];
      const attempts = [
        sql`select set_config('app.tenant', ${other.tenantId}, true)`,
        sql`select query_to_xml('select set_config(''app.tenant'', '''', true)', true, true, '')`,
        sql`with s as (select set_config('role', 'postgres', true)) select * from s`,
        sql`update pg_catalog.pg_settings set setting = ${other.tenantId} where name = 'app.tenant'`,
      ];
      for (const attempt of attempts) {
        const changing = database.withTransaction(own, 'write', (transaction) =>
          attempt.execute(transaction),
        );
        await expect(changing).rejects.toMatchObject({ code: '42501' });
      }
    });

    test.each([
      'reset role',
      "set local app.tenant to ''",
      'begin',
      'do $$ begin end $$',
      '/* select */ reset role',
      "copy role to '/tmp/x'",
    ])('refuses the statement %s', async (statement) => {
      const { database } = current();
      const tenant = await buildTenant(database);
      const running = database.withTransaction(tenant, 'write', (transaction) =>
        sql.raw(statement).execute(transaction),
      );
      await expect(running).rejects.toThrow(DatabaseUseError);
    });

    test('refuses a second statement behind the first', async () => {
      const { database } = current();
      const tenant = await buildTenant(database);
      const running = database.withTransaction(tenant, 'write', (transaction) =>
        sql.raw('select 1; reset role').execute(transaction),
      );
      await expect(running).rejects.toMatchObject({ code: '42601' });
    });

    test('may change rows and nothing else of a table', async () => {
      const { database } = current();
      const tenant = await buildTenant(database);
      const { rows } = await database.withTransaction(tenant, 'read', (transaction) =>
        sql<{ privilege: string }>`
        select privilege from unnest(array['select', 'insert', 'update', 'delete',
          'truncate', 'references', 'trigger']) privilege
        where has_table_privilege('app.role', privilege)`.execute(transaction),
      );
      const privileges = rows.map((row) => row.privilege);
      expect(privileges).toEqual(['select', 'insert', 'update', 'delete']);
    });

    test('refuses an id that is no id', async () => {
      const { database } = current();
      const tenantId = "x'; reset role; --";
      const running = async () =>
        database.withTransaction({ tenantId, accountId: null }, 'read', async () => 'ran');
      await expect(running).rejects.toThrow(DatabaseUseError);
    });
  });

  describe('operator plane', () => {
    test('sees no row of a tenant', async () => {
      const { database } = current();
      const tenant = await buildTenant(database);
      await database.withTransaction(tenant, 'write', (transaction) =>
        transaction.insertInto('role').values(newRole(tenant, 'private')).execute(),
      );
      const reading = database.withOperatorTransaction({ accountId: null }, 'read', (transaction) =>
        transaction.selectFrom('role').select('id').execute(),
      );
      await expect(reading).rejects.toMatchObject({ code: '42501' });
    });

    test('sees the memberships of the account that acts, over all tenants', async () => {
      const { database } = current();
      const [own, other] = [await buildTenant(database), await buildTenant(database)];
      const seen = await database.withOperatorTransaction(own, 'read', (transaction) =>
        transaction.selectFrom('membership').select('tenant_id').execute(),
      );
      expect(seen).toEqual([{ tenant_id: own.tenantId }]);
      expect(seen).not.toContainEqual({ tenant_id: other.tenantId });
    });

    test('alone reads password hashes', async () => {
      const { database } = current();
      const tenant = await buildTenant(database);
      const reading = database.withTransaction(tenant, 'read', (transaction) =>
        transaction.selectFrom('account').select('password_hash').execute(),
      );
      await expect(reading).rejects.toMatchObject({ code: '42501' });
    });
  });
});
