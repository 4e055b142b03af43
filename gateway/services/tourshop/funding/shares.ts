/** The part of some points of a booking that the company pays, rounded half up. */
export function fundedShare(points: number, funded: number, total: number): number {
  return total === 0 ? 0 : Math.floor((2 * points * funded + total) / (2 * total));
}
