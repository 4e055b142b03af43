import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { DatabaseUseError, isUniqueViolation } from '#gateway/db/errors.ts';
import { notify } from '#gateway/db/notify.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { eachDatabase } from '#tests/support/database.ts';
import { buildTenant, type TestTenant } from '#tests/support/identity.ts';

function newRole(tenant: TestTenant, code: string) {
  return { tenant_id: tenant.tenantId, id: uuid7(), code, name_zh: code, name_en: code };
}

eachDatabase('database', (current) => {
  describe('transaction', () => {
    test('keeps what a write did', async () => {
      const { database } = current();
      const tenant = await buildTenant(database);
      await database.withTransaction(tenant, 'write', (transaction) =>
        transaction.insertInto('role').values(newRole(tenant, 'kept')).execute(),
      );
      const roles = await database.withTransaction(tenant, 'read', (transaction) =>
        transaction.selectFrom('role').select('code').execute(),
      );
      expect(roles).toEqual([{ code: 'kept' }]);
    });

    test('keeps nothing when the body throws', async () => {
      const { database } = current();
      const tenant = await buildTenant(database);
      const failing = database.withTransaction(tenant, 'write', async (transaction) => {
        await transaction.insertInto('role').values(newRole(tenant, 'lost')).execute();
        throw new Error('the body failed');
      });
      await expect(failing).rejects.toThrow('the body failed');
      const roles = await database.withTransaction(tenant, 'read', (transaction) =>
        transaction.selectFrom('role').select('code').execute(),
      );
      expect(roles).toEqual([]);
    });

    test('fails when the body swallowed a failed statement', async () => {
      const { database } = current();
      const tenant = await buildTenant(database);
      const swallowing = database.withTransaction(tenant, 'write', async (transaction) => {
        await transaction.insertInto('role').values(newRole(tenant, 'twice')).execute();
        await transaction
          .insertInto('role')
          .values(newRole(tenant, 'twice'))
          .execute()
          .catch((error) => expect(isUniqueViolation(error, 'role_tenant_id_code_key')).toBe(true));
      });
      await expect(swallowing).rejects.toThrow(DatabaseUseError);
    });

    test('refuses a write in a read', async () => {
      const { database } = current();
      const tenant = await buildTenant(database);
      const writing = database.withTransaction(tenant, 'read', (transaction) =>
        transaction.insertInto('role').values(newRole(tenant, 'no')).execute(),
      );
      await expect(writing).rejects.toMatchObject({ code: '25006' });
    });

    test('refuses to nest, and still serves afterwards', async () => {
      const { database } = current();
      const tenant = await buildTenant(database);
      const nested = database.withTransaction(tenant, 'read', () =>
        database.withTransaction(tenant, 'read', async () => 'inner'),
      );
      await expect(nested).rejects.toThrow('do not nest');
      await database.ping();
    });

    test('refuses a query that comes after its end', async () => {
      const { database } = current();
      const tenant = await buildTenant(database);
      const escaped = await database.withTransaction(tenant, 'read', async (transaction) => [
        transaction,
      ]);
      const late = escaped[0]?.selectFrom('role').select('id').execute();
      await expect(late).rejects.toThrow('after its transaction had ended');
    });

    test('runs queries of one transaction that are awaited together', async () => {
      const { database } = current();
      const tenant = await buildTenant(database);
      const answers = await database.withTransaction(tenant, 'read', (transaction) =>
        Promise.all(
          [1, 2, 3].map((value) =>
            sql<{ value: number }>`select ${value}::int value`.execute(transaction),
          ),
        ),
      );
      expect(answers.map(({ rows }) => rows[0]?.value)).toEqual([1, 2, 3]);
    });

    test('serves many callers at once', async () => {
      const { database } = current();
      const tenant = await buildTenant(database);
      const writes = Array.from({ length: 40 }, (_, index) =>
        database.withTransaction(tenant, 'write', (transaction) =>
          transaction
            .insertInto('role')
            .values(newRole(tenant, `r${index}`))
            .execute(),
        ),
      );
      await Promise.all(writes);
      const row = await database.withTransaction(tenant, 'read', (transaction) =>
        sql<{ count: number }>`select count(*)::int from role`.execute(transaction),
      );
      expect(row.rows).toEqual([{ count: 40 }]);
    });
  });

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

  describe('values', () => {
    test('a date is its text and a big number loses nothing', async () => {
      const { database } = current();
      const tenant = await buildTenant(database);
      const { rows } = await database.withTransaction(tenant, 'read', (transaction) =>
        sql`select date '2024-02-29' as day, 9007199254740993::int8 as big, 0.10::numeric(9,2) as money,
        timestamptz '2024-02-29T00:00:00+08' as moment, current_setting('timezone') as zone`.execute(
          transaction,
        ),
      );
      expect(rows).toEqual([
        {
          day: '2024-02-29',
          big: '9007199254740993',
          money: '0.10',
          moment: new Date('2024-02-28T16:00:00Z'),
          zone: 'UTC',
        },
      ]);
    });
  });

  describe('announcement', () => {
    test('reaches a listener at commit and not before', async () => {
      const { database } = current();
      const tenant = await buildTenant(database);
      const heard: string[] = [];
      const { promise, resolve } = Promise.withResolvers<void>();
      const stop = await database.subscribe('permission_mark', (payload) => {
        heard.push(payload);
        if (payload === 'second') resolve();
      });
      await database
        .withTransaction(tenant, 'write', async (transaction) => {
          await notify(transaction, 'permission_mark', 'rolled back');
          throw new Error('rolled back');
        })
        .catch(() => undefined);
      for (const payload of ['first', 'second']) {
        await database.withTransaction(tenant, 'write', (transaction) =>
          notify(transaction, 'permission_mark', payload),
        );
      }
      await promise;
      await stop();
      expect(heard).toEqual(['first', 'second']);
    });
  });

  describe('limits', () => {
    test('a statement may take 15 seconds', async () => {
      const { database } = current();
      const tenant = await buildTenant(database);
      const { rows } = await database.withTransaction(tenant, 'read', (transaction) =>
        sql`select current_setting('statement_timeout') as longest`.execute(transaction),
      );
      expect(rows).toEqual([{ longest: '15s' }]);
    });
  });
});
