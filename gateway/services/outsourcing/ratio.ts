/** How many people may be dispatched (Interim Provisions on Labour Dispatch, art. 4). Pure. */

/** People of one legal entity on one day. */
export interface Heads {
  /** With a contract of the entity; neither interns nor people who draw a pension. */
  readonly own: number;
  readonly dispatched: number;
}

/** The share of dispatched people, and what it leaves room for. */
export interface DispatchRatio {
  /** Percent with two digits after the point, rounded half up. */
  readonly percent: string;
  /** How many more may start; negative when there are too many. */
  readonly room: number;
  readonly state: 'fine' | 'near' | 'over';
}

/** Percent of own and dispatched people that may be dispatched, and from which it is time to look. */
export const dispatchLimit = { most: 10, near: 8 } as const;

/** Works out the ratio; whole numbers throughout, so that ten of a hundred is exactly the limit. */
export function ratioOf({ own, dispatched }: Heads): DispatchRatio {
  const all = own + dispatched;
  const hundredths = all === 0 ? 0 : Math.floor((dispatched * 20_000 + all) / (2 * all));
  const { most, near } = dispatchLimit;
  // d / (own + d) ≤ most / 100 holds up to d = own · most / (100 − most).
  const room = Math.floor((own * most) / (100 - most)) - dispatched;
  const isNear = dispatched * 100 >= near * all && dispatched > 0;
  return {
    percent: `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`,
    room,
    state: room < 0 ? 'over' : isNear ? 'near' : 'fine',
  };
}
