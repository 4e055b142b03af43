/** The latest approval of a record's row, for everybody who may read the row: who decided what, and who is asked next. */
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { rowApproval } from '#bridge/calls/workflow/row-approval.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import { findRow } from '#gateway/record/detail.ts';
import { openScope } from '#gateway/record/scope.ts';
import { records } from '../records.ts';
import { timesOf } from './detail.ts';
import { presentSteps } from './present-route.ts';
import { type LoadedApproval, loadApproval } from './store.ts';
import { worldOf } from './world.ts';

type Shown = NonNullable<ResultOf<typeof rowApproval>>;
type Line = Shown['list'][number];
type Step = ReturnType<typeof presentSteps>[number];

/** Answers for a row in reach of the caller. */
export async function answerRowApproval(
  context: CallContext,
  { record, rowId }: ParsedRequestOf<typeof rowApproval>,
): Promise<ResultOf<typeof rowApproval>> {
  const bound = records.find(record);
  if (bound === undefined || !hasFunction(context.rights, bound.record.functionId))
    throw new RefusedError('notFound');
  await findRow(await openScope(context, bound, records), rowId);
  const latest = await context.database
    .selectFrom('approval')
    .where('tenant_id', '=', context.tenantId)
    .where('row_id', '=', rowId)
    .where('record', '=', record)
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .select('id')
    .executeTakeFirst();
  if (latest === undefined) return null;
  const loaded = await loadApproval(context, latest.id, false);
  const world = await worldOf(context, loaded);
  const steps = presentSteps(loaded.state, world, { times: timesOf(loaded.tasks) });
  const words = await wordsOf(context, latest.id);
  const { status } = loaded.state;
  const isOver = status !== 'running';
  return {
    status: status === 'running' ? 'pending' : status === 'approved' ? 'passed' : status,
    list: [
      ...started(loaded),
      ...steps.flatMap((step) =>
        isOver && step.state === 'ahead' ? [] : linesOfStep(step, words),
      ),
    ],
  };
}

function started({ row }: LoadedApproval): Line[] {
  const { id, starter, submitted_at: at } = row;
  return [{ id, name: '', by: starter.name, status: 'passed', at: at.toISOString() }];
}

const shownStates: Partial<Record<NonNullable<Step['people'][number]['state']>, Line['status']>> = {
  open: 'pending',
  waiting: 'ahead',
  approved: 'passed',
  rejected: 'rejected',
  returned: 'returned',
};

function linesOfStep(
  { node, name, kind, state, people }: Step,
  words: ReadonlyMap<string, string>,
): Line[] {
  if (kind === 'copy') return [];
  return people.flatMap((person, at): Line[] => {
    const status = person.state === null ? 'ahead' : shownStates[person.state];
    if (status === undefined || state === 'skipped') return [];
    const { taskId, decidedByName, at: decidedAt } = person;
    const comment = words.get(taskId ?? '');
    return [
      {
        id: taskId ?? `${node} ${at}`,
        name,
        by: decidedByName ?? person.name,
        status,
        ...(decidedAt !== null && { at: decidedAt }),
        ...(comment !== undefined && { comment }),
      },
    ];
  });
}

/** What was said with the decisions, by their tasks. */
async function wordsOf(
  { database, tenantId }: CallContext,
  approvalId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .selectFrom('approval_action')
    .where('tenant_id', '=', tenantId)
    .where('approval_id', '=', approvalId)
    .where('kind', 'in', ['approve', 'handle', 'reject', 'return', 'takeBack'])
    .orderBy('id')
    .select(['task_id', 'kind', 'words'])
    .execute();
  const said = new Map<string, string>();
  for (const { task_id: task, kind, words } of rows) {
    if (task === null) continue;
    // What was said with a decision that was taken back no longer counts.
    if (kind === 'takeBack') said.delete(task);
    else if (words !== null) said.set(task, words);
  }
  return said;
}
