/** Goals that a figure decides: pure, exact on the way and rounded once. */
import { compare, divide, multiply, type Ratio, ratio, zero } from '#gateway/kernel/exact/ratio.ts';
import { decimalText } from '#gateway/kernel/exact/rounding.ts';

/** Percent that a result counts at most where the cycle names no other. */
export const usualCap = 120;

/** What decides such a goal. */
export interface Kpi {
  readonly direction: 'up' | 'down' | 'done';
  readonly target: string | null;
  readonly actual: string | null;
}

/**
 * Percent that was reached: actual ÷ target where more is better, target ÷ actual where less is, all or nothing for what is
 * done or not. Nothing left of what should be little is the full cap. Null without a figure.
 */
export function kpiResult({ direction, target, actual }: Kpi, cap: number): Ratio | null {
  if (actual === null) return null;
  const reached = ratio(actual);
  if (direction === 'done') return compare(reached, zero) > 0 ? ratio(100) : zero;
  const wanted = ratio(target ?? '0');
  if (compare(wanted, zero) <= 0) return null;
  const most = ratio(cap);
  if (direction === 'down' && compare(reached, zero) === 0) return most;
  const share = direction === 'up' ? divide(reached, wanted) : divide(wanted, reached);
  const percent = multiply(share, ratio(100));
  return compare(percent, most) > 0 ? most : percent;
}

/** The score that a result comes to: the cap is the best score, and none is below 1. */
export function kpiScore(result: Ratio, cap: number, best: number): string {
  const score = divide(multiply(result, ratio(best)), ratio(cap));
  return decimalText(compare(score, ratio(1)) < 0 ? ratio(1) : score, 2);
}
