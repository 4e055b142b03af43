/** What a device says a punch is. It is a hint: many devices say the same of all. */
export type Direction = 'in' | 'out' | 'alternating';

/** A punch at a minute from any zero. */
export interface DirectedPunch {
  readonly minute: number;
  readonly direction: Direction;
}

/** How punches become worked time. */
export type PairMethod = 'first-in-last-out' | 'every-pair';

/** The minutes between the punches of somebody. An unpaired punch counts nothing. */
export function minutesBetween(punches: readonly DirectedPunch[], method: PairMethod): number {
  const ordered = directed(punches.toSorted((a, b) => a.minute - b.minute));
  return method === 'every-pair' ? everyPair(ordered) : firstToLast(ordered);
}

/** Gives alternating punches their directions: in, out, in … */
function directed(punches: readonly DirectedPunch[]): readonly DirectedPunch[] {
  return punches.map(({ minute, direction }, at) => ({
    minute,
    direction: direction === 'alternating' ? (at % 2 === 0 ? 'in' : 'out') : direction,
  }));
}

function firstToLast(punches: readonly DirectedPunch[]): number {
  const alternating =
    punches.length > 1 && punches.every((one, at) => (at % 2 === 0) === (one.direction === 'in'));
  const first = punches.find(({ direction }) => direction === 'in');
  const last = alternating
    ? punches.at(-1)
    : punches.findLast(({ direction }) => direction === 'out');
  if (first === undefined || last === undefined) return 0;
  return Math.max(0, last.minute - first.minute);
}

/** An in after an in is ignored, and so is an out without an in. */
function everyPair(punches: readonly DirectedPunch[]): number {
  let minutes = 0;
  let since: number | null = null;
  for (const { minute, direction } of punches) {
    if (direction === 'in') since ??= minute;
    else if (since !== null) {
      minutes += minute - since;
      since = null;
    }
  }
  return minutes;
}

/** Leaves out punches within the window after a kept one; both in seconds, in the order of time. */
export function withoutDoubleTaps(seconds: readonly number[], window: number): readonly number[] {
  const kept: number[] = [];
  for (const second of seconds) {
    const last = kept.at(-1);
    if (last === undefined || second - last > window) kept.push(second);
  }
  return kept;
}
