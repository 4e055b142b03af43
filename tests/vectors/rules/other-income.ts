import { yuan, yuanText } from '#gateway/kernel/exact/money.ts';
import {
  bonusTaxedApart,
  compareBonusMethods,
  nonResidentBonusTax,
  type PaidBonus,
  secondSeparateBonus,
} from '#gateway/services/etax/engine/bonus.ts';
import {
  nonResidentPaymentTax,
  type PaymentKind,
  residentPaymentTax,
} from '#gateway/services/etax/engine/other-income.ts';
import { severanceTax } from '#gateway/services/etax/engine/severance-tax.ts';
import { type Answers, text, textOrNull, type Vector } from '../vector.ts';

const area = 'bonus-and-other-income';

function payment(vector: Vector, kind: PaymentKind): Readonly<Record<string, unknown>> {
  const { taxable, tax } = residentPaymentTax(kind, yuan(text(vector, 'paymentCny')), vector);
  return { taxableCny: yuanText(taxable), taxCny: yuanText(tax) };
}

/** Bonuses, payments beside wages, and severance. */
export const otherIncome: Answers = {
  [`${area}/annual-bonus-separate`]: (vector) => {
    const wage = textOrNull(vector, 'wageOfTheMonthCny');
    const found = bonusTaxedApart(
      yuan(text(vector, 'bonusCny')),
      vector,
      wage === null ? undefined : yuan(wage),
    );
    return {
      ratePercent: found.ratePercent,
      quickDeductionCny: yuanText(yuan(found.quickDeduction)),
      taxCny: yuanText(found.tax),
    };
  },
  [`${area}/annual-bonus-second-use`]: ({ input }) =>
    secondSeparateBonus(input.bonuses as readonly PaidBonus[]) === null
      ? {}
      : { error: 'separate-method-used-this-year' },
  [`${area}/bonus-scheme-choice`]: (vector) => {
    const found = compareBonusMethods(
      {
        months: Number(vector.input.monthsEmployedHere),
        wages: yuan(text(vector, 'wagesOfTheYearCny')),
        deductions: yuan(text(vector, 'deductionsOfTheYearCny')),
      },
      yuan(text(vector, 'bonusCny')),
      vector,
    );
    return {
      separateTotalTaxCny: yuanText(found.separateTax),
      mergedTotalTaxCny: yuanText(found.mergedTax),
      better: found.better,
    };
  },
  [`${area}/labour-remuneration`]: (vector) => payment(vector, 'labour'),
  [`${area}/author-remuneration`]: (vector) => payment(vector, 'author'),
  [`${area}/non-resident-payment`]: (vector) => {
    const kind = vector.input.kind as PaymentKind;
    const { taxable, tax } = nonResidentPaymentTax(kind, yuan(text(vector, 'paymentCny')), vector);
    return { taxableCny: yuanText(taxable), taxCny: yuanText(tax) };
  },
  [`${area}/non-resident-bonus`]: (vector) => ({
    taxCny: yuanText(nonResidentBonusTax(yuan(text(vector, 'bonusCny')), vector).tax),
  }),
  [`${area}/severance-tax`]: (vector) => {
    const found = severanceTax(
      {
        severance: yuan(text(vector, 'severanceCny')),
        localAverageMonthlyWage: yuan(text(vector, 'localAverageMonthlyWageCny')),
        ...(vector.input.yearsOfService === undefined
          ? {}
          : { yearsOfService: text(vector, 'yearsOfService') }),
        foreigner: vector.input.foreigner === true,
      },
      vector,
    );
    return {
      exemptCny: yuanText(found.exempt),
      taxableCny: yuanText(found.taxable),
      taxCny: yuanText(found.tax),
    };
  },
};
