/** Hides figures of few people so that the figures around them do not tell them either. Pure. */
import type { Guard } from '#bridge/calls/prism/define.ts';

/** The fewest people of a figure that may be seen, by what it tells (OECD glossary: three or five; ratings tell more). */
export const leastPeople: Readonly<Record<Guard, number>> = { pay: 5, personal: 5, rating: 7 };

/** One row of an answer as the guard looks at it; a null key is a total. */
export interface GuardedRow {
  readonly keys: readonly (string | null)[];
  /** Distinct people behind the row. */
  readonly people: number;
  /** Hidden whatever its size, such as a sum that one person makes up. */
  readonly dominated?: boolean;
}

/**
 * The places of the rows to hide: those of fewer people than `least`, and beside a visible total as many more as keep
 * the hidden ones from being worked out: together they are at least two, and hold at least `least` people.
 */
export function hiddenRows(rows: readonly GuardedRow[], least: number): ReadonlySet<number> {
  const hidden = new Set<number>();
  rows.forEach(({ people, dominated }, place) => {
    if ((people > 0 && people < least) || dominated === true) hidden.add(place);
  });
  const lines = linesOf(rows);
  for (let before = -1; before !== hidden.size; ) {
    before = hidden.size;
    for (const line of lines) hideSiblings(rows, line, hidden, least);
  }
  return hidden;
}

interface Line {
  readonly total: number;
  readonly parts: readonly number[];
}

/** Every total with the rows that add up to it: of each dimension that it sums over, the rows that differ in it alone. */
function linesOf(rows: readonly GuardedRow[]): readonly Line[] {
  const textOf = (keys: readonly (string | null)[]): string => JSON.stringify(keys);
  const parts = new Map<string, number[]>();
  rows.forEach(({ keys }, place) => {
    keys.forEach((key, dimension) => {
      if (key === null) return;
      const total = `${dimension} ${textOf(keys.with(dimension, null))}`;
      parts.set(total, [...(parts.get(total) ?? []), place]);
    });
  });
  return rows.flatMap(({ keys }, place) =>
    keys.flatMap((key, dimension) => {
      const found = key === null ? parts.get(`${dimension} ${textOf(keys)}`) : undefined;
      return found === undefined ? [] : [{ total: place, parts: found }];
    }),
  );
}

function hideSiblings(
  rows: readonly GuardedRow[],
  { total, parts }: Line,
  hidden: Set<number>,
  least: number,
): void {
  if (hidden.has(total)) return;
  const peopleOf = (place: number): number => rows[place]?.people ?? 0;
  const taken = parts.filter((place) => hidden.has(place));
  if (taken.length === 0) return;
  const open = parts
    .filter((place) => !hidden.has(place) && peopleOf(place) > 0)
    .toSorted((left, right) => peopleOf(left) - peopleOf(right));
  let people = taken.reduce((sum, place) => sum + peopleOf(place), 0);
  let count = taken.length;
  for (const place of open) {
    if (count >= 2 && people >= least) return;
    hidden.add(place);
    people += peopleOf(place);
    count += 1;
  }
  // Nothing is left to hide it among: the total goes as well.
  if (count < 2 || people < least) hidden.add(total);
}

/**
 * Rounds a mean or a median so coarsely that subtracting two answers tells no one's pay: to the smallest step of 1, 2 or 5
 * times a power of ten for which step × people is at least the median of the group.
 */
export function coarse(value: number, people: number, median: number): number {
  if (people <= 0 || median <= 0) return value;
  const wanted = median / people;
  let power = 10 ** Math.floor(Math.log10(wanted));
  for (;;) {
    const step = [1, 2, 5].map((one) => one * power).find((one) => one >= wanted);
    if (step !== undefined) return Math.round(value / step) * step;
    power *= 10;
  }
}
