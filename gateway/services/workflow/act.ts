/** What people do with an approval: one lock, one decision of the engine, and everything that follows from it. */
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { actOnApproval } from '#bridge/calls/workflow/calls.ts';
import { type ActionKind, workflowCodes } from '#bridge/calls/workflow/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { records } from '../records.ts';
import { checkSeen, ownTasks, presentApproval } from './detail.ts';
import { nodeOf } from './engine/blocks.ts';
import { decide } from './engine/decide.ts';
import type { ApprovalEvent } from './engine/events.ts';
import { type ApprovalState, isUnderWay, type Person, type Task } from './engine/state.ts';
import { bindCommentFiles } from './files/form-files.ts';
import { keepLines, valuesAfter } from './fill-at-step.ts';
import { type Followed, follow, writeCopies } from './follow.ts';
import { callerPerson, peopleOfEmployments } from './people.ts';
import { remind } from './remind.ts';
import { isRevocable } from './revocable.ts';
import { administers } from './sight.ts';
import { refusing } from './start.ts';
import {
  type LoadedApproval,
  loadApproval,
  type NewAction,
  saveApproval,
  writeActions,
} from './store.ts';
import { tell, tellMentioned } from './tell.ts';
import { worldOf } from './world.ts';

type Asked = ParsedRequestOf<typeof actOnApproval>;

/** One act under the lock of its approval. */
interface Acting {
  readonly context: CallContext;
  readonly asked: Asked;
  readonly loaded: LoadedApproval;
  readonly actor: Person;
}

/** Does what is asked, once for each request key, and shows the approval after it. */
export async function answerAct(
  context: CallContext,
  asked: Asked,
): Promise<ResultOf<typeof actOnApproval>> {
  const { approvalId } = asked;
  await checkSeen(context, approvalId);
  const loaded = await loadApproval(context, approvalId, true);
  if (!(await isRepeated(context, asked.requestKey))) {
    const acting = { context, asked, loaded, actor: await callerPerson(context) };
    await perform(acting);
    context.record(`approval:${approvalId}`, { act: asked.act, number: loaded.row.number });
  }
  return presentApproval(context, await loadApproval(context, approvalId, false));
}

