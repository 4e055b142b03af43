import type { CallContext } from '#gateway/kernel/handler.ts';
import { tellEmployees } from '../tell-employees.ts';
import { holderWords } from '../texts/holder-words.ts';

/** What somebody who holds a certificate is told of it. */
interface HolderEvent {
  readonly employmentId: string;
  readonly event: 'given' | 'renewed' | 'ending' | 'expired';
  readonly kindName: string;
  readonly expiresOn: string | null;
}

/** Sends messages to who holds certificates. Who has no account gets none. */
export async function tellHolders(
  context: Pick<CallContext, 'database' | 'tenantId' | 'now'>,
  events: readonly HolderEvent[],
): Promise<void> {
  const { 'zh-CN': zh, en } = holderWords;
  const messages = events.map(({ employmentId, event, kindName, expiresOn }) => {
    const texts = {
      'zh-CN': [zh[event](kindName), zh.body(expiresOn)],
      en: [en[event](kindName), en.body(expiresOn)],
    } as const;
    return { employmentId, texts };
  });
  await tellEmployees(context, messages, { route: '/learning', author: zh.author });
}
