/** The message that a receiver of a report gets, written in the transaction of the report. */
import { sql } from 'kysely';
import type { WorkReportKind } from '#bridge/calls/wpm/periods.ts';
import { workReportKindWords } from '#bridge/calls/wpm/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { sendNotices } from '#gateway/kernel/notices.ts';
import { messageAuthor, messageOf } from './texts/wpm-words.ts';

interface SentReport {
  readonly id: string;
  readonly employmentId: string;
  readonly kind: WorkReportKind;
}

/** Writes a message to the accounts of the receivers; somebody without an account gets none. */
export async function tellReceivers(
  context: CallContext,
  receivers: readonly string[],
  { id, employmentId, kind }: SentReport,
): Promise<void> {
  const { database, tenantId } = context;
  const { rows } = await sql<{ readonly account: string; readonly name: string }>`
    select m.account_id as account, p.name
    from membership m
    join employment e on e.tenant_id = ${tenantId} and e.id = ${employmentId}
    join person p on p.tenant_id = ${tenantId} and p.id = e.person_id
    where m.tenant_id = ${tenantId} and m.status = 'active'
      and m.employment_id = any(${receivers})`.execute(database);
  const name = rows[0]?.name ?? '';
  const texts = {
    'zh-CN': messageOf['zh-CN'](name, workReportKindWords['zh-CN'][kind]),
    en: messageOf.en(name, workReportKindWords.en[kind]),
  };
  const place = { app: 'report', route: `/work/received?id=${id}` };
  await sendNotices(
    context,
    rows.map(({ account }) => ({ account, texts, place, author: messageAuthor })),
  );
}
