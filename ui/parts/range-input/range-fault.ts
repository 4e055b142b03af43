/** Why a range cannot be asked for (specification §5). */
export type RangeFault = 'empty' | 'reversed';

/** Nothing where the range is one: both ends cannot be empty, and the first cannot be beyond the last. */
export function rangeFault(
  first: number | string | null,
  last: number | string | null,
): RangeFault | undefined {
  const noFirst = first === null || first === '';
  const noLast = last === null || last === '';
  if (noFirst && noLast) return 'empty';
  return !noFirst && !noLast && first > last ? 'reversed' : undefined;
}
