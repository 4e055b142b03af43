import { expect, test } from 'vitest';
import type { GatewayDatabase } from '#gateway/db/open-database.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { nextEmployeeNumber } from '#gateway/services/company/employee-numbers.ts';
import { eachDatabase } from '#tests/support/database.ts';
import { buildTenant, type TestTenant } from '#tests/support/identity.ts';

eachDatabase('employee numbers', (current) => {
  const give = (database: GatewayDatabase, tenant: TestTenant): Promise<string> =>
    database.withTransaction(tenant, 'write', (transaction) =>
      nextEmployeeNumber(transaction, tenant.tenantId),
    );

  const setRule = (
    database: GatewayDatabase,
    tenant: TestTenant,
    rule: { readonly prefix: string; readonly digits: number; readonly next_number: number },
  ): Promise<unknown> =>
    database.withTransaction(tenant, 'write', (transaction) =>
      transaction
        .insertInto('employee_number_rule')
        .values({ tenant_id: tenant.tenantId, ...rule })
        .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(rule))
        .execute(),
    );

  const employ = (database: GatewayDatabase, tenant: TestTenant, staffNo: string) =>
    database.withTransaction(tenant, 'write', async (transaction) => {
      const person = { tenant_id: tenant.tenantId, id: uuid7() };
      await transaction
        .insertInto('person')
        .values({ ...person, name: '某人', name_sort: '某人', search_key: '某人', gender: 'F' })
        .execute();
      await transaction
        .insertInto('employment')
        .values({
          tenant_id: tenant.tenantId,
          id: uuid7(),
          person_id: person.id,
          staff_no: staffNo,
          employment_type: 'full-time',
          joined_on: '2026-01-05',
        })
        .execute();
    });

  test('begin with six digits at one where the company has said nothing', async () => {
    const { database } = current();
    const tenant = await buildTenant(database);
    expect(await give(database, tenant)).toBe('000001');
    expect(await give(database, tenant)).toBe('000002');
  });

  test('pass over those that employments have', async () => {
    const { database } = current();
    const tenant = await buildTenant(database);
    await setRule(database, tenant, { prefix: 'HB', digits: 4, next_number: 9998 });
    await employ(database, tenant, 'HB9998');
    expect(await give(database, tenant)).toBe('HB9999');
    expect(await give(database, tenant)).toBe('HB10000');
  });

  test('are not given again once the rule begins again', async () => {
    const { database } = current();
    const tenant = await buildTenant(database);
    const rule = { prefix: 'A', digits: 3, next_number: 1 };
    await setRule(database, tenant, rule);
    const given = [await give(database, tenant), await give(database, tenant)];
    await setRule(database, tenant, { ...rule, prefix: 'B' });
    expect(await give(database, tenant)).toBe('B001');
    await setRule(database, tenant, rule);
    expect(given).toEqual(['A001', 'A002']);
    expect(await give(database, tenant)).toBe('A003');
  });

  test('differ for those who ask at the same time, and belong to one company', async () => {
    const { database } = current();
    const [tenant, other] = [await buildTenant(database), await buildTenant(database)];
    const given = await Promise.all(Array.from({ length: 8 }, () => give(database, tenant)));
    expect(new Set(given).size).toBe(8);
    expect(await give(database, other)).toBe('000001');
  });

  test('are free again when their transaction is rolled back', async () => {
    const { database } = current();
    const tenant = await buildTenant(database);
    const failed = database.withTransaction(tenant, 'write', async (transaction) => {
      await nextEmployeeNumber(transaction, tenant.tenantId);
      throw new Error('no hire');
    });
    await expect(failed).rejects.toThrow('no hire');
    expect(await give(database, tenant)).toBe('000001');
  });
});
