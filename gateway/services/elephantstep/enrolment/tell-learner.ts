import type { CallContext } from '#gateway/kernel/handler.ts';
import { tellEmployees } from '../tell-employees.ts';
import { learnerWords } from '../texts/learner-words.ts';

type Event =
  | 'enrolled'
  | 'waiting'
  | 'promoted'
  | 'held'
  | 'approved'
  | 'rejected'
  | 'cancelled'
  | 'sessionCancelled';

/** Sends a message to people about a session, in the transaction of what it is about. Who has no account gets none. */
export async function tellLearners(
  context: Pick<CallContext, 'database' | 'tenantId' | 'now'>,
  employmentIds: readonly string[],
  event: Event,
  session: { readonly name: string; readonly courseName: string; readonly fromOn: string },
  reason = '',
): Promise<void> {
  const { 'zh-CN': zh, en } = learnerWords;
  const { name, courseName, fromOn } = session;
  const texts = {
    'zh-CN': [zh[event](name), zh.body(courseName, fromOn, reason)],
    en: [en[event](name), en.body(courseName, fromOn, reason)],
  } as const;
  const { author } = zh;
  const messages = employmentIds.map((employmentId) => ({ employmentId, texts }));
  await tellEmployees(context, messages, { route: '/learning', author });
}
