import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { DatabaseUseError, isUniqueViolation } from '#gateway/db/errors.ts';
import { notify } from '#gateway/db/notify.ts';
import { eachDatabase } from '#tests/support/database.ts';
import { buildTenant, newRole } from '#tests/support/identity.ts';

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
