import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { payRunChecks, payRuns } from '#bridge/calls/salary/runs.ts';

type State = ResultOf<typeof payRuns>['rows'][number]['state'];
type Severity = ResultOf<typeof payRunChecks>['rows'][number]['severity'];

/** The states of a run in their order. */
export const runStates = [
  'draft',
  'calculated',
  'submitted',
  'approved',
  'paid',
  'closed',
] as const satisfies readonly State[];

/** The colour of the tag of a run. */
export function toneOfRun(state: State) {
  const tones = {
    draft: 'neutral',
    calculated: 'accent',
    submitted: 'warn',
    approved: 'accent',
    paid: 'good',
    closed: 'neutral',
  } as const;
  return tones[state];
}

/** The colour of the tag of a check. */
export function toneOfCheck(severity: Severity) {
  return ({ error: 'bad', warning: 'warn', note: 'neutral' } as const)[severity];
}
