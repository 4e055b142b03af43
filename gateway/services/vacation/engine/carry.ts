import {
  add,
  divide,
  least,
  most,
  multiply,
  type Ratio,
  ratio,
  subtract,
  zero,
} from '#gateway/kernel/exact/ratio.ts';
import { round } from '#gateway/kernel/exact/rounding.ts';
import { addYears } from '#gateway/kernel/people/calendar.ts';

/** What a year may hand to the next; null is no limit. */
export interface CarryLimits {
  readonly carryAtMost: Ratio | null;
  readonly totalAtMost: Ratio | null;
  /** What is carried is rounded to this unit; null leaves it. */
  readonly roundTo: string | null;
}

/** What is carried into a new period, and the balance it begins with. */
export function carryForward(
  left: Ratio,
  fresh: Ratio,
  { carryAtMost, totalAtMost, roundTo }: CarryLimits,
): { readonly carried: Ratio; readonly total: Ratio } {
  const rounded = roundTo === null ? left : round(left, { unit: roundTo, mode: 'half-up' });
  const byCarry = carryAtMost === null ? rounded : least(rounded, carryAtMost);
  const room = totalAtMost === null ? byCarry : least(byCarry, subtract(totalAtMost, fresh));
  const carried = most(room, zero);
  return { carried, total: add(carried, fresh) };
}

/** A yearly grant with a day on which what is left is cut to what may be carried. */
export interface YearlyPlan {
  readonly perYear: Ratio;
  readonly firstGrantOn: string;
  /** `MM-DD`. */
  readonly carryOverDate: string;
  readonly carryAtMost: Ratio | null;
  readonly balanceCap: Ratio | null;
}

/** The balance of a yearly plan on a day, after a use in the first year. */
export function yearlyBalance(plan: YearlyPlan, used: Ratio, lookAt: string): Ratio {
  const capped = (value: Ratio) =>
    plan.balanceCap === null ? value : least(value, plan.balanceCap);
  let balance = subtract(capped(plan.perYear), used);
  const steps: { readonly on: string; readonly kind: 'carry' | 'grant' }[] = [];
  for (let years = 0; addYears(plan.firstGrantOn, years) <= lookAt; years += 1) {
    const grantOn = addYears(plan.firstGrantOn, years);
    if (years > 0) steps.push({ on: grantOn, kind: 'grant' });
    const carryOn = `${grantOn.slice(0, 4)}-${plan.carryOverDate}`;
    const own = carryOn > plan.firstGrantOn ? [carryOn] : [];
    for (const on of own) if (on <= lookAt) steps.push({ on, kind: 'carry' });
  }
  // On the same day what is left is cut before the new grant comes.
  for (const { kind } of steps.sort(
    (a, b) => a.on.localeCompare(b.on) || a.kind.localeCompare(b.kind),
  )) {
    if (kind === 'grant') balance = capped(add(balance, plan.perYear));
    else if (plan.carryAtMost !== null) balance = least(balance, plan.carryAtMost);
  }
  return balance;
}

/** The grant of a year of which some months are missed. */
export function partOfYear(perYear: Ratio, monthsMissed: number): Ratio {
  return divide(multiply(perYear, ratio(12 - monthsMissed)), ratio(12));
}

/** What of a balance may be paid out. */
export function payableDays(
  balance: Ratio,
  { keep, atMost }: { readonly keep: Ratio; readonly atMost: Ratio | null },
): Ratio {
  const free = most(subtract(balance, keep), zero);
  return atMost === null ? free : least(free, atMost);
}
