import {
  atLeastNothing,
  exact,
  less,
  type Money,
  rounded,
  yuan,
} from '#gateway/kernel/exact/money.ts';
import { multiply, percent, type Ratio, ratio, subtract } from '#gateway/kernel/exact/ratio.ts';
import { type LawScope, ruleOn } from '#gateway/kernel/law/rule.ts';
import { basicDeductions, nonResidentRules, type PaymentRule, paymentRules } from '../law/rules.ts';
import { labourTableOn, monthlyTableOn } from '../law/tables.ts';
import { taxByTable } from './brackets.ts';

/** Kinds of payments to people who are not paid a wage. */
export type PaymentKind = 'labour' | 'author' | 'royalty';

/** Taxable amount and tax of a payment. */
export interface PaymentTax {
  readonly taxable: Money;
  readonly tax: Money;
}

/** Withholding on a payment to a resident. */
export function residentPaymentTax(kind: PaymentKind, payment: Money, scope: LawScope): PaymentTax {
  const rule = ruleOn(paymentRules, scope);
  const afterExpenses = lessExpenses(payment, rule);
  if (kind === 'labour') {
    const { tax } = taxByTable(labourTableOn(scope), afterExpenses);
    return { taxable: rounded(afterExpenses), tax: rounded(tax) };
  }
  const share = kind === 'author' ? percent(rule.authorSharePercent) : ratio(1);
  const taxable = multiply(afterExpenses, share);
  return {
    taxable: rounded(taxable),
    tax: rounded(multiply(taxable, percent(rule.authorRatePercent))),
  };
}

function lessExpenses(payment: Money, rule: PaymentRule): Ratio {
  if (payment <= yuan(rule.smallUpTo)) {
    return exact(atLeastNothing(less(payment, yuan(rule.fixedExpense))));
  }
  return multiply(exact(payment), subtract(ratio(1), percent(rule.expensePercent)));
}

/** Tax on a payment to a non-resident, on the monthly table. */
export function nonResidentPaymentTax(
  kind: PaymentKind,
  payment: Money,
  scope: LawScope,
): PaymentTax {
  const rule = ruleOn(nonResidentRules, scope);
  const afterExpenses = multiply(exact(payment), subtract(ratio(1), percent(rule.expensePercent)));
  const share = kind === 'author' ? percent(rule.authorSharePercent) : ratio(1);
  const taxable = multiply(afterExpenses, share);
  const { tax } = taxByTable(monthlyTableOn(scope), taxable);
  return { taxable: rounded(taxable), tax: rounded(tax) };
}

/** Tax on the wage of a non-resident: the month alone, without insurance and special deductions. */
export function nonResidentWageTax(wage: Money, scope: LawScope): PaymentTax {
  const { perMonth } = ruleOn(basicDeductions, scope);
  const taxable = atLeastNothing(less(wage, yuan(perMonth)));
  return { taxable, tax: rounded(taxByTable(monthlyTableOn(scope), exact(taxable)).tax) };
}
