/** The own reports of the caller: opened, written, sent. */
import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { openWorkReport, ownWorkReports, saveWorkReport } from '#bridge/calls/wpm/calls.ts';
import {
  hoursToWrite,
  neighbourOf,
  type WorkPeriod,
  type WorkReportKind,
  workPeriodOf,
} from '#bridge/calls/wpm/periods.ts';
import { wpmCodes } from '#bridge/calls/wpm/terms.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays, dayOf, startOf } from '#gateway/kernel/people/calendar.ts';
import { ownEmployment } from '#gateway/kernel/people/own-employment.ts';
import { offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { readReceivers, readSuperior, requireColleagues } from './people.ts';
import { type Report, readReports, stateOf } from './report-rows.ts';
import { tellReceivers } from './tell.ts';

type Opened = ResultOf<typeof openWorkReport>;

/** Until when the report of a period is in time. */
export function dueOf(kind: WorkReportKind, { toOn }: WorkPeriod): Date {
  return new Date(startOf(addDays(toOn, 1)).getTime() + hoursToWrite[kind] * 3_600_000);
}

/** Opens the own report of a period. */
export async function openReport(
  context: CallContext,
  { kind, on }: ParsedRequestOf<typeof openWorkReport>,
): Promise<Opened> {
  const employmentId = ownEmployment(context);
  const today = dayOf(context.now());
  const period = workPeriodOf(kind, on ?? today);
  const report = await findOwn(context, employmentId, kind, period.fromOn);
  const before = await findOwn(context, employmentId, kind, neighbourOf(kind, period, -1).fromOn);
  const receivers =
    report === null
      ? await readSuperior(context, employmentId, today)
      : await readReceivers(context, report.id);
  const isRead = receivers.some(({ readAt }) => readAt !== null);
  return {
    kind,
    ...period,
    dueAt: dueOf(kind, period).toISOString(),
    state: report === null ? null : stateOf(report),
    done: report?.done ?? '',
    plan: report?.plan ?? '',
    problems: report?.problems ?? '',
    receivers,
    planned: before?.sentAt ? before.plan : '',
    canWrite: period.fromOn <= today && !isRead,
  };
}

async function findOwn(
  context: CallContext,
  employmentId: string,
  kind: WorkReportKind,
  fromOn: string,
): Promise<Report | null> {
  const [found] = await readReports(
    context,
    sql`r.employment_id = ${employmentId} and r.kind = ${kind} and r.from_on = ${fromOn}::date`,
  );
  return found ?? null;
}

/** Keeps the own report of a period, or sends it. */
export async function saveReport(
  context: CallContext,
  request: ParsedRequestOf<typeof saveWorkReport>,
): Promise<ResultOf<typeof saveWorkReport>> {
  const { kind, on, send, receiverIds } = request;
  const employmentId = ownEmployment(context);
  const period = workPeriodOf(kind, on);
  if (period.fromOn > dayOf(context.now())) throw new RefusedError(wpmCodes.notBegun);
  if (send && request.done === '') throw new RefusedError(wpmCodes.noText);
  if (send && receiverIds.length === 0) throw new RefusedError(wpmCodes.noReceiver);
  const known = await findOwn(context, employmentId, kind, period.fromOn);
  const { id, ...saved } = await writeReport(context, { ...request, employmentId, period });
  await removeReceivers(context, id);
  const receivers = await requireColleagues(context, receiverIds, employmentId);
  await addReceivers(context, id, receivers);
  if (send && !known?.sentAt) await tellReceivers(context, receivers, { id, employmentId, kind });
  context.record(`workReport:${id}`, { kind, from: period.fromOn, sent: send });
  return { id, state: stateOf(saved) };
}

interface Written
  extends Pick<
    ParsedRequestOf<typeof saveWorkReport>,
    'kind' | 'done' | 'plan' | 'problems' | 'send'
  > {
  readonly employmentId: string;
  readonly period: WorkPeriod;
}

/** A report that was sent stays sent: a draft of it would take it from those who have it. */
async function writeReport(
  { database, tenantId, now }: CallContext,
  { kind, employmentId, period, send, done, plan, problems }: Written,
): Promise<Pick<Report, 'id' | 'sentAt' | 'dueAt'>> {
  const at = now().toISOString();
  const row = { done, plan, problems, updated_at: at };
  return await database
    .insertInto('work_report')
    .values({
      tenant_id: tenantId,
      id: uuid7(),
      employment_id: employmentId,
      kind,
      from_on: period.fromOn,
      to_on: period.toOn,
      due_at: dueOf(kind, period).toISOString(),
      sent_at: send ? at : null,
      ...row,
    })
    // Two tabs that write at once write one report.
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'employment_id', 'kind', 'from_on']).doUpdateSet(({ fn }) => ({
        ...row,
        sent_at: fn.coalesce('work_report.sent_at', 'excluded.sent_at'),
      })),
    )
    .returning(['id', 'sent_at as sentAt', 'due_at as dueAt'])
    .executeTakeFirstOrThrow();
}

