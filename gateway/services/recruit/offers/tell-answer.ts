import type { CallContext } from '#gateway/kernel/handler.ts';
import { sendNotices } from '#gateway/kernel/notices.ts';
import { answerWords } from '../texts/answer-words.ts';
import type { LinkedOffer } from './offer-links.ts';

/** What a candidate answered. */
interface Answered {
  readonly answer: 'accepted' | 'declined';
  readonly reason: string | undefined;
}

/** Sends the recruiter of the job a message about an answer; its manager gets it where the recruiter has no account. */
export async function tellAnswer(
  context: Pick<CallContext, 'database' | 'tenantId' | 'now'>,
  { recruiterId, managerId, candidateName, jobTitle, entryOn, jobId }: LinkedOffer,
  { answer, reason = '' }: Answered,
): Promise<void> {
  const people = recruiterId === null ? [managerId] : [recruiterId, managerId];
  const members = await context.database
    .selectFrom('membership as m')
    .where('m.tenant_id', '=', context.tenantId)
    .where('m.employment_id', 'in', people)
    .select(['m.account_id as account', 'm.employment_id as employment'])
    .execute();
  const first = people.find((id) => members.some(({ employment }) => employment === id));
  const { 'zh-CN': zh, en } = answerWords;
  const texts = {
    'zh-CN': [zh[answer](candidateName), zh.body(jobTitle, entryOn, reason)],
    en: [en[answer](candidateName), en.body(jobTitle, entryOn, reason)],
  } as const;
  await sendNotices(
    context,
    members
      .filter(({ employment }) => employment === first)
      .map(({ account }) => ({
        account,
        texts,
        place: { app: 'recruitment', route: `/board?job=${jobId}` },
        author: zh.author,
      })),
  );
}
