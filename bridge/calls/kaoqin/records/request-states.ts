/** What requests about time have in common: how they take effect. */

/** A request takes effect once it is approved; what was approved can be cancelled. */
export const requestStates = {
  values: ['draft', 'approved', 'withdrawn', 'cancelled'],
  initial: 'draft',
  moves: {
    submit: { from: ['draft'], to: 'approved', approvable: true },
    withdraw: { from: ['draft'], to: 'withdrawn' },
    cancel: { from: ['approved'], to: 'cancelled', approvable: true },
  },
  tones: { draft: 'accent', approved: 'good', withdrawn: 'neutral', cancelled: 'warn' },
  closed: { approved: 'row', withdrawn: 'row', cancelled: 'row' },
} as const;

/** Where a request is. */
export type RequestState = (typeof requestStates.values)[number];
