/** Rotations: cycles of shifts and rest that crews go through one after the other. Pure: the grid and the gateway ask the same. */

/** What a day of a roster holds: nothing yet, rest, or the id of a shift. */
export type RosterPlan = null | 'rest' | (string & {});

/** A cycle and how crews follow one another in it. */
export interface Rotation {
  /** One entry a day, each rest or a shift. */
  readonly cycle: readonly Exclude<RosterPlan, null>[];
  /** How many crews go through it. */
  readonly crews: number;
  /** Days of the cycle from one crew to the next. */
  readonly step: number;
}

/** A rotation from a day on, begun by one of its crews. */
export interface RotationStart {
  /** The day on which the first crew begins the cycle. */
  readonly anchor: string;
  /** The crew, counted from 0. */
  readonly crew: number;
}

const dayLength = 86_400_000;

function dayNumber(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / dayLength);
}

/** The day `YYYY-MM-DD` some days later. */
export function dayAfter(day: string, days: number): string {
  return new Date((dayNumber(day) + days) * dayLength).toISOString().slice(0, 10);
}

/** Every day from the first to the last one. */
export function daysFrom(from: string, to: string): readonly string[] {
  const length = Math.max(0, dayNumber(to) - dayNumber(from) + 1);
  return Array.from({ length }, (_, at) => dayAfter(from, at));
}

/** What a crew does on a day. Holidays and leave do not advance the cycle: it counts days of the calendar. */
export function rotationPlan(
  { cycle, step }: Rotation,
  { anchor, crew }: RotationStart,
  day: string,
): Exclude<RosterPlan, null> {
  const at = dayNumber(day) - dayNumber(anchor) + crew * step;
  const plan = cycle[((at % cycle.length) + cycle.length) % cycle.length];
  if (plan === undefined) throw new Error('A rotation has no day.');
  return plan;
}

/** Deals people to crews: as many to each as there are, the first ones to the crew that is named. */
export function crewOf(
  { crews }: Pick<Rotation, 'crews'>,
  person: number,
  people: number,
  firstCrew: number,
): number {
  const dealt = Math.floor((person * crews) / Math.max(people, crews));
  return (dealt + firstCrew) % crews;
}

/** The cell of a filled area: its source is repeated in both directions, as spreadsheets do. */
export function repeated<Value>(
  source: readonly (readonly Value[])[],
  row: number,
  column: number,
): Value | undefined {
  const line = source[((row % source.length) + source.length) % source.length];
  return line?.[((column % line.length) + line.length) % line.length];
}
