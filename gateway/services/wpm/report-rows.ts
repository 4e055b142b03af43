import { type RawBuilder, sql } from 'kysely';
import type { WorkReportKind } from '#bridge/calls/wpm/periods.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';

/** Where reports are read. */
export type Place = Pick<CallContext, 'database' | 'tenantId'>;

/** A work report as it is kept. */
export interface Report {
  readonly id: string;
  readonly employmentId: string;
  readonly kind: WorkReportKind;
  readonly fromOn: string;
  readonly toOn: string;
  readonly done: string;
  readonly plan: string;
  readonly problems: string;
  readonly sentAt: Date | null;
  readonly dueAt: Date;
}

/** In which order, and which of them. */
interface Window {
  readonly order: RawBuilder<unknown>;
  readonly limit: number;
  readonly offset: number;
}

/** Reads reports `r` by a condition on them. */
export async function readReports(
  { database, tenantId }: Place,
  where: RawBuilder<unknown>,
  { order, limit, offset }: Window = { order: sql`r.id`, limit: 1, offset: 0 },
): Promise<readonly Report[]> {
  const { rows } = await sql<Report>`
    select r.id, r.employment_id as "employmentId", r.kind, r.from_on as "fromOn",
      r.to_on as "toOn", r.done, r.plan, r.problems, r.sent_at as "sentAt", r.due_at as "dueAt"
    from work_report r
    where r.tenant_id = ${tenantId} and ${where}
    order by ${order} limit ${limit} offset ${offset}`.execute(database);
  return rows;
}

/** Whether a report is a draft, was sent in time, or late. */
export function stateOf({
  sentAt,
  dueAt,
}: Pick<Report, 'sentAt' | 'dueAt'>): 'draft' | 'sent' | 'late' {
  if (sentAt === null) return 'draft';
  return sentAt > dueAt ? 'late' : 'sent';
}
