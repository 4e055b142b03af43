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

/** Sends a message to a person about a session, in the transaction of what it is about. Who has no account gets none. */
export async function tellLearner(
  context: Pick<CallContext, 'database' | 'tenantId' | 'now'>,
  employmentId: string,
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
  await tellEmployees(context, [{ employmentId, texts }], { route: '/learning', author });
}
