import { type Rounding, toCent } from '#gateway/kernel/exact/rounding.ts';
import type { DatedRule } from '#gateway/kernel/law/rule.ts';
import type { Basis, InsuranceItem, InsuranceRule } from './item.ts';

type Item = Omit<InsuranceRule, keyof DatedRule | 'basis'>;
type Limits = readonly [floor: string | null, ceiling: string | null];

/** All items of a place and time under one source. */
export function pack(
  common: DatedRule & { readonly basis: Basis },
  items: readonly Item[],
): readonly InsuranceRule[] {
  return items.map((item) => ({ ...common, ...item }));
}

/** An insurance: each side is rounded to the cent. */
export function insured(
  item: InsuranceItem,
  [floor, ceiling]: Limits,
  employerRate: string | null,
  employeeRate: string | null,
  employeeFixed?: string,
): Item {
  const fixed = employeeFixed === undefined ? {} : { employeeFixed };
  return { item, employerRate, employeeRate, ...fixed, floor, ceiling, rounding: toCent };
}

/** Funds are rounded to whole yuan. */
export const fundRounding: Rounding = { unit: '1', mode: 'half-up' };

/** A housing fund: both sides at one rate within limits, each rounded to whole yuan. */
export function fund(
  item: InsuranceItem,
  [floor, ceiling]: Limits,
  rateFrom: string,
  rateTo: string,
): Item {
  return {
    item,
    employerRate: null,
    employeeRate: null,
    rateFrom,
    rateTo,
    floor,
    ceiling,
    rounding: fundRounding,
  };
}
