/** What changes of an employment have in common: how they come into force, and which words say so. */

/** From a draft over the plan to the day it takes effect. Planned and later, nothing of it can be changed. */
export const changeStates = {
  values: ['draft', 'planned', 'effective', 'withdrawn', 'cancelled'],
  initial: 'draft',
  moves: {
    submit: { from: ['draft'], to: 'planned', approvable: true },
    withdraw: { from: ['draft'], to: 'withdrawn' },
    cancel: { from: ['planned'], to: 'cancelled' },
  },
  tones: { planned: 'accent', effective: 'good', withdrawn: 'warn', cancelled: 'bad' },
  closed: { planned: 'row', effective: 'row', withdrawn: 'row', cancelled: 'row' },
} as const;

/** Where a change is. */
export type ChangeState = (typeof changeStates.values)[number];
