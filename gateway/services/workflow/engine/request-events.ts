/** Events of a request as a whole: it is sent, kept, taken back, revoked or ended. */
import { type ApprovalEvent, EngineRefusal } from './events.ts';
import { reroute, skip } from './intervene.ts';
import { end, goOn, keep, type Run } from './run.ts';
import { type ApprovalState, isUnderWay, isUnfinished } from './state.ts';
import { recheck, rewind } from './walk.ts';

type OfRequest = Exclude<ApprovalEvent, { readonly task: string }>;

/** Applies an event of the request; those of a task are in `decide.ts`. */
export function applyToRequest(run: Run, event: OfRequest): void {
  const { state } = run;
  switch (event.kind) {
    case 'start':
      state.status = 'running';
      state.round = 1;
      goOn(run);
      return;
    case 'resubmit':
      resubmit(run, event);
      return;
    case 'save':
      save(state, event);
      return;
    case 'withdraw':
      withdraw(run);
      return;
    case 'revoke':
      revoke(run);
      return;
    case 'terminate':
      terminate(run);
      return;
    case 'skip':
      skip(run, event);
      return;
    case 'reroute':
      reroute(run, event);
      return;
  }
}

function resubmit(run: Run, { values }: Extract<ApprovalEvent, { kind: 'resubmit' }>): void {
  const { state, world } = run;
  if (state.status !== 'returned')
    throw new EngineRefusal(isUnderWay(state) ? 'instanceRunning' : 'instanceEnded');
  changeValues(state, values);
  state.status = 'running';
  if (state.resume === 'direct') while (recheck(state, world));
  state.resume = null;
  goOn(run);
}

/** Keeps what the applicant changes in a returned request until they send it again. */
function save(state: ApprovalState, { values }: Extract<ApprovalEvent, { kind: 'save' }>): void {
  if (state.status !== 'returned')
    throw new EngineRefusal(isUnderWay(state) ? 'notEditable' : 'instanceEnded');
  changeValues(state, values);
}

/** Takes over changed values: who approved the others before is asked again. */
function changeValues(state: ApprovalState, values: Readonly<Record<string, string>>): void {
  const names = new Set([...Object.keys(values), ...Object.keys(state.values)]);
  if ([...names].every((name) => (values[name] ?? '') === (state.values[name] ?? ''))) return;
  state.values = values;
  state.valuesRound = state.round;
}

function withdraw(run: Run): void {
  const { state, world } = run;
  if (state.status === 'revoking') {
    keep(run, true);
    return;
  }
  if (state.status === 'returned') {
    end(run, 'withdrawn');
    return;
  }
  if (state.status !== 'running') {
    throw new EngineRefusal(state.status === 'approved' ? 'notWithdrawable' : 'instanceEnded');
  }
  const decided = state.tasks.some(({ state: one }) =>
    ['approved', 'rejected', 'returned'].includes(one),
  );
  const { withdraw: until } = world.route;
  if (until === 'never' || (until === 'beforeFirst' && decided))
    throw new EngineRefusal('notWithdrawable');
  end(run, 'withdrawn');
}

/** Asks the whole route once more, now about revoking; where none is asked it is revoked at once. */
function revoke(run: Run): void {
  const { state, world } = run;
  if (state.status !== 'approved')
    throw new EngineRefusal(isUnfinished(state) ? 'instanceRunning' : 'instanceEnded');
  if (world.route.revoke === undefined) throw new EngineRefusal('notWithdrawable');
  if (world.route.revoke.by === 'once') {
    end(run, 'revoked');
    return;
  }
  state.status = 'revoking';
  rewind(state, world, null, 'walk');
  goOn(run);
}

function terminate(run: Run): void {
  const { state } = run;
  if (state.status === 'revoking') {
    keep(run);
    return;
  }
  if (!isUnfinished(state))
    throw new EngineRefusal(state.status === 'approved' ? 'notEditable' : 'instanceEnded');
  end(run, 'terminated');
}
