/** How often a job is tried and how long it waits in between. */
export interface RetryRule {
  /** Times it is begun at most, the first one included. */
  readonly attempts: number;
  /** Milliseconds before the second attempt; doubled before each further one. */
  readonly firstPause: number;
  readonly longestPause: number;
}

/** Five attempts within about five minutes. */
export const usualRetry: RetryRule = { attempts: 5, firstPause: 15_000, longestPause: 900_000 };

/**
 * Milliseconds to wait after an attempt that failed, the first being 1: doubled each time, and up to a quarter more by
 * chance, so that jobs that failed together do not come back together.
 */
export function pauseAfter(
  { firstPause, longestPause }: RetryRule,
  attempt: number,
  chance: number = Math.random(),
): number {
  const pause = Math.min(longestPause, firstPause * 2 ** Math.min(attempt - 1, 30));
  return Math.round(pause * (1 + chance / 4));
}
