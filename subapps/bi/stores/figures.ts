/** The figures of the page that are not in an answer as they stand. */
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { movementByMonth } from '#bridge/calls/report/calls.ts';

export type MovementRow = ResultOf<typeof movementByMonth>['rows'][number];

/** Turnover over several months, with what it was computed from; `rate` is null when no one was there. */
export interface Turnover {
  readonly opening: number;
  readonly closing: number;
  readonly left: number;
  readonly rate: number | null;
}

/** Turnover of the last `months` rows: leavers over the mean of the opening and the closing head-count. */
export function turnoverOf(rows: readonly MovementRow[], months: number): Turnover {
  const span = rows.slice(-months);
  const opening = span[0]?.opening ?? 0;
  const closing = span.at(-1)?.closing ?? 0;
  const left = span.reduce((sum, row) => sum + row.left, 0);
  const mean = (opening + closing) / 2;
  return { opening, closing, left, rate: mean > 0 ? left / mean : null };
}
