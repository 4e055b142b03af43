/** The people a task can be given to. */
import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { getCandidates } from '#bridge/calls/workflow/calls.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { onDay } from '#gateway/kernel/people/dated.ts';
import { offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { checkSeen } from './detail.ts';
import { isLive } from './engine/step.ts';
import { activePeople } from './people.ts';
import { loadApproval } from './store.ts';

type Candidate = ResultOf<typeof getCandidates>['rows'][number];

/** Lists colleagues with an account who are at work, without those a task may not go to. */
export async function answerCandidates(
  context: CallContext,
  request: ParsedRequestOf<typeof getCandidates>,
): Promise<ResultOf<typeof getCandidates>> {
  const { keyword, taskId } = request;
  const excluded = taskId === undefined ? [] : await excludedFrom(context, taskId);
  const day = dayOf(context.now());
  const matching =
    keyword === undefined
      ? sql``
      : sql`and (strpos(p.search_key, lower(${keyword})) > 0 or strpos(lower(e.staff_no), lower(${keyword})) > 0)`;
  const from = sql`${activePeople(context)} and e.id is not null
    and not m.account_id = any(${excluded}::uuid[]) ${matching}`;
  const { rows } = await sql<Candidate>`select x.id, x.name, x.staff_no as "staffNo",
      coalesce(o.name, '') as "organName"
    from (select e.id, p.name, p.name_sort, e.staff_no, m.tenant_id from ${from}) x
    left join job_row j on j.tenant_id = x.tenant_id and j.employment_id = x.id and ${onDay('j', day)}
    left join organ_row o on o.tenant_id = j.tenant_id and o.organ_id = j.organ_id and ${onDay('o', day)}
    order by x.name_sort, x.id limit ${request.rows} offset ${offsetOf(request)}`.execute(
    context.database,
  );
  return pageFrom(request, rows, async () => {
    const counted = await sql<{
      total: number;
    }>`select count(*)::int as total from ${from}`.execute(context.database);
    return counted.rows[0]?.total ?? 0;
  });
}

/** The parties of the approval, and those who are asked at the step already. */
async function excludedFrom(context: CallContext, taskId: string): Promise<readonly string[]> {
  const row = await context.database
    .selectFrom('approval_task')
    .where('tenant_id', '=', context.tenantId)
    .where('id', '=', taskId)
    .select(['approval_id', 'node'])
    .executeTakeFirst();
  if (row === undefined) throw new RefusedError('notFound');
  await checkSeen(context, row.approval_id);
  const { state } = await loadApproval(context, row.approval_id, false);
  const asked = state.tasks.filter((task) => task.node === row.node && isLive(task));
  return [
    state.starter.account,
    ...(state.subject === null || state.subject.account === '' ? [] : [state.subject.account]),
    ...asked.map(({ person }) => person.account),
  ];
}
