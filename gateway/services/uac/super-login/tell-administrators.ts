import { sendNotices } from '#gateway/kernel/notices.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { tellOfChange } from '../sign-in/change-password.ts';
import { findAccount } from '../sign-in/find-account.ts';
import { authorName, superLoginWords } from './texts/super-login-words.ts';

/** Tells those who may do everything in a company, in the portal and by every way there is, that an operator is in it. */
export async function tellAdministrators(
  context: GatewaySessionContext,
  tenantId: string,
  said: { readonly reason: string; readonly operator: string },
): Promise<void> {
  const { database } = context.services;
  const ids = await database.withTransaction({ tenantId, accountId: null }, 'read', (transaction) =>
    transaction
      .selectFrom('membership')
      .select('account_id')
      .where('tenant_id', '=', tenantId)
      .where('is_super', '=', true)
      .where('status', '=', 'active')
      .execute(),
  );
  const { operator, administrators } = await database.withOperatorTransaction(
    { accountId: said.operator },
    'read',
    async (transaction) => {
      const found = [];
      for (const { account_id } of ids) found.push(await findAccount(transaction, account_id));
      return {
        operator: (await findAccount(transaction, said.operator))?.name ?? '',
        administrators: found.filter((one) => one !== null && !one.disabled && !one.isOperator),
      };
    },
  );
  const parts = { operator, reason: said.reason };
  await database.withTransaction({ tenantId, accountId: null }, 'write', async (transaction) => {
    const { 'zh-CN': zh, en } = superLoginWords;
    const texts = { 'zh-CN': [zh.title, zh.body(parts)], en: [en.title, en.body(parts)] } as const;
    await sendNotices(
      { database: transaction, tenantId, now: () => context.now() },
      administrators.flatMap((person) =>
        person === null ? [] : [{ account: person.id, texts, author: authorName }],
      ),
    );
  });
  for (const person of administrators) {
    if (person !== null) await tellOfChange(context, person, 'superLoginBegun');
  }
}
