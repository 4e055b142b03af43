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
import { labourTableOn, monthlyTableOn, type RateRow } from '../law/tables.ts';
import { taxByTable } from './brackets.ts';

/** Kinds of payments to people who are not paid a wage. */
export type PaymentKind = 'labour' | 'author' | 'royalty';

/** Taxable amount and tax of a payment. */
export interface PaymentTax {
  readonly taxable: Money;
  readonly tax: Money;
}

/** The tax of a payment with the steps to it. */
export interface PaymentSteps extends PaymentTax {
  /** What is taken off first. */
  readonly expenses: Money;
  /** Of author's income a part counts. */
  readonly sharePercent: string;
  readonly ratePercent: string;
  readonly quickDeduction: string;
}

const whole = '100';

/** Withholding on a payment to a resident. */
export function residentPaymentTax(
  kind: PaymentKind,
  payment: Money,
  scope: LawScope,
): PaymentSteps {
  const rule = ruleOn(paymentRules, scope);
  const afterExpenses = lessExpenses(payment, rule);
  const expenses = less(payment, rounded(afterExpenses));
  if (kind === 'labour') {
    const { row, tax } = taxByTable(labourTableOn(scope), afterExpenses);
    const taxable = rounded(afterExpenses);
    return { expenses, sharePercent: whole, taxable, ...ratesOf(row), tax: rounded(tax) };
  }
  const sharePercent = kind === 'author' ? rule.authorSharePercent : whole;
  const taxable = multiply(afterExpenses, percent(sharePercent));
  return {
    expenses,
    sharePercent,
    taxable: rounded(taxable),
    ratePercent: rule.authorRatePercent,
    quickDeduction: '0',
    tax: rounded(multiply(taxable, percent(rule.authorRatePercent))),
  };
}

function ratesOf({ ratePercent, quickDeduction }: RateRow) {
  return { ratePercent, quickDeduction };
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
): PaymentSteps {
  const rule = ruleOn(nonResidentRules, scope);
  const afterExpenses = multiply(exact(payment), subtract(ratio(1), percent(rule.expensePercent)));
  const sharePercent = kind === 'author' ? rule.authorSharePercent : whole;
  const taxable = multiply(afterExpenses, percent(sharePercent));
  const { row, tax } = taxByTable(monthlyTableOn(scope), taxable);
  return {
    expenses: less(payment, rounded(afterExpenses)),
    sharePercent,
    taxable: rounded(taxable),
    ...ratesOf(row),
    tax: rounded(tax),
  };
}

/** Tax on the wage of a non-resident: the month alone, without insurance and special deductions. */
export function nonResidentWageTax(wage: Money, scope: LawScope): PaymentTax {
  const { perMonth } = ruleOn(basicDeductions, scope);
  const taxable = atLeastNothing(less(wage, yuan(perMonth)));
  return { taxable, tax: rounded(taxByTable(monthlyTableOn(scope), exact(taxable)).tax) };
}
