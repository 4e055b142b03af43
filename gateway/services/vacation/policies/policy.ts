import type { GrantPolicy } from '../balances/due-grants.ts';

/** What of a type of leave decides how much people have of it. */
export interface PolicyFields {
  readonly hasBalance: boolean;
  readonly grantRule: GrantPolicy['grantRule'];
  readonly perYear: string | null;
  readonly carryMonths: number | null;
}

/** Their names. */
export const policyFields = ['hasBalance', 'grantRule', 'perYear', 'carryMonths'] as const;

/** Only those of some values. */
export function policyFieldsOf(values: PolicyFields): PolicyFields {
  const { hasBalance, grantRule, perYear, carryMonths } = values;
  return { hasBalance, grantRule, perYear, carryMonths };
}

/** How a type of leave is granted; one without a balance grants nothing. */
export function policyOf({
  hasBalance,
  grantRule,
  perYear,
  carryMonths,
}: PolicyFields): GrantPolicy {
  return { grantRule: hasBalance ? grantRule : 'none', perYear, carryMonths: carryMonths ?? 0 };
}
