/** One place of the slider and the milliseconds since its first one. */
export type TrailPoint = readonly [x: number, at: number];

/**
 * Whether a hand may have moved a piece this way: it takes a while, ends where the piece is, and is neither one jump nor
 * the same step over and over. It makes guessing dearer and proves nothing.
 */
export function isLikelyTrail(trail: readonly TrailPoint[], left: number): boolean {
  const last = trail.at(-1);
  if (trail.length < 4 || last === undefined || last[0] !== left || last[1] < 300) return false;
  const steps = trail.slice(1).map(([x, at], index) => {
    const [before, then] = trail[index] ?? [0, 0];
    return { way: x - before, time: at - then };
  });
  if (steps.some(({ time }) => time < 0)) return false;
  const [first] = steps;
  return steps.some(({ way, time }) => way !== first?.way || time !== first.time);
}
