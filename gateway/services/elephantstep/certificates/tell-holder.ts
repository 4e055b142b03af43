import type { CallContext } from '#gateway/kernel/handler.ts';
import { tellEmployees } from '../tell-employees.ts';
import { holderWords } from '../texts/holder-words.ts';

/** Sends a message to who holds a certificate. Who has no account gets none. */
export async function tellHolder(
  context: Pick<CallContext, 'database' | 'tenantId' | 'now'>,
  employmentId: string,
  event: 'given' | 'renewed' | 'ending' | 'expired',
  { kindName, expiresOn }: { readonly kindName: string; readonly expiresOn: string | null },
): Promise<void> {
  const { 'zh-CN': zh, en } = holderWords;
  const texts = {
    'zh-CN': [zh[event](kindName), zh.body(expiresOn)],
    en: [en[event](kindName), en.body(expiresOn)],
  } as const;
  const { author } = zh;
  await tellEmployees(context, [{ employmentId, texts }], { route: '/learning', author });
}
