import type { CallContext } from '#gateway/kernel/handler.ts';
import { sendNotices } from '#gateway/kernel/notices.ts';
import { holderWords } from '../texts/holder-words.ts';

/** Sends a message to who holds a certificate. Who has no account gets none. */
export async function tellHolder(
  context: Pick<CallContext, 'database' | 'tenantId' | 'now'>,
  employmentId: string,
  event: 'given' | 'renewed' | 'ending' | 'expired',
  { kindName, expiresOn }: { readonly kindName: string; readonly expiresOn: string | null },
): Promise<void> {
  const { database, tenantId } = context;
  const accounts = await database
    .selectFrom('membership as m')
    .where('m.tenant_id', '=', tenantId)
    .where('m.employment_id', '=', employmentId)
    .select('m.account_id as id')
    .execute();
  const { 'zh-CN': zh, en } = holderWords;
  const texts = {
    'zh-CN': [zh[event](kindName), zh.body(expiresOn)],
    en: [en[event](kindName), en.body(expiresOn)],
  } as const;
  const place = { app: 'training', route: '/learning' };
  await sendNotices(
    context,
    accounts.map(({ id }) => ({ account: id, texts, place, author: zh.author })),
  );
}
