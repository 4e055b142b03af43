/** Approvals as rows: read under one lock, and written as what has changed. */
import { sql } from 'kysely';
import { nodeOf } from '#bridge/calls/workflow/blocks.ts';
import type { FormDefinition } from '#bridge/calls/workflow/form.ts';
import type { Route } from '#bridge/calls/workflow/route.ts';
import type { ActionKind } from '#bridge/calls/workflow/terms.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { type ApprovalState, isUnfinished, type Person, type Task } from './engine/state.ts';
import { isLive } from './engine/step.ts';
import { afterWorkingHours } from './engine/working-time.ts';
import { readWorkdays } from './working-days.ts';

/** What writing an approval takes. */
type WriteContext = Pick<CallContext, 'database' | 'tenantId' | 'now'>;

/** An approval with the route it began on. */
export type LoadedApproval = Awaited<ReturnType<typeof loadApproval>>;

/** One line of the log that is still to be written. */
export interface NewAction {
  readonly kind: ActionKind;
  readonly actor: Person | null;
  readonly forPerson?: Person | null;
  readonly people?: readonly Person[];
  readonly node?: string | null;
  readonly task?: string | null;
  readonly words?: string | null;
  readonly requestKey?: string | null;
}

/**
 * Reads an approval; with `lock` others who change it wait until the transaction ends.
 * @throws {RefusedError} `notFound`.
 */
export async function loadApproval(
  { database, tenantId }: Pick<CallContext, 'database' | 'tenantId'>,
  id: string,
  lock: boolean,
) {
  const query = database
    .selectFrom('approval as p')
    .innerJoin('approval_version as v', (join) =>
      join
        .onRef('v.tenant_id', '=', 'p.tenant_id')
        .onRef('v.definition_id', '=', 'p.definition_id')
        .onRef('v.number', '=', 'p.version'),
    )
    .innerJoin('approval_definition as d', (join) =>
      join.onRef('d.tenant_id', '=', 'p.tenant_id').onRef('d.id', '=', 'p.definition_id'),
    )
    .where('p.tenant_id', '=', tenantId)
    .where('p.id', '=', id)
    .selectAll('p')
    .select(['v.route', 'v.form', 'd.biz_type']);
  const row = await (lock ? query.forUpdate('p') : query).executeTakeFirst();
  if (row === undefined) throw new RefusedError('notFound');
  const tasks = await database
    .selectFrom('approval_task')
    .where('tenant_id', '=', tenantId)
    .where('approval_id', '=', id)
    .orderBy('round')
    .orderBy('slot')
    .orderBy('id')
    .selectAll()
    .execute();
  const state: ApprovalState = {
    status: row.status,
    round: row.round,
    starter: row.starter,
    subject: row.subject,
    values: row.form_values,
    valuesRound: row.values_round,
    nodes: { ...row.nodes },
    tasks: tasks.map((task) => ({
      id: task.id,
      node: task.node,
      round: task.round,
      person: task.person,
      slot: task.slot,
      addedTo: task.added_to,
      place: task.place,
      addedBy: task.added_by,
      mode: task.mode,
      state: task.state,
      reason: task.reason,
      decidedBy: task.decided_by,
    })),
    chosen: row.chosen,
    hold: row.hold,
    resume: row.resume,
  };
  return { row, tasks, state, route: row.route as Route, form: row.form as FormDefinition };
}