async function isRepeated(
  { database, tenantId, accountId }: CallContext,
  key: string,
): Promise<boolean> {
  const row = await database
    .selectFrom('approval_action')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('request_key', '=', key)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

async function perform(acting: Acting): Promise<void> {
  switch (acting.asked.act) {
    case 'comment':
      return comment(acting);
    case 'copy':
      return copy(acting);
    case 'urge':
      await remind(acting.context, acting.loaded, acting.actor, acting.asked.requestKey);
      return;
    default:
      return decideOn(acting);
  }
}

async function comment({ context, asked, loaded, actor }: Acting): Promise<void> {
  if (asked.words === undefined) throw missing('words');
  const { row } = loaded;
  const people = asked.people?.length ? await chosenPeople(context, asked) : [];
  const [id = ''] = await writeActions(context, row.id, row.round, [
    { kind: 'comment', actor, people, words: asked.words, requestKey: asked.requestKey },
  ]);
  await bindCommentFiles(context, row.id, id, asked.files ?? []);
  // Who is mentioned reads what is spoken about.
  await writeCopies(context, row.id, people);
  await tellMentioned(context, followedOf(loaded), id, people, actor.name);
}

async function copy({ context, asked, loaded, actor }: Acting): Promise<void> {
  const people = await chosenPeople(context, asked);
  const { row } = loaded;
  const fresh = new Set(await writeCopies(context, row.id, people));
  await writeActions(context, row.id, row.round, [
    { kind: 'copy', actor, people, words: asked.words ?? null, requestKey: asked.requestKey },
  ]);
  const effects = people
    .filter(({ account }) => fresh.has(account))
    .map((person) => ({ kind: 'copied' as const, node: '', person }));
  await tell(context, followedOf(loaded), effects);
}

/** The approval with what its actor filled in. */
async function withValues(acting: Acting) {
  const { context, asked, loaded, actor } = acting;
  // Who agrees to revoking it changes nothing of what was approved.
  if (asked.act === 'approve' && loaded.state.status === 'revoking')
    return { before: loaded.state, values: null };
  const isFilled = asked.act === 'approve' || asked.act === 'resubmit';
  if (!isFilled || loaded.row.record !== null) {
    // A record is submitted again on its own page.
    if (asked.act === 'resubmit') throw new RefusedError('notNow');
    return { before: loaded.state, values: null };
  }
  if (asked.act === 'resubmit' && loaded.state.starter.account !== actor.account)
    throw new RefusedError('noPermission');
  const task = asked.act === 'approve' ? await taskOf(acting) : null;
  return valuesAfter(context, loaded, task?.node ?? null, asked.values);
}

async function decideOn(acting: Acting): Promise<void> {
  const { context, loaded, asked } = acting;
  const { row, route } = loaded;
  const { before, values } = await withValues(acting);
  const { event, action } = await eventOf(acting, before.values);
  const world = await worldOf(context, loaded);
  const { state, effects } = refusing(() => decide(before, event, world));
  if (values !== null) await keepLines(context, loaded, values);
  await saveApproval(
    context,
    { id: row.id, definitionId: row.definition_id, route },
    before,
    state,
  );
  const followed = followedOf(loaded);
  await follow(context, records, { ...followed, round: state.round }, effects, [
    { ...action, words: asked.words ?? null, requestKey: asked.requestKey },
  ]);
}

/** The approval as what follows needs it; its row waits only while it runs. */
function followedOf({ row, state }: LoadedApproval): Followed {
  const { record, move, row_id: rowId } = row;
  const waits = state.status === 'running' && record !== null && move !== null && rowId !== null;
  return {
    id: row.id,
    number: row.number,
    round: row.round,
    title: { zh: row.title_zh, en: row.title_en },
    starter: row.starter,
    waiting: waits ? { record, move, rowId } : null,
  };
}

interface Meant {
  readonly event: ApprovalEvent;
  readonly action: NewAction;
}

async function eventOf(acting: Acting, values: ApprovalState['values']): Promise<Meant> {
  const { context, asked, actor, loaded } = acting;
  if (asked.act === 'withdraw' || asked.act === 'terminate') {
    const allowed =
      asked.act === 'withdraw'
        ? loaded.state.starter.account === context.accountId
        : administers(context);
    if (!allowed) throw new RefusedError('noPermission');
    const kind = loaded.state.status === 'revoking' ? 'keep' : asked.act;
    return { event: { kind: asked.act }, action: { kind, actor } };
  }
  if (asked.act === 'revoke') {
    if (loaded.state.starter.account !== context.accountId) throw new RefusedError('noPermission');
    // A second try finds it under way or revoked, and hears so.
    if (loaded.state.status === 'approved' && !isRevocable(loaded, context.now()))
      throw new RefusedError(workflowCodes.notWithdrawable);
    return { event: { kind: 'revoke' }, action: { kind: 'revoke', actor } };
  }
  if (asked.act === 'reassign') return reassign(acting);
  if (asked.act === 'resubmit') {
    return { event: { kind: 'resubmit', values }, action: { kind: 'resubmit', actor } };
  }
  const task = await taskOf(acting);
  const said = { actor, node: task.node, task: task.id, forPerson: standsFor(actor, task) };
  const at = { task: task.id, actor };
  switch (asked.act) {
    case 'approve':
      return { event: { kind: 'approve', ...at }, action: { kind: kindOf(acting, task), ...said } };
    case 'reject':
      needWords(acting, task);
      return { event: { kind: 'reject', ...at }, action: { kind: 'reject', ...said } };
    case 'transfer': {
      const people = await chosenPeople(context, asked, 1);
      const [to] = people;
      if (to === undefined) throw missing('people');
      return {
        event: { kind: 'transfer', ...at, to },
        action: { kind: 'transfer', ...said, people },
      };
    }
    case 'add': {
      const people = await chosenPeople(context, asked);
      const place = asked.place ?? 'after';
      const kind = ({ before: 'addBefore', after: 'addAfter', beside: 'addBeside' } as const)[
        place
      ];
      return {
        event: { kind: 'add', ...at, people, place, mode: asked.mode ?? 'and' },
        action: { kind, ...said, people },
      };
    }
    default:
      needWords(acting, task);
      return {
        event: { kind: 'return', ...at, target: asked.node ?? null, how: asked.how ?? 'walk' },
        action: { kind: 'return', ...said },
      };
  }
}

async function reassign({ context, asked, actor, loaded }: Acting): Promise<Meant> {
  if (!administers(context)) throw new RefusedError('noPermission');
  const people = await chosenPeople(context, asked, 1);
  const [to] = people;
  const task = loaded.state.tasks.find(({ id }) => id === asked.taskId);
  if (to === undefined) throw missing('people');
  if (task === undefined) throw missing('taskId');
  return {
    event: { kind: 'reassign', task: task.id, to },
    action: {
      kind: 'reassign',
      actor,
      people,
      node: task.node,
      task: task.id,
      forPerson: task.person,
    },
  };
}

/** The task the caller acts on: the one that is named, or the only open one of theirs. */
async function taskOf({ context, asked, loaded }: Acting): Promise<Task> {
  const own = await ownTasks(context, loaded.row.id);
  const known = loaded.state.tasks.findLast(({ person }) => person.account === context.accountId);
  const named = asked.taskId ?? own[0] ?? known?.id;
  const task = loaded.state.tasks.find(({ id }) => id === named);
  if (task === undefined) {
    throw new RefusedError(
      isOver(loaded) ? workflowCodes.instanceEnded : workflowCodes.notYourTask,
    );
  }
  const mine = own.includes(task.id) || task.person.account === context.accountId;
  if (!mine) throw new RefusedError(workflowCodes.notYourTask);
  return task;
}

function isOver({ state }: LoadedApproval): boolean {
  return !isUnderWay(state) && state.status !== 'returned';
}

function standsFor(actor: Person, { person }: Task): Person | null {
  return person.account === actor.account ? null : person;
}

function kindOf({ loaded }: Acting, { node }: Task): ActionKind {
  return nodeOf(loaded.route, node)?.kind === 'handle' ? 'handle' : 'approve';
}

function needWords({ asked, loaded }: Acting, { node }: Task): void {
  const step = nodeOf(loaded.route, node);
  const needed = step !== undefined && 'wordsNeeded' in step && step.wordsNeeded;
  if (needed && asked.words === undefined) throw missing('words');
}

async function chosenPeople(
  context: CallContext,
  { people }: Asked,
  most = 20,
): Promise<readonly Person[]> {
  const ids = [...new Set(people ?? [])];
  if (ids.length === 0 || ids.length > most) throw missing('people');
  const found = await peopleOfEmployments(context, ids);
  if (found.size < ids.length) throw new RefusedError(workflowCodes.targetNotAllowed);
  return ids.flatMap((id) => found.get(id) ?? []);
}

function missing(path: string): RefusedError {
  return new RefusedError('badInput', { fields: [{ path, issue: 'required' }] });
}
