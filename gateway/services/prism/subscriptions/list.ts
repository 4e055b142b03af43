import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import {
  type listSubscriptions,
  reportFilters,
  rhythm as rhythmOf,
  type stopReasons,
  type subscriptionFile,
  type subscriptionStates,
  type subscriptionWays,
} from '#bridge/calls/prism/subscriptions.ts';
import { findFile, readAllParts } from '#gateway/jobs/job-files.ts';
import { FileAnswer } from '#gateway/kernel/file-answer.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { onDay } from '#gateway/kernel/people/dated.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { answerReports } from '../saved/reports.ts';
import { readTimeZone } from './rhythm.ts';

interface Row {
  readonly id: string;
  readonly report: string;
  readonly rhythm: unknown;
  readonly filters: unknown;
  readonly way: (typeof subscriptionWays)[number];
  readonly workbook: boolean;
  readonly state: (typeof subscriptionStates)[number];
  readonly stopped: (typeof stopReasons)[number] | null;
  readonly next_at: Date | null;
  readonly last_sent_at: Date | null;
  readonly error_words: Readonly<Record<CallContext['locale'], string>> | null;
  readonly version: number;
  readonly mine: boolean;
  readonly made: boolean;
  readonly receiver: string;
  readonly maker: string;
  readonly organ: string | null;
  readonly file: string | null;
  readonly expires: Date | null;
}

/** Lists what the caller receives, and what the caller made for others. */
export async function answerSubscriptions(
  context: CallContext,
): Promise<ResultOf<typeof listSubscriptions>> {
  const { database, tenantId, locale, now } = context;
  const names = new Map((await answerReports(context)).map(({ id, name }) => [id, name]));
  const rows = await readRows(context);
  return {
    timeZone: await readTimeZone(database, tenantId),
    today: dayOf(now()),
    subscriptions: rows.map((row) => ({
      id: row.id,
      report: row.report,
      reportName: names.get(row.report) ?? null,
      rhythm: rhythmOf.parse(row.rhythm),
      filters: reportFilters.parse(row.filters),
      organName: row.organ,
      way: row.way,
      workbook: row.workbook,
      state: row.state,
      stopped: row.stopped,
      receiverName: row.receiver,
      mine: row.mine,
      makerName: row.made && row.mine ? null : row.maker,
      nextAt: row.next_at?.toISOString() ?? null,
      lastSentAt: row.last_sent_at?.toISOString() ?? null,
      error: row.error_words?.[locale] ?? null,
      file:
        row.file === null || row.expires === null
          ? null
          : { name: row.file, expiresAt: row.expires.toISOString() },
      version: row.version,
    })),
  };
}

async function readRows({ database, tenantId, accountId, now }: CallContext): Promise<Row[]> {
  const day = dayOf(now());
  const nameOf = (column: 'account_id' | 'made_by') => sql<string>`(
    select coalesce(p.name, a.display_name) from account a
    left join membership m on m.tenant_id = ${tenantId} and m.account_id = a.id
    left join employment e on e.tenant_id = ${tenantId} and e.id = m.employment_id
    left join person p on p.tenant_id = ${tenantId} and p.id = e.person_id
    where a.id = ${sql.ref(`s.${column}`)})`;
  const { rows } = await sql<Row>`
    select s.id, s.report, s.rhythm, s.filters, s.way, s.workbook, s.state, s.stopped, s.next_at,
      s.last_sent_at, s.error_words, s.version, s.account_id = ${accountId} as mine,
      s.made_by = ${accountId} as made, ${nameOf('account_id')} as receiver,
      ${nameOf('made_by')} as maker,
      (select o.name from organ_row o where o.tenant_id = ${tenantId}
        and o.organ_id::text = s.filters->>'organId' and ${onDay('o', day)}) as organ,
      f.name as file, f.expires_at as expires
    from report_subscription s
    left join job_file f on f.tenant_id = ${tenantId} and f.job_id = s.last_job_id
      and f.role = 'result' and f.expires_at > ${now()} and s.account_id = ${accountId}
    where s.tenant_id = ${tenantId} and s.removed_at is null
      and (s.account_id = ${accountId} or s.made_by = ${accountId})
    order by (s.account_id = ${accountId}) desc, s.created_at, s.id`.execute(database);
  return rows;
}

/** Returns the workbook that came last to the caller. @throws {RefusedError} `notFound`. */
export async function answerSubscriptionFile(
  context: CallContext,
  { id }: ParsedRequestOf<typeof subscriptionFile>,
): Promise<FileAnswer> {
  const { database, tenantId, accountId } = context;
  const row = await database
    .selectFrom('report_subscription')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .select('last_job_id as jobId')
    .executeTakeFirst();
  if (!row?.jobId) throw new RefusedError('notFound');
  const name = { tenantId, jobId: row.jobId, role: 'result' as const };
  const file = await findFile(database, name, context.now());
  if (file === undefined) throw new RefusedError('notFound');
  context.record(`report_subscription:${id}`, { file: file.name });
  return new FileAnswer(file.name, file.contentType, await readAllParts(database, file));
}
