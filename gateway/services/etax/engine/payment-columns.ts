import { yuan, yuanText } from '#gateway/kernel/exact/money.ts';
import { lawOf } from './basic-deduction.ts';
import {
  nonResidentPaymentTax,
  type PaymentKind,
  type PaymentSteps,
  residentPaymentTax,
} from './other-income.ts';

/** A payment beside wages: amounts in yuan, the month by its first day. */
export interface PaymentFacts {
  readonly kind: PaymentKind;
  readonly residency: 'resident' | 'non-resident';
  readonly month: string;
  readonly amount: string;
}

/** The steps of the tax on a payment, by the rules of its month. */
export function paymentSteps({ kind, residency, month, amount }: PaymentFacts): PaymentSteps {
  const scope = lawOf(month.slice(0, 7));
  const taxOf = residency === 'resident' ? residentPaymentTax : nonResidentPaymentTax;
  return taxOf(kind, yuan(amount), scope);
}

/** The steps as the columns of a row keep them. */
export function paymentColumns(facts: PaymentFacts) {
  const { expenses, sharePercent, taxable, ratePercent, quickDeduction, tax } = paymentSteps(facts);
  return {
    expenses: yuanText(expenses),
    share_percent: Number(sharePercent),
    taxable: yuanText(taxable),
    rate_percent: Number(ratePercent),
    quick_deduction: yuanText(yuan(quickDeduction)),
    tax: yuanText(tax),
  };
}
