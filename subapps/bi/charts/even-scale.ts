/**
 * A scale that runs equally far to both sides of zero: the step between its lines, a round number, and the end, a whole
 * number of steps at or beyond `largest`. At most three lines stand on each side.
 */
export function evenScale(largest: number): { readonly most: number; readonly step: number } {
  const least = Math.max(1, largest / 3);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].map((round) => round * power).find((round) => round >= least) ?? least;
  return { step, most: Math.max(1, Math.ceil(largest / step)) * step };
}
