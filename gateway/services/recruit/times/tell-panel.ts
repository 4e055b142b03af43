import type { CallContext } from '#gateway/kernel/handler.ts';
import { sendNotices } from '#gateway/kernel/notices.ts';
import { panelWords } from '../texts/panel-words.ts';
import type { Time } from './panel.ts';

interface Chosen {
  readonly panel: readonly string[];
  readonly candidateName: string;
  readonly jobTitle: string;
  readonly place: string | null;
  readonly interviewId: string | null;
}

/** Tells the people of a panel that a candidate chose a time, or another one. A person without an account gets no message. */
export async function tellPanel(
  context: Pick<CallContext, 'database' | 'tenantId' | 'now'>,
  { panel, candidateName, jobTitle, place, interviewId }: Chosen,
  { on, from }: Time,
): Promise<void> {
  const accounts = await context.database
    .selectFrom('membership as m')
    .where('m.tenant_id', '=', context.tenantId)
    .where('m.employment_id', 'in', [...panel])
    .select('m.account_id as id')
    .execute();
  const event = interviewId === null ? 'booked' : 'moved';
  const time = `${on} ${clockOf(from)}`;
  const { 'zh-CN': zh, en } = panelWords;
  const texts = {
    'zh-CN': [zh[event](candidateName), zh.body(jobTitle, time, place ?? '')],
    en: [en[event](candidateName), en.body(jobTitle, time, place ?? '')],
  } as const;
  await sendNotices(
    context,
    accounts.map(({ id }) => ({
      account: id,
      texts,
      place: { app: 'recruitment', route: '/interviews' },
      author: zh.author,
    })),
  );
}

/** Writes minutes after midnight as a time of day, `09:30`. */
export function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
