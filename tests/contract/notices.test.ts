import { expect, test } from 'vitest';
import { insertNotices } from '#gateway/kernel/notices.ts';
import { eachDatabase } from '../support/database.ts';
import { buildTenant } from '../support/identity.ts';

eachDatabase('messages to accounts', (current) => {
  test('more people get a message than one statement of the database can name', async () => {
    const { database } = current();
    const { tenantId, accountId } = await buildTenant(database);
    const place = { tenantId, accountId };
    const texts = { 'zh-CN': ['标题', '内容'], en: ['Title', 'Text'] } as const;
    const people = 6000;
    await database.withTransaction(place, 'write', (transaction) =>
      insertNotices(
        { database: transaction, tenantId, now: () => new Date() },
        Array.from({ length: people }, () => ({ account: accountId, texts, author: 'author' })),
      ),
    );
    const rows = await database.withTransaction(place, 'read', (transaction) =>
      transaction
        .selectFrom('notice')
        .where('account_id', '=', accountId)
        .select((select) => select.fn.countAll<number>().as('count'))
        .execute(),
    );
    expect(Number(rows[0]?.count)).toBe(people);
  });
});
