/** The survival curve of the time of service by Kaplan and Meier. Pure. */

/** So many people who were watched from one time of service to another. */
export interface Watched {
  /** They count as being there after this time, and not before: they may have come late. */
  readonly entry: number;
  readonly exit: number;
  /** Whether they left then; otherwise no more is known of them. */
  readonly hasLeft: boolean;
  readonly people: number;
}

/** Where the curve is after so many months. */
export interface CurvePoint {
  readonly month: number;
  /** 0 to 1. */
  readonly share: number;
  /** Who was watched just before the end of the month. */
  readonly atRisk: number;
  /** Who left in the month. */
  readonly left: number;
}

/** A curve, as far as enough people are watched. */
export interface Curve {
  readonly points: readonly CurvePoint[];
  /** The month of service in which half are gone; null where the curve does not come so low. */
  readonly median: number | null;
}

/** What a curve is made with. */
export interface CurveRules {
  /** Length of a month in the unit of the times. */
  readonly month: number;
  /** The curve ends where fewer are watched. */
  readonly least: number;
}

/** No curve goes beyond this time of service. */
const mostMonths = 480;

/** A share that is one half but for the rounding of its factors. */
const tolerance = 1e-9;

/** Makes the curve: at each time of a leaving the share is multiplied by those who stayed of those who were there. */
export function survivalCurve(all: readonly Watched[], rules: CurveRules): Curve {
  const { month: length, least } = rules;
  const end = all.reduce((most, { exit }) => Math.max(most, exit), 0);
  const atRisk = riskSet(all);
  const leavings = [...leavingsOf(all)].toSorted(([one], [two]) => one - two);
  const first = all.reduce((sum, { entry, people }) => sum + (entry <= 0 ? people : 0), 0);
  if (first < least) return { points: [], median: null };
  const points: CurvePoint[] = [{ month: 0, share: 1, atRisk: first, left: 0 }];
  let share = 1;
  let median: number | null = null;
  let next = 0;
  for (let month = 1; month <= mostMonths && (month - 1) * length < end; month += 1) {
    let left = 0;
    for (let one = leavings[next]; one !== undefined && one[0] <= month * length; ) {
      const there = atRisk(one[0]);
      if (there < least) return { points, median };
      share *= 1 - one[1] / there;
      left += one[1];
      if (median === null && share <= 0.5 + tolerance) median = month;
      next += 1;
      one = leavings[next];
    }
    const there = atRisk(month * length);
    // Who left before the end of the month was there in it.
    if (Math.max(there, share === 0 ? left : 0) < least) return { points, median };
    points.push({ month, share, atRisk: there, left });
  }
  return { points, median };
}

/** How many left at each time. */
function leavingsOf(all: readonly Watched[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const { exit, hasLeft, people } of all) {
    if (hasLeft) found.set(exit, (found.get(exit) ?? 0) + people);
  }
  return found;
}

/** Who is watched at a time: came before it and is not gone before it. Times are asked in their order. */
function riskSet(all: readonly Watched[]): (time: number) => number {
  const comings = all.toSorted((one, two) => one.entry - two.entry);
  const goings = all.toSorted((one, two) => one.exit - two.exit);
  let come = 0;
  let gone = 0;
  let there = 0;
  return (time) => {
    for (let one = comings[come]; one !== undefined && one.entry < time; one = comings[come]) {
      there += one.people;
      come += 1;
    }
    for (let one = goings[gone]; one !== undefined && one.exit < time; one = goings[gone]) {
      there -= one.people;
      gone += 1;
    }
    return there;
  };
}
