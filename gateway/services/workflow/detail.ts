/** One approval as its caller sees it, and what they may do with it. */
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { nodeOf } from '#bridge/calls/workflow/blocks.ts';
import type { getApproval } from '#bridge/calls/workflow/calls.ts';
import { certificateBizType } from '#bridge/calls/workflow/certificates.ts';
import type { approvalDetail } from '#bridge/calls/workflow/detail.ts';
import type { StepNode } from '#bridge/calls/workflow/route.ts';
import type { ActionKind } from '#bridge/calls/workflow/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { rejectTarget, returnTargets } from './engine/decide.ts';
import type { ApprovalState, Person, Task, World } from './engine/state.ts';
import { presentFilled } from './filled-form.ts';
import { offeredTo } from './offered.ts';
import { presentSteps } from './present-route.ts';
import { isMine, isSeen } from './sight.ts';
import { type LoadedApproval, loadApproval } from './store.ts';
import { worldOf } from './world.ts';

type Detail = z.output<typeof approvalDetail>;

/** Shows one approval, and notes that a copy of it was read. */
export async function answerApproval(
  context: CallContext,
  { approvalId }: { readonly approvalId: string },
): Promise<ResultOf<typeof getApproval>> {
  await checkSeen(context, approvalId);
  await context.database
    .updateTable('approval_copy')
    .set({ read_at: context.now() })
    .where('tenant_id', '=', context.tenantId)
    .where('approval_id', '=', approvalId)
    .where('account_id', '=', context.accountId)
    .where('read_at', 'is', null)
    .execute();
  return presentApproval(context, await loadApproval(context, approvalId, false));
}

/**
 * The same for what only reads.
 * @throws {RefusedError} `notFound` for one the caller may not see.
 */
export async function readApproval(context: CallContext, approvalId: string): Promise<Detail> {
  await checkSeen(context, approvalId);
  return presentApproval(context, await loadApproval(context, approvalId, false));
}

/** @throws {RefusedError} `notFound` for one the caller may not see. */
export async function checkSeen(context: CallContext, approvalId: string): Promise<void> {
  const { rows } = await sql`select 1 from approval p where p.tenant_id = ${context.tenantId}
    and p.id = ${approvalId} and ${isSeen(context)}`.execute(context.database);
  if (rows.length === 0) throw new RefusedError('notFound');
}

