import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, test } from 'vitest';
import { RightsReader } from '#gateway/services/uac/rights-reader.ts';
import { eachDatabase } from '#tests/support/database.ts';
import { buildTenant } from '#tests/support/identity.ts';

eachDatabase('rights', (current) => {
  test('are read in a transaction while somebody who waits for its end looks them up as well', async () => {
    const { database } = current();
    const { tenantId, accountId } = await buildTenant(database);
    const reader = new RightsReader(() => new Date());
    const outside = AsyncLocalStorage.snapshot();
    let other: Promise<unknown> = Promise.resolve();
    const rights = await database.withTransaction(
      { tenantId, accountId },
      'read',
      (transaction) => {
        other = outside(() => reader.load(database, tenantId, accountId));
        return reader.read(transaction, tenantId, accountId);
      },
    );
    expect(await other).toEqual(rights);
  });
});
