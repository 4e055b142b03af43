/** The reports that the caller received. */
import { type RawBuilder, sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type {
  commentWorkReport,
  getRemindCount,
  getRemindDetail,
  getRemindList,
  updateAllRemindIsSee,
} from '#bridge/calls/wpm/calls.ts';
import type { WorkReportKind } from '#bridge/calls/wpm/periods.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { ownEmployment } from '#gateway/kernel/people/own-employment.ts';
import { offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { peopleOn, readReceivers } from './people.ts';
import { type Report, readReports, stateOf } from './report-rows.ts';

/** Counts received reports. */
export async function countReceived({
  database,
  tenantId,
  rights,
}: CallContext): Promise<ResultOf<typeof getRemindCount>> {
  const { rows } = await sql<ResultOf<typeof getRemindCount>>`
    select count(*)::int as received, count(*) filter (where v.read_at is null)::int as unread
    from work_report_receiver v
    join work_report r on r.tenant_id = ${tenantId} and r.id = v.work_report_id
      and r.sent_at is not null
    where v.tenant_id = ${tenantId} and v.employment_id = ${rights.employmentId}`.execute(database);
  return rows[0] ?? { received: 0, unread: 0 };
}

/** A received report in a list, without its text. */
interface ReceivedLine {
  readonly id: string;
  readonly kind: WorkReportKind;
  readonly fromOn: string;
  readonly toOn: string;
  readonly name: string;
  readonly organName: string | null;
  readonly late: boolean;
  readonly sentAt: Date;
  readonly read: boolean;
}

/** Reads received reports by a condition on report `r`, receiver `v` and author `p`, each with some of its text. */
export async function readReceived<Text>(
  { database, tenantId, rights, now }: CallContext,
  text: RawBuilder<Text>,
  where: RawBuilder<unknown>,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly (ReceivedLine & Text)[]> {
  const { rows } = await sql<ReceivedLine & Text>`
    select r.id, r.kind, r.from_on as "fromOn", r.to_on as "toOn", p.name, o.name as "organName",
      r.sent_at > r.due_at as late, r.sent_at as "sentAt", v.read_at is not null as read, ${text}
    from work_report_receiver v
    join work_report r on r.tenant_id = ${tenantId} and r.id = v.work_report_id
      and r.sent_at is not null
    join ${peopleOn(tenantId, dayOf(now()))} on e.tenant_id = ${tenantId} and e.id = r.employment_id
    where v.tenant_id = ${tenantId} and v.employment_id = ${rights.employmentId} and ${where}
    order by r.sent_at desc, r.id limit ${limit} offset ${offset}`.execute(database);
  return rows;
}

/** Characters of a report that its line in the list shows. */
const BEGIN = 80;

/** Lists received reports, the last sent first. */
export async function listReceived(
  context: CallContext,
  request: ParsedRequestOf<typeof getRemindList>,
): Promise<ResultOf<typeof getRemindList>> {
  const { kind, show, keyword } = request;
  const where = sql`
    ${kind === undefined ? sql`true` : sql`r.kind = ${kind}`}
    and ${show === 'unread' ? sql`v.read_at is null` : sql`true`}
    and ${keyword === undefined ? sql`true` : sql`strpos(p.search_key, lower(${keyword})) > 0`}`;
  const window = { limit: request.rows, offset: offsetOf(request) };
  const found = await readReceived(context, sql<{ readonly done: string }>`r.done`, where, window);
  const rows = found.map(({ done, sentAt, ...row }) => ({
    ...row,
    sentAt: sentAt.toISOString(),
    begin: done.replaceAll(/\s+/g, ' ').slice(0, BEGIN),
  }));
  const { database, tenantId, rights } = context;
  return pageFrom(request, rows, async () => {
    const { rows: found } = await sql<{ readonly count: number }>`
      select count(*)::int as count
      from work_report_receiver v
      join work_report r on r.tenant_id = ${tenantId} and r.id = v.work_report_id
        and r.sent_at is not null
      join employment e on e.tenant_id = ${tenantId} and e.id = r.employment_id
      join person p on p.tenant_id = ${tenantId} and p.id = e.person_id
      where v.tenant_id = ${tenantId} and v.employment_id = ${rights.employmentId}
        and ${where}`.execute(database);
    return found[0]?.count ?? 0;
  });
}

/** Returns a report to its author or a receiver, for whom it is read from then on. */
export async function readReport(
  context: CallContext,
  { id }: ParsedRequestOf<typeof getRemindDetail>,
): Promise<ResultOf<typeof getRemindDetail>> {
  const report = await requireSeen(context, id);
  const { database, tenantId } = context;
  const own = report.employmentId === ownEmployment(context);
  if (!own) await markRead(context, id);
  const { rows: people } = await sql<{ readonly name: string; readonly organName: string | null }>`
    select p.name, o.name as "organName" from ${peopleOn(tenantId, report.toOn)}
    where e.tenant_id = ${tenantId} and e.id = ${report.employmentId}`.execute(database);
  const { kind, fromOn, toOn, done, plan, problems, sentAt } = report;
  return {
    id,
    kind,
    fromOn,
    toOn,
    done,
    plan,
    problems,
    own,
    name: people[0]?.name ?? '',
    organName: people[0]?.organName ?? null,
    state: stateOf(report),
    sentAt: sentAt?.toISOString() ?? null,
    receivers: await readReceivers(context, id),
    comments: await readComments(context, id),
  };
}

/** A report that the caller wrote or received; any other one is not found. */
async function requireSeen(context: CallContext, id: string): Promise<Report> {
  const own = ownEmployment(context);
  const [report] = await readReports(
    context,
    sql`r.id = ${id} and (r.employment_id = ${own} or (r.sent_at is not null and exists (
      select from work_report_receiver v where v.tenant_id = r.tenant_id
        and v.work_report_id = r.id and v.employment_id = ${own})))`,
  );
  if (report === undefined) throw new RefusedError('notFound');
  return report;
}

async function markRead(context: CallContext, id: string): Promise<void> {
  await context.database
    .updateTable('work_report_receiver')
    .where('tenant_id', '=', context.tenantId)
    .where('work_report_id', '=', id)
    .where('employment_id', '=', ownEmployment(context))
    .where('read_at', 'is', null)
    .set({ read_at: context.now().toISOString() })
    .execute();
}

async function readComments(
  { database, tenantId }: CallContext,
  id: string,
): Promise<ResultOf<typeof getRemindDetail>['comments']> {
  const { rows } = await sql<{
    readonly id: string;
    readonly by: string;
    readonly text: string;
    readonly at: Date;
  }>`
    select c.id, p.name as by, c.body as text, c.at
    from work_report_comment c
    join employment e on e.tenant_id = ${tenantId} and e.id = c.employment_id
    join person p on p.tenant_id = ${tenantId} and p.id = e.person_id
    where c.tenant_id = ${tenantId} and c.work_report_id = ${id}
    order by c.at, c.id limit 200`.execute(database);
  return rows.map(({ at, ...comment }) => ({ ...comment, at: at.toISOString() }));
}

/** Marks received reports as read that were sent until a moment. */
export async function readAll(
  { database, tenantId, rights, now }: CallContext,
  { until }: ParsedRequestOf<typeof updateAllRemindIsSee>,
): Promise<ResultOf<typeof updateAllRemindIsSee>> {
  const { rows } = await sql<{ readonly id: string }>`
    update work_report_receiver v set read_at = ${now().toISOString()}::timestamptz
    from work_report r
    where v.tenant_id = ${tenantId} and v.employment_id = ${rights.employmentId}
      and v.read_at is null and r.tenant_id = ${tenantId} and r.id = v.work_report_id
      and r.sent_at <= ${until}::timestamptz
    returning v.work_report_id as id`.execute(database);
  return { read: rows.length };
}

/** Comments a sent report. */
export async function commentReport(
  context: CallContext,
  { id, text }: ParsedRequestOf<typeof commentWorkReport>,
): Promise<ResultOf<typeof commentWorkReport>> {
  const report = await requireSeen(context, id);
  if (report.sentAt === null) throw new RefusedError('notFound');
  const commentId = uuid7();
  await context.database
    .insertInto('work_report_comment')
    .values({
      tenant_id: context.tenantId,
      id: commentId,
      work_report_id: id,
      employment_id: ownEmployment(context),
      body: text,
      at: context.now().toISOString(),
    })
    .execute();
  context.record(`workReport:${id}`, { commented: true });
  return { id: commentId };
}
