import type { CallContext } from '#gateway/kernel/handler.ts';
import { tellEmployees } from '../tell-employees.ts';
import { resultWords } from '../texts/result-words.ts';

/** What an exam that was marked again comes to for somebody. */
interface ChangedResult {
  readonly employmentId: string;
  readonly percent: string;
  readonly passed: boolean;
}

/** Tells people that an exam was marked again with another result. */
export async function tellResults(
  context: Pick<CallContext, 'database' | 'tenantId' | 'now'>,
  name: string,
  results: readonly ChangedResult[],
): Promise<void> {
  const { 'zh-CN': zh, en } = resultWords;
  const messages = results.map(({ employmentId, percent, passed }) => {
    const shown = String(Number(percent));
    const texts = {
      'zh-CN': [zh.title(name), zh.body(shown, passed)],
      en: [en.title(name), en.body(shown, passed)],
    } as const;
    return { employmentId, texts };
  });
  await tellEmployees(context, messages, { route: '/my-exams', author: zh.author });
}
