import { type InsuredItem, insuredItems } from '#bridge/calls/insurance/items.ts';
import type { Rounding } from '#gateway/kernel/exact/rounding.ts';
import type { DatedRule } from '#gateway/kernel/law/rule.ts';

/** What is insured or saved. */
export const insuranceItems = insuredItems;

/** One item of insurance. */
export type InsuranceItem = InsuredItem;

/** How sure a row is: an official notice, a collection by a firm, implied by published amounts, or carried over. */
export type Basis = 'notice' | 'collected' | 'implied' | 'carried';

/** Limits, rates and rounding of an item at a place; amounts in yuan, null where there is no limit. */
export interface InsuranceRule extends DatedRule {
  readonly item: InsuranceItem;
  /** Null where the place has no single rate: work injury by industry, a fund by election. */
  readonly employerRate: string | null;
  readonly employeeRate: string | null;
  /** An amount on top of the rate. */
  readonly employeeFixed?: string;
  /** The rates that a company may choose for a fund. */
  readonly rateFrom?: string;
  readonly rateTo?: string;
  readonly floor: string | null;
  readonly ceiling: string | null;
  readonly rounding: Rounding;
  readonly basis: Basis;
}