/** Removes the receivers of a report. @throws {RefusedError} `alreadyRead` once one of them has read it. */
async function removeReceivers(
  { database, tenantId }: CallContext,
  reportId: string,
): Promise<void> {
  // What is removed says who has read: a look before would miss who reads in between.
  const removed = await database
    .deleteFrom('work_report_receiver')
    .where('tenant_id', '=', tenantId)
    .where('work_report_id', '=', reportId)
    .returning('read_at')
    .execute();
  if (removed.some(({ read_at }) => read_at !== null)) {
    throw new RefusedError(wpmCodes.alreadyRead);
  }
}

async function addReceivers(
  { database, tenantId }: CallContext,
  reportId: string,
  receivers: readonly string[],
): Promise<void> {
  if (receivers.length === 0) return;
  await database
    .insertInto('work_report_receiver')
    .values(
      receivers.map((employment_id) => ({
        tenant_id: tenantId,
        work_report_id: reportId,
        employment_id,
      })),
    )
    .execute();
}

/** Lists the own reports with how many have read each. */
export async function listOwn(
  context: CallContext,
  request: ParsedRequestOf<typeof ownWorkReports>,
): Promise<ResultOf<typeof ownWorkReports>> {
  const { database, tenantId, rights } = context;
  if (rights.employmentId === null) return pageFrom(request, [], async () => 0);
  const kind = request.kind === undefined ? sql`true` : sql`r.kind = ${request.kind}`;
  const own = sql`r.employment_id = ${rights.employmentId} and ${kind}`;
  const reports = await readReports(context, own, {
    order: sql`r.from_on desc, r.kind`,
    limit: request.rows,
    offset: offsetOf(request),
  });
  const { rows: counts } = await sql<{
    readonly id: string;
    readonly receivers: number;
    readonly read: number;
    readonly comments: number;
  }>`
    select r.id,
      (select count(*)::int from work_report_receiver v
        where v.tenant_id = r.tenant_id and v.work_report_id = r.id) as receivers,
      (select count(*)::int from work_report_receiver v
        where v.tenant_id = r.tenant_id and v.work_report_id = r.id
          and v.read_at is not null) as read,
      (select count(*)::int from work_report_comment c
        where c.tenant_id = r.tenant_id and c.work_report_id = r.id) as comments
    from work_report r
    where r.tenant_id = ${tenantId} and r.id = any(${reports.map(({ id }) => id)})`.execute(
    database,
  );
  const byId = new Map(counts.map((one) => [one.id, one]));
  const rows = reports.map((report) => {
    const { id, kind: of, fromOn, toOn, sentAt } = report;
    const { receivers = 0, read = 0, comments = 0 } = byId.get(id) ?? {};
    return {
      id,
      kind: of,
      fromOn,
      toOn,
      receivers,
      read,
      comments,
      state: stateOf(report),
      sentAt: sentAt?.toISOString() ?? null,
    };
  });
  return pageFrom(request, rows, async () => {
    const { rows: found } = await sql<{ readonly count: number }>`
      select count(*)::int as count from work_report r
      where r.tenant_id = ${tenantId} and ${own}`.execute(database);
    return found[0]?.count ?? 0;
  });
}
