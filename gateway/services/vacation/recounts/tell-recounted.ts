import type { Locale } from '#bridge/calls/kit/words.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { sendNotices } from '#gateway/kernel/notices.ts';
import { readAccountsOf } from '#gateway/kernel/people/accounts-of-people.ts';
import { messageAuthor } from '../../kaoqin/texts/message-words.ts';
import { amountText } from '../engine/amount.ts';
import { recountWords } from '../texts/message-words.ts';
import type { LeaveRecount } from './find-recounts.ts';

/** Writes to the person that their leave counts differently by now. */
export async function tellRecounted(context: CallContext, recount: LeaveRecount): Promise<void> {
  const accounts = await readAccountsOf(context, [recount.employment]);
  const counted = {
    type: recount.typeName,
    fromOn: recount.fromOn,
    toOn: recount.toOn,
    before: amountText(recount.before, 2),
    after: amountText(recount.after, 2),
  };
  const words = (locale: Locale) => recountWords[locale](counted);
  await sendNotices(
    context,
    accounts.map(({ account }) => ({
      account,
      author: messageAuthor,
      texts: { 'zh-CN': words('zh-CN'), en: words('en') },
      place: { app: 'attendance', route: '/mine' },
    })),
  );
}
