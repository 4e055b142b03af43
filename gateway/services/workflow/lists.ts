/** The lists of the approvals, and their counts: both ask the same conditions. */
import { type RawBuilder, sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { approveCenterList } from '#bridge/calls/workflow/calls.ts';
import type { approveCenterCount } from '#bridge/calls/workflow/counts.ts';
import type { StoredLine, StoredPerson } from '#gateway/db/workflow-tables.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { administers, isMine } from './sight.ts';

type Asked = ParsedRequestOf<typeof approveCenterList>;
type Line = ResultOf<typeof approveCenterList>['rows'][number];

interface ListedRow {
  readonly id: string;
  readonly number: string;
  readonly title_zh: string;
  readonly title_en: string;
  readonly starter: StoredPerson;
  readonly form_lines: readonly StoredLine[];
  readonly status: Line['status'];
  readonly submitted_at: Date;
  readonly at: Date;
  readonly due_at: Date | null;
  readonly task_id: string | null;
  readonly person: StoredPerson | null;
  readonly read_at: Date | null;
  readonly waiting: readonly string[];
}

/** Fields of a form that a line of a list shows. */
const mostSummary = 3;

/** What a list is read from: tables, and by which moment it is sorted. */
interface Source {
  readonly from: RawBuilder<unknown>;
  readonly at: RawBuilder<unknown>;
  readonly task: RawBuilder<unknown>;
  readonly readAt: RawBuilder<unknown>;
}

const noTask = sql`null::uuid as task_id, null::jsonb as person, null::timestamptz as due_at`;
const ofTask = sql`t.id as task_id, t.person, t.due_at`;
const always = sql`p.submitted_at`;

function sourceOf(context: CallContext, type: Asked['approvalType']): Source {
  const { tenantId, accountId } = context;
  const joined = sql`approval_task t join approval p on p.tenant_id = t.tenant_id and p.id = t.approval_id`;
  switch (type) {
    case 'todo':
      return {
        from: sql`${joined} where t.tenant_id = ${tenantId} and t.state = 'open' and ${isMine(context)}`,
        at: sql`t.opened_at`,
        task: ofTask,
        readAt: always,
      };
    case 'done':
      // Who decided twice in an approval finds it once, by the last time.
      return {
        from: sql`${joined} where t.tenant_id = ${tenantId} and t.decided_account = ${accountId}
          and not exists (select from approval_task l where l.tenant_id = t.tenant_id and l.approval_id = t.approval_id
            and l.decided_account = t.decided_account and (l.decided_at, l.id) > (t.decided_at, t.id))`,
        at: sql`t.decided_at`,
        task: noTask,
        readAt: always,
      };
    case 'copied':
      return {
        from: sql`approval_copy c join approval p on p.tenant_id = c.tenant_id and p.id = c.approval_id
          where c.tenant_id = ${tenantId} and c.account_id = ${accountId}`,
        at: sql`c.at`,
        task: noTask,
        readAt: sql`c.read_at`,
      };
    case 'started':
      return {
        from: sql`approval p where p.tenant_id = ${tenantId} and p.starter_account = ${accountId}`,
        at: always,
        task: noTask,
        readAt: always,
      };
    case 'all':
      if (!administers(context)) throw new RefusedError('noPermission');
      return {
        from: sql`approval p where p.tenant_id = ${tenantId}`,
        at: always,
        task: noTask,
        readAt: always,
      };
  }
}

function filtersOf({ keyword, status, bizType, from, to }: Asked): RawBuilder<unknown> {
  const asked = [
    keyword === undefined
      ? undefined
      : sql`(strpos(lower(p.title_zh), lower(${keyword})) > 0 or strpos(lower(p.title_en), lower(${keyword})) > 0
          or strpos(p.number, upper(${keyword})) > 0 or strpos(p.starter ->> 'name', ${keyword}) > 0)`,
    status === undefined ? undefined : sql`p.status = ${status}`,
    bizType === undefined ? undefined : sql`p.record = ${bizType}`,
    from === undefined
      ? undefined
      : sql`p.submitted_at >= (${from}::date)::timestamp at time zone 'Asia/Shanghai'`,
    to === undefined
      ? undefined
      : sql`p.submitted_at < (${to}::date + 1)::timestamp at time zone 'Asia/Shanghai'`,
  ].filter((one) => one !== undefined);
  return asked.length === 0 ? sql`` : sql`and ${sql.join(asked, sql` and `)}`;
}

/** Lists one page of approvals. */
export async function answerApprovals(
  context: CallContext,
  request: Asked,
): Promise<ResultOf<typeof approveCenterList>> {
  const { from, at, task, readAt } = sourceOf(context, request.approvalType);
  const filters = filtersOf(request);
  const { rows } =
    await sql<ListedRow>`select p.id, p.number, p.title_zh, p.title_en, p.starter, p.form_lines,
      p.status, p.submitted_at, ${at} as at, ${readAt} as read_at, ${task},
      array(select w.person ->> 'name' from approval_task w where w.tenant_id = p.tenant_id
        and w.approval_id = p.id and w.state = 'open' order by w.slot limit 5) as waiting
    from ${from} ${filters}
    order by ${at} desc, p.id desc limit ${request.rows} offset ${offsetOf(request)}`.execute(
      context.database,
    );
  const lines = rows.map((row) => lineOf(context, row));
  return pageFrom(request, lines, async () => {
    const { rows: counted } = await sql<{
      total: number;
    }>`select count(*)::int as total from ${from}
      ${filters}`.execute(context.database);
    return counted[0]?.total ?? 0;
  });
}

function lineOf({ locale, accountId }: CallContext, row: ListedRow): Line {
  const isZh = locale === 'zh-CN';
  const open = row.form_lines.filter(({ sensitive }) => !sensitive).slice(0, mostSummary);
  return {
    id: row.id,
    number: row.number,
    title: isZh ? row.title_zh : row.title_en,
    summary: open.map(({ label, value }) =>
      isZh ? `${label.zh}：${value.zh}` : `${label.en}: ${value.en}`,
    ),
    starterName: row.starter.name,
    status: row.status,
    waitingFor: [...row.waiting],
    taskId: row.task_id,
    forName: row.person !== null && row.person.account !== accountId ? row.person.name : null,
    submittedAt: row.submitted_at.toISOString(),
    at: row.at.toISOString(),
    dueAt: row.due_at?.toISOString() ?? null,
    unread: row.read_at === null,
  };
}

/** Counts stop here: a screen shows 99+ long before. */
const mostCounted = 1000;

/** Counts what waits for the caller. */
export async function answerApprovalCounts(
  context: CallContext,
): Promise<ResultOf<typeof approveCenterCount>> {
  const { tenantId, accountId, now } = context;
  const todo = sourceOf(context, 'todo').from;
  const upTo = (from: RawBuilder<unknown>) =>
    sql`(select count(*)::int from (select 1 from ${from} limit ${mostCounted}) counted)`;
  const held = administers(context)
    ? upTo(sql`approval p where p.tenant_id = ${tenantId} and p.hold is not null`)
    : sql`0`;
  const { rows } = await sql<ResultOf<typeof approveCenterCount>>`select
    ${upTo(todo)} as todo,
    ${upTo(sql`${todo} and t.due_at < ${now()}`)} as overdue,
    ${upTo(sql`approval p where p.tenant_id = ${tenantId} and p.starter_account = ${accountId}
      and p.status = 'returned'`)} as returned,
    ${upTo(sql`approval_copy c where c.tenant_id = ${tenantId} and c.account_id = ${accountId}
      and c.read_at is null`)} as copied,
    ${held} as held`.execute(context.database);
  const [counts] = rows;
  if (counts === undefined) throw new Error('Counting returns one row.');
  return counts;
}