/** The ids of the open tasks the caller may decide. */
export async function ownTasks(
  context: CallContext,
  approvalId: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select t.id from approval_task t
    join approval p on p.tenant_id = t.tenant_id and p.id = t.approval_id
    where t.tenant_id = ${context.tenantId} and t.approval_id = ${approvalId} and t.state = 'open'
      and ${isMine(context)} order by t.account_id <> ${context.accountId}, t.id`.execute(
    context.database,
  );
  return rows.map(({ id }) => id);
}

/** Presents an approval to somebody who may see it. */
export async function presentApproval(
  context: CallContext,
  loaded: LoadedApproval,
): Promise<Detail> {
  const { row, state, tasks } = loaded;
  const isZh = context.locale === 'zh-CN';
  const world = await worldOf(context, loaded);
  const own = new Set(await ownTasks(context, row.id));
  const task = state.tasks.find(({ id }) => own.has(id)) ?? null;
  const times = timesOf(tasks);
  const step = task === null ? null : stepOf(world, task);
  const draft = task === null ? null : await draftAt(context, task.id);
  const log = await readLog(context, row.id);
  const known = stepsOf(context, loaded, world);
  return {
    id: row.id,
    number: row.number,
    title: isZh ? row.title_zh : row.title_en,
    status: state.status,
    held: state.hold !== null,
    rev: row.rev,
    round: state.round,
    starter: named(state.starter),
    subject: state.subject === null ? null : named(state.subject),
    submittedAt: row.submitted_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    record:
      row.record === null || row.row_id === null ? null : { name: row.record, rowId: row.row_id },
    lines: linesOf(row, step, isZh, known),
    filled:
      row.record === null
        ? await presentFilled(context, loaded, step, known, loaded.route.startRights, draft?.values)
        : null,
    certificate: givesCertificate(context, loaded),
    steps: [...presentSteps(state, world, { times, reader: context.accountId })],
    log,
    task:
      task === null || step === null
        ? null
        : {
            id: task.id,
            node: task.node,
            kind: step.kind,
            button: step.kind === 'handle' ? (step.button ?? null) : null,
            forName: task.person.account === context.accountId ? null : task.person.name,
            wordsNeeded: step.wordsNeeded,
            dueAt: times.get(task.id)?.dueAt ?? null,
            rejectsTo: rejectsTo(state, world, step),
            returnTo: returnTargets(state, world, task.node).map((node) => ({
              node,
              name: nodeOf(world.route, node)?.name ?? '',
            })),
            draft,
          },
    ...offeredTo(context, loaded, task && step && { task, step }, log, world),
    previous: await previousOf(context, row.previous_id),
  };
}

/** Where a rejection of the caller's task leads; in a vote one of them need not. */
function rejectsTo(state: ApprovalState, world: World, step: StepNode): string | null {
  const { kind, refuse, several } = step;
  const ends = refuse === 'end' || kind === 'handle' || several === 'vote';
  if (ends || state.status === 'revoking') return null;
  const target = rejectTarget(state, world, step);
  return target === null ? '' : (nodeOf(world.route, target)?.name ?? '');
}

/** What the caller has typed at a task before. */
async function draftAt({ database, tenantId, accountId }: CallContext, taskId: string) {
  const row = await database
    .selectFrom('approval_task_draft')
    .where('tenant_id', '=', tenantId)
    .where('task_id', '=', taskId)
    .where('account_id', '=', accountId)
    .select(['words', 'form_values', 'saved_at'])
    .executeTakeFirst();
  if (row === undefined) return null;
  return { words: row.words, values: row.form_values, savedAt: row.saved_at.toISOString() };
}

/** When each task was decided, and until when it was to be. */
export function timesOf(tasks: LoadedApproval['tasks']) {
  return new Map(
    tasks.map(({ id, decided_at: decidedAt, due_at: dueAt }) => [
      id,
      { decidedAt: decidedAt?.toISOString() ?? null, dueAt: dueAt?.toISOString() ?? null },
    ]),
  );
}

async function previousOf(
  { database, tenantId }: CallContext,
  id: string | null,
): Promise<Detail['previous']> {
  if (id === null) return null;
  const row = await database
    .selectFrom('approval')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .select(['id', 'number'])
    .executeTakeFirst();
  return row ?? null;
}

function named({ employment, name }: Person) {
  return { employmentId: employment, name };
}

/** Whether an approved request of the caller gives a certificate. */
function givesCertificate({ accountId }: CallContext, { row, state }: LoadedApproval): boolean {
  const isOwn = state.status === 'approved' && state.starter.account === accountId;
  return isOwn && row.subject_employment !== null && row.biz_type === certificateBizType;
}

function stepOf({ route }: World, { node }: Task): StepNode | null {
  const step = nodeOf(route, node);
  return step?.kind === 'approve' || step?.kind === 'handle' ? step : null;
}

/** The steps at which the caller was ever asked; of the applicant none counts, who wrote it all. */
function stepsOf(
  { accountId }: CallContext,
  { state }: LoadedApproval,
  world: World,
): readonly StepNode[] {
  if (state.starter.account === accountId) return [];
  const own = state.tasks.filter(
    ({ person, decidedBy }) => person.account === accountId || decidedBy?.account === accountId,
  );
  return own.flatMap((task) => stepOf(world, task) ?? []);
}

/** What a step hides stays hidden once the task is done. */
function linesOf(
  { form_lines: lines, returned_lines: returned }: LoadedApproval['row'],
  step: StepNode | null,
  isZh: boolean,
  known: readonly StepNode[],
): Detail['lines'] {
  const shown = lines.filter(({ field, sensitive }) => {
    const right = step?.rights[field];
    if (right === 'hidden') return false;
    if (known.length > 0 && known.every(({ rights }) => rights[field] === 'hidden')) return false;
    return !sensitive || right !== undefined;
  });
  const texts = isZh ? 'zh' : 'en';
  const old = new Map(returned?.map(({ field, value }) => [field, value[texts]]));
  return shown.map(({ field, label, value }) => {
    const text = value[texts];
    const was = old.get(field) ?? '';
    const before = returned === null || was === text ? null : was;
    return { field, label: label[texts], value: text, before };
  });
}

/** Earlier the log called it a reassignment by no one where an overdue task went up. */
function kindOf({ kind, actor }: { readonly kind: string; readonly actor: unknown }): ActionKind {
  return kind === 'reassign' && actor === null ? 'overdueUp' : (kind as ActionKind);
}

async function readLog({ database, tenantId }: CallContext, id: string): Promise<Detail['log']> {
  const rows = await database
    .selectFrom('approval_action')
    .where('tenant_id', '=', tenantId)
    .where('approval_id', '=', id)
    .orderBy('id')
    .selectAll()
    .execute();
  const files = await database
    .selectFrom('approval_file')
    .select(['id', 'name', 'action_id'])
    .where('tenant_id', '=', tenantId)
    .where('approval_id', '=', id)
    .where('action_id', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    kind: kindOf(row),
    actorName: row.actor?.name ?? null,
    forName: row.for_person?.name ?? null,
    people: row.people.map(({ name }) => name),
    node: row.node,
    words: row.words,
    files: files.flatMap(({ id: file, name, action_id: action }) =>
      action === row.id ? [{ id: file, name }] : [],
    ),
    round: row.round,
  }));
}
