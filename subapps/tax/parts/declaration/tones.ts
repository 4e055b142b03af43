import type { declarationMonths } from '#bridge/calls/etax/declarations.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { Tone } from '#ui/parts/tag.tsx';

type State = ResultOf<typeof declarationMonths>['months'][number]['state'];

const tones: Readonly<Record<State, Tone>> = {
  nothing: 'neutral',
  open: 'neutral',
  ready: 'accent',
  filed: 'good',
  changed: 'warn',
};

/** The colour of where a tax month is. */
export function toneOfMonth(state: State): Tone {
  return tones[state];
}
