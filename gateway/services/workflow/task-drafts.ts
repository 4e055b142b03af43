/** What approvers have typed at their tasks and not decided yet. No one else sees it; it goes with the task. */
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { nodeOf } from '#bridge/calls/workflow/blocks.ts';
import type { FormRights } from '#bridge/calls/workflow/fill-form.ts';
import type { FormValues } from '#bridge/calls/workflow/form.ts';
import type { removeTaskDraft, saveTaskDraft } from '#bridge/calls/workflow/task-drafts.ts';
import { workflowCodes } from '#bridge/calls/workflow/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { checkSeen, ownTasks } from './detail.ts';
import { isUnfinished, type Task } from './engine/state.ts';
import { type LoadedApproval, loadApproval } from './store.ts';

/** Bytes of the fields of a draft. */
const largest = 256 * 1024;

/** Keeps a draft in the place of the one before, as long as the task is open and the caller's. */
export async function answerSaveTaskDraft(
  context: CallContext,
  { approvalId, taskId, words, values }: ParsedRequestOf<typeof saveTaskDraft>,
): Promise<ResultOf<typeof saveTaskDraft>> {
  const { database, tenantId: tenant_id, accountId: account_id, now } = context;
  await checkSeen(context, approvalId);
  // Locked, so that no draft is written behind a decision.
  const loaded = await loadApproval(context, approvalId, true);
  const own = await ownTasks(context, approvalId);
  const task = loaded.state.tasks.find(({ id }) => id === taskId);
  if (task === undefined || !own.includes(taskId)) throw refusalOf(context, loaded, task);
  const form_values = JSON.stringify(writable(values, rightsAt(loaded, task)));
  if (Buffer.byteLength(form_values) > largest) throw new RefusedError('tooLarge');
  const saved_at = now();
  await database
    .insertInto('approval_task_draft')
    .values({ tenant_id, account_id, task_id: taskId, words, form_values, saved_at })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'task_id', 'account_id'])
        .doUpdateSet({ words, form_values, saved_at }),
    )
    .execute();
  context.record(`approval:${approvalId}`, { event: 'save' });
  return { savedAt: saved_at.toISOString() };
}

function refusalOf(
  { accountId }: CallContext,
  { state }: LoadedApproval,
  task: Task | undefined,
): RefusedError {
  if (!isUnfinished(state)) return new RefusedError(workflowCodes.instanceEnded);
  if (task === undefined || task.person.account !== accountId)
    return new RefusedError(workflowCodes.notYourTask);
  const isTaken = task.state === 'closed' || task.state === 'skipped';
  return new RefusedError(isTaken ? workflowCodes.taskTaken : workflowCodes.taskNotOpen);
}

function rightsAt({ route, state }: LoadedApproval, { node }: Task): FormRights {
  const step = nodeOf(route, node);
  // What was approved is not written again while it is asked about revoking it.
  return step !== undefined && 'rights' in step && state.status !== 'revoking' ? step.rights : {};
}

function writable(values: FormValues, rights: FormRights): FormValues {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([field]) => rights[field] === 'write' || rights[field] === 'required',
    ),
  );
}

/** Removes the caller's draft. */
export async function answerRemoveTaskDraft(
  context: CallContext,
  { taskId }: ParsedRequestOf<typeof removeTaskDraft>,
): Promise<ResultOf<typeof removeTaskDraft>> {
  const { database, tenantId, accountId } = context;
  await database
    .deleteFrom('approval_task_draft')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('task_id', '=', taskId)
    .execute();
  context.record(`approvalTask:${taskId}`, {});
  return { taskId };
}
