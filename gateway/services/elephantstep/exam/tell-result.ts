import type { CallContext } from '#gateway/kernel/handler.ts';
import { sendNotices } from '#gateway/kernel/notices.ts';
import { resultWords } from '../texts/result-words.ts';

/** Tells somebody that an exam was marked again with another result. Who has no account gets no message. */
export async function tellResult(
  context: Pick<CallContext, 'database' | 'tenantId' | 'now'>,
  employmentId: string,
  result: { readonly name: string; readonly percent: string; readonly passed: boolean },
): Promise<void> {
  const accounts = await context.database
    .selectFrom('membership as m')
    .where('m.tenant_id', '=', context.tenantId)
    .where('m.employment_id', '=', employmentId)
    .select('m.account_id as id')
    .execute();
  const { 'zh-CN': zh, en } = resultWords;
  const { name, percent, passed } = result;
  const shown = String(Number(percent));
  const texts = {
    'zh-CN': [zh.title(name), zh.body(shown, passed)],
    en: [en.title(name), en.body(shown, passed)],
  } as const;
  const place = { app: 'training', route: '/my-exams' };
  await sendNotices(
    context,
    accounts.map(({ id }) => ({ account: id, texts, place, author: zh.author })),
  );
}
