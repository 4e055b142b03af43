/** What somebody's act means: the event of the engine, and its line in the log. */
import type { ParsedRequestOf } from '#bridge/calls/kit/define.ts';
import { nodeOf } from '#bridge/calls/workflow/blocks.ts';
import type { actOnApproval } from '#bridge/calls/workflow/calls.ts';
import { type ActionKind, workflowCodes } from '#bridge/calls/workflow/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { ownTasks } from './detail.ts';
import type { ApprovalEvent } from './engine/events.ts';
import {
  type ApprovalState,
  isUnderWay,
  isUnfinished,
  type Person,
  type Task,
} from './engine/state.ts';
import { lastDecision } from './offered.ts';
import { peopleOfEmployments } from './people.ts';
import { isRevocable } from './revocable.ts';
import { administers } from './sight.ts';
import type { LoadedApproval, NewAction } from './store.ts';

/** One act under the lock of its approval. */
export interface Acting {
  readonly context: CallContext;
  readonly asked: ParsedRequestOf<typeof actOnApproval>;
  readonly loaded: LoadedApproval;
  readonly actor: Person;
}

/** What an act comes to. */
export interface Meant {
  readonly event: ApprovalEvent;
  readonly action: NewAction;
}

/**
 * Reads what an act means, and whether its actor may do it at all.
 * @throws {RefusedError} `noPermission`, `notYourTask`, `badInput` and the codes of the state.
 */
export async function eventOf(acting: Acting, values: ApprovalState['values']): Promise<Meant> {
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
  if (asked.act === 'revoke') return revoke(acting);
  if (asked.act === 'reassign') return reassign(acting);
  if (asked.act === 'skip' || asked.act === 'reroute') return intervene(acting, asked.act);
  if (asked.act === 'takeBack') return takeBack(acting);
  if (asked.act === 'remove') return remove(acting);
  if (asked.act === 'resubmit' || asked.act === 'save') {
    return { event: { kind: asked.act, values }, action: { kind: asked.act, actor } };
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

function revoke({ context, actor, loaded }: Acting): Meant {
  if (loaded.state.starter.account !== context.accountId) throw new RefusedError('noPermission');
  // A second try finds it under way or revoked, and is refused as such.
  if (loaded.state.status === 'approved' && !isRevocable(loaded, context.now()))
    throw new RefusedError(workflowCodes.notWithdrawable);
  return { event: { kind: 'revoke' }, action: { kind: 'revoke', actor } };
}

/** What an administrator does with an open step. */
function intervene({ context, asked, actor }: Acting, kind: 'skip' | 'reroute'): Meant {
  if (!administers(context)) throw new RefusedError('noPermission');
  if (asked.node === undefined) throw missing('node');
  if (asked.words === undefined) throw missing('words');
  return { event: { kind, node: asked.node, actor }, action: { kind, actor, node: asked.node } };
}

/** The decision that is named, or the caller's last one. */
function takeBack({ asked, actor, loaded }: Acting): Meant {
  const { state, route } = loaded;
  if (route.takeBack === false) throw new RefusedError(workflowCodes.notWithdrawable);
  const named = state.tasks.find(({ id }) => id === asked.taskId);
  const task = asked.taskId === undefined ? lastDecision(state, actor.account) : named;
  if (task === undefined) {
    throw new RefusedError(workflowCodes[isUnfinished(state) ? 'notYourTask' : 'instanceEnded']);
  }
  const forPerson = standsFor(actor, task);
  return {
    event: { kind: 'takeBack', task: task.id, actor },
    action: { kind: 'takeBack', actor, node: task.node, task: task.id, forPerson },
  };
}

function remove({ asked, actor, loaded }: Acting): Meant {
  const task = loaded.state.tasks.find(({ id }) => id === asked.taskId);
  if (task === undefined) throw missing('taskId');
  const { id, node, person } = task;
  return {
    event: { kind: 'remove', task: id, actor },
    action: { kind: 'removeAdded', actor, node, task: id, people: [person] },
  };
}

async function reassign({ context, asked, actor, loaded }: Acting): Promise<Meant> {
  if (!administers(context)) throw new RefusedError('noPermission');
  if (asked.words === undefined) throw missing('words');
  const people = await chosenPeople(context, asked, 1);
  const [to] = people;
  const task = loaded.state.tasks.find(({ id }) => id === asked.taskId);
  if (to === undefined) throw missing('people');
  if (task === undefined) throw missing('taskId');
  return {
    event: { kind: 'reassign', task: task.id, to, actor },
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
export async function taskOf(acting: Acting): Promise<Task> {
  const { context, asked, loaded } = acting;
  const own = await ownTasks(context, loaded.row.id);
  const known = loaded.state.tasks.findLast(({ person }) => person.account === context.accountId);
  const named = asked.taskId ?? own[0] ?? known?.id;
  const task = loaded.state.tasks.find(({ id }) => id === named);
  if (task === undefined) throw new RefusedError(workflowCodes[noTaskCode(acting)]);
  const mine = own.includes(task.id) || task.person.account === context.accountId;
  if (!mine) throw new RefusedError(workflowCodes.notYourTask);
  return task;
}

/** Why somebody without a task decides nothing; who asks has sent it already. */
function noTaskCode({ asked, actor, loaded: { state } }: Acting) {
  if (!isUnfinished(state)) return 'instanceEnded';
  const isSentAgain = asked.act === 'approve' && state.starter.account === actor.account;
  return isSentAgain && isUnderWay(state) ? 'instanceRunning' : 'notYourTask';
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

/** The people an act names. @throws {RefusedError} `badInput`, `targetNotAllowed`. */
export async function chosenPeople(
  context: CallContext,
  { people }: Pick<Acting['asked'], 'people'>,
  most = 20,
): Promise<readonly Person[]> {
  const ids = [...new Set(people ?? [])];
  if (ids.length === 0 || ids.length > most) throw missing('people');
  const found = await peopleOfEmployments(context, ids);
  if (found.size < ids.length) throw new RefusedError(workflowCodes.targetNotAllowed);
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** The refusal of an act that leaves out what it needs. */
export function missing(path: string): RefusedError {
  return new RefusedError('badInput', { fields: [{ path, issue: 'required' }] });
}
