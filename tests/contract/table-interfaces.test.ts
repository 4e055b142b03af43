import { expect, test } from 'vitest';
import { eachDatabase } from '#tests/support/database.ts';
import { buildTenant } from '#tests/support/identity.ts';
import { catalogueColumns, kindOfColumn, kindOfType } from '#tests/support/table-catalogue.ts';
import { writtenColumns } from '#tests/support/table-interfaces.ts';

eachDatabase('table interfaces', (current) => {
  test('name every column with its type, whether it may be null and whether it has a default', async () => {
    const { database } = current();
    const tenant = await buildTenant(database);
    const { rows } = await database.withTransaction(tenant, 'read', (transaction) =>
      catalogueColumns.execute(transaction),
    );
    const inDatabase = rows.map((row) => `${row.table}.${row.column}: ${kindOfColumn(row)}`);
    const written = writtenColumns().map(
      ({ table, column, type }) => `${table}.${column}: ${kindOfType(type)}`,
    );
    expect(written.sort(), 'Run `npm run tables`.').toEqual(inDatabase.sort());
  });
});
