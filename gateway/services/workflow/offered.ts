/** What the gateway offers the caller of an approval: the acts they may do, and the buttons of the eight events. */
import type * as z from 'zod/mini';
import { fromNodeOn } from '#bridge/calls/workflow/blocks.ts';
import type { approvalDetail } from '#bridge/calls/workflow/detail.ts';
import { type ButtonHolder, buttonsOf, requestActs } from '#bridge/calls/workflow/events.ts';
import type { StepNode } from '#bridge/calls/workflow/route.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { decide } from './engine/decide.ts';
import { isAllowed } from './engine/events.ts';
import { isParty } from './engine/find-people.ts';
import {
  type ApprovalState,
  isUnderWay,
  isUnfinished,
  type Task,
  type World,
} from './engine/state.ts';
import { isRepeatable } from './forms/again.ts';
import { isRevocable } from './revocable.ts';
import { administers } from './sight.ts';
import type { LoadedApproval } from './store.ts';

type Detail = z.output<typeof approvalDetail>;
type Act = Detail['can'][number];

/** The open task of the caller with its step. */
interface Own {
  readonly task: Task;
  readonly step: StepNode;
}

/** The acts and buttons of the caller; `own` is null for who is not asked. */
export function offeredTo(
  context: CallContext,
  loaded: LoadedApproval,
  own: Own | null,
  log: Detail['log'],
  world: World,
): Pick<Detail, 'can' | 'buttons'> {
  const can = actsOf(context, loaded, own);
  if (mayTakeBack(context, loaded, world)) can.push('takeBack');
  const { state } = loaded;
  const holders = new Set<ButtonHolder>();
  if (state.starter.account === context.accountId) holders.add('starter');
  if (own !== null) holders.add('assignee');
  if (own !== null && wasReturnedTo(loaded, own.task, log)) holders.add('returnedTo');
  const may = requestActs.filter((act) => can.includes(act));
  return { can, buttons: buttonsOf(holders, state.status, new Set(may)) };
}

/** Whether a later step has sent the request back to this one, which was asked before. */
function wasReturnedTo(
  { route, state: { tasks, round } }: LoadedApproval,
  { node }: Task,
  log: Detail['log'],
): boolean {
  const isOfApplicant = log.some((line) => line.kind === 'resubmit' && line.round === round);
  const wasAsked = tasks.some((task) => task.node === node && task.round < round);
  if (isOfApplicant || !wasAsked) return false;
  // A return begins a round with the step it goes to; every other one of that round comes after it.
  const after = fromNodeOn(route, node);
  const inRound = tasks.filter((task) => task.round === round);
  return (
    inRound.some((task) => task.node === node) && inRound.every((task) => after.has(task.node))
  );
}

/** The last decision of the caller that could be taken back. */
export function lastDecision({ tasks }: ApprovalState, account: string): Task | undefined {
  return tasks.findLast(
    ({ state, reason, person, decidedBy }) =>
      state === 'approved' && reason !== 'overdue' && (decidedBy ?? person).account === account,
  );
}

function mayTakeBack(
  { accountId }: CallContext,
  { state, route }: LoadedApproval,
  world: World,
): boolean {
  const task = lastDecision(state, accountId);
  if (task === undefined || route.takeBack === false || !isUnderWay(state)) return false;
  const actor = task.decidedBy ?? task.person;
  return isAllowed(() => decide(state, { kind: 'takeBack', task: task.id, actor }, world));
}

function actsOf(context: CallContext, loaded: LoadedApproval, own: Own | null): Act[] {
  const { row, state, route } = loaded;
  const acts: Act[] = [];
  const isStarter = state.starter.account === context.accountId;
  if (own !== null) {
    const { several, kind, rights } = own.step;
    acts.push('approve', 'transfer', 'return');
    if (several !== 'vote') acts.push('add');
    if (kind === 'approve') acts.push('reject');
    const writes = Object.values(rights).some((right) => right === 'write' || right === 'required');
    if (row.record === null && state.status === 'running' && writes) acts.push('saveTask');
  }
  const decided = state.tasks.some(({ state: one }) =>
    ['approved', 'rejected', 'returned'].includes(one),
  );
  const mayWithdraw =
    state.status === 'returned' ||
    state.status === 'revoking' ||
    (state.status === 'running' &&
      (route.withdraw === 'running' || (route.withdraw === 'beforeFirst' && !decided)));
  if (isStarter && mayWithdraw) acts.push('withdraw');
  if (isStarter && isRevocable(loaded, context.now())) acts.push('revoke');
  if (isStarter && state.status === 'returned' && row.record === null)
    acts.push('resubmit', 'save');
  if (isStarter && isUnderWay(state)) acts.push('urge');
  if (administers(context) && isUnfinished(state)) acts.push('terminate');
  // Who is a party to it chooses no one who decides it.
  if (administers(context) && isUnderWay(state) && !isParty(state, context.accountId))
    acts.push('reassign', 'reroute', 'skip');
  if (isStarter && row.record === null && isRepeatable({ status: state.status, route }))
    acts.push('repeat');
  return [...acts, 'copy', 'comment'];
}
