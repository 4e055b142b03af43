import { sql } from 'kysely';
import type { remindExceptions } from '#bridge/calls/kaoqin/exceptions.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { type NewNotice, sendNotices } from '#gateway/kernel/notices.ts';
import { readAccountsOf } from '#gateway/kernel/people/accounts-of-people.ts';
import { dayOf, startOf } from '#gateway/kernel/people/calendar.ts';
import { listText } from '#gateway/kernel/texts.ts';
import { messageAuthor, remindWords } from '../texts/message-words.ts';
import { requireReached } from './reached.ts';

/** Asks employees to settle their exceptions; a person gets one message for all days that are asked about at once. */
export async function answerRemind(
  context: CallContext,
  { days }: ParsedRequestOf<typeof remindExceptions>,
): Promise<ResultOf<typeof remindExceptions>> {
  const ids = days.map(({ employmentId }) => employmentId);
  await requireReached(context, ids, 'exceptions');
  const { database, tenantId, now } = context;
  const accounts = new Map(
    (await readAccountsOf(context, ids)).map(({ employment, account }) => [employment, account]),
  );
  const known = await remindedToday(context, ids);
  const due = days.filter(({ employmentId, day }) => !known.has(`${employmentId} ${day}`));
  const people = Map.groupBy(due, ({ employmentId }) => employmentId);
  const notices: NewNotice[] = [];
  for (const [employmentId, own] of people) {
    const account = accounts.get(employmentId);
    if (account === undefined) continue;
    notices.push(noticeOf(account, own.map(({ day }) => day).toSorted()));
    await database
      .insertInto('day_reminder')
      .values(
        own.map(({ day }) => ({
          tenant_id: tenantId,
          id: uuid7(),
          employment_id: employmentId,
          day,
          account_id: context.accountId,
          at: now(),
        })),
      )
      .execute();
  }
  await sendNotices(context, notices);
  const reminded = notices.length;
  const withoutAccount = [...people.keys()].filter((id) => !accounts.has(id)).length;
  context.record('attendanceExceptions', { reminded });
  return { reminded, withoutAccount };
}

async function remindedToday(
  { database, tenantId, now }: CallContext,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ employment: string; day: string }>`
    select employment_id as employment, day from day_reminder where tenant_id = ${tenantId}
      and employment_id = any(${ids}::uuid[]) and at >= ${startOf(dayOf(now()))}`.execute(database);
  return new Set(rows.map(({ employment, day }) => `${employment} ${day}`));
}

function noticeOf(account: string, days: readonly string[]): NewNotice {
  return {
    account,
    kind: 'todo',
    author: messageAuthor,
    texts: {
      'zh-CN': remindWords['zh-CN'](listText('zh-CN', days)),
      en: remindWords.en(listText('en', days)),
    },
    place: { app: 'attendance', route: `/mine?month=${days[0]?.slice(0, 7) ?? ''}` },
  };
}