/** Writes an approval as it is after an event; `before` is as it was read. */
export async function saveApproval(
  context: WriteContext,
  approval: { readonly id: string; readonly definitionId: string; readonly route: Route },
  before: ApprovalState | null,
  state: ApprovalState,
): Promise<void> {
  const { database, tenantId } = context;
  const isOver = !isUnfinished(state);
  // What was approved once ended then, whether it is to be revoked or stays.
  const endedBefore =
    state.status === 'revoking' || (before?.status === 'revoking' && state.status === 'approved');
  await database
    .updateTable('approval')
    .set((expression) => ({
      status: state.status,
      hold: state.hold,
      round: state.round,
      rev: expression('rev', '+', 1),
      form_values: JSON.stringify(state.values),
      values_round: state.valuesRound,
      nodes: JSON.stringify(state.nodes),
      resume: state.resume,
      ...(state.status === 'returned' &&
        before?.status !== 'returned' && {
          returned_values: JSON.stringify(before?.values ?? {}),
          returned_lines: sql<string>`form_lines`,
        }),
      ...(!endedBefore && { ended_at: isOver ? context.now() : null }),
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', approval.id)
    .execute();
  const timed = { ...approval, isWorkday: await readWorkdays(context, approval.route) };
  const known = new Map((before?.tasks ?? []).map((task) => [task.id, task]));
  for (const task of state.tasks) {
    const was = known.get(task.id);
    if (was === undefined) await insertTask(context, timed, task);
    else if (was.state !== task.state) await updateTask(context, timed, task);
  }
  const left = state.tasks.filter((task) => !isLive(task) && isLive(known.get(task.id) ?? task));
  await removeDrafts(context, left);
}

/** What was typed at tasks that were decided or went to somebody else goes. */
async function removeDrafts(
  { database, tenantId }: WriteContext,
  tasks: readonly Task[],
): Promise<void> {
  if (tasks.length === 0) return;
  const ids = tasks.map(({ id }) => id);
  await database
    .deleteFrom('approval_task_draft')
    .where('tenant_id', '=', tenantId)
    .where('task_id', 'in', ids)
    .execute();
}

/** A route with the days on which its time counts. */
interface TimedRoute {
  readonly route: Route;
  readonly isWorkday: (day: string) => boolean;
}

function momentsOf(
  context: WriteContext,
  { route, isWorkday }: TimedRoute,
  { state, node, reason, decidedBy, person }: Task,
) {
  const now = context.now();
  const step = nodeOf(route, node);
  const hours = step !== undefined && 'dueHours' in step ? step.dueHours : null;
  const decided = ['approved', 'rejected', 'returned', 'transferred'].includes(state);
  // A decision that was taken back is none.
  const undecided = { decided_at: null, decided_account: null, decided_by: null };
  return {
    ...undecided,
    ...(state === 'open' && {
      opened_at: now,
      due_at: hours === null ? null : afterWorkingHours(now, hours, isWorkday),
    }),
    ...(decided && {
      decided_at: now,
      // What a rule decided is not among what its person has done.
      decided_account: reason === 'overdue' ? null : (decidedBy ?? person).account,
      decided_by: decidedBy === null ? null : JSON.stringify(decidedBy),
    }),
  };
}

async function insertTask(
  context: WriteContext,
  approval: TimedRoute & { readonly id: string; readonly definitionId: string },
  task: Task,
): Promise<void> {
  await context.database
    .insertInto('approval_task')
    .values({
      tenant_id: context.tenantId,
      id: task.id,
      approval_id: approval.id,
      definition_id: approval.definitionId,
      node: task.node,
      round: task.round,
      account_id: task.person.account,
      person: JSON.stringify(task.person),
      slot: task.slot,
      added_to: task.addedTo,
      place: task.place,
      added_by: task.addedBy,
      mode: task.mode,
      state: task.state,
      reason: task.reason,
      ...momentsOf(context, approval, task),
    })
    .execute();
}

async function updateTask(context: WriteContext, timed: TimedRoute, task: Task): Promise<void> {
  await context.database
    .updateTable('approval_task')
    .set({ state: task.state, reason: task.reason, ...momentsOf(context, timed, task) })
    .where('tenant_id', '=', context.tenantId)
    .where('id', '=', task.id)
    .execute();
}

/** Adds lines to the log of an approval, in their order. */
export async function writeActions(
  context: WriteContext,
  approvalId: string,
  round: number,
  actions: readonly NewAction[],
): Promise<readonly string[]> {
  if (actions.length === 0) return [];
  const at = context.now();
  const ids = actions.map((_, index) => uuid7(at.getTime() + index));
  await context.database
    .insertInto('approval_action')
    .values(
      actions.map((action, index) => ({
        tenant_id: context.tenantId,
        approval_id: approvalId,
        id: ids[index] ?? uuid7(),
        at,
        kind: action.kind,
        account_id: action.actor?.account ?? null,
        actor: action.actor === null ? null : JSON.stringify(action.actor),
        for_person: action.forPerson ? JSON.stringify(action.forPerson) : null,
        people: JSON.stringify(action.people ?? []),
        node: action.node ?? null,
        task_id: action.task ?? null,
        round,
        words: action.words ?? null,
        request_key: action.requestKey ?? null,
      })),
    )
    .execute();
  return ids;
}
