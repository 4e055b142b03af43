import { less, type Money, nothing, total, yuan, yuanText } from '#gateway/kernel/exact/money.ts';
import {
  cumulativeBasicDeduction,
  type DeductionFacts,
} from '#gateway/services/etax/engine/basic-deduction.ts';
import { taxOf } from '#gateway/services/etax/engine/brackets.ts';
import { nonResidentWageTax } from '#gateway/services/etax/engine/other-income.ts';
import {
  type DeductionClaim,
  specialDeductions,
} from '#gateway/services/etax/engine/special-deductions.ts';
import {
  addTotals,
  noTotals,
  type TaxTotals,
  withhold,
  withholdMonth,
} from '#gateway/services/etax/engine/withholding.ts';
import type { CityClass, DeductionKind } from '#gateway/services/etax/law/deductions.ts';
import { annualTableOn, monthlyTableOn } from '#gateway/services/etax/law/tables.ts';
import { type Answers, text, textOrNull, type Vector } from '../vector.ts';

type Fields = Readonly<Record<string, unknown>>;

function money(fields: Fields, name: string): Money {
  return yuan(String(fields[name] ?? '0.00'));
}

function deductionFacts({ input }: Vector, month: string): DeductionFacts {
  const lastYear = input.lastYear as
    | { employedHereAllTwelveMonths: boolean; declaredIncomeCny: string }
    | undefined;
  return {
    month,
    employedFrom: input.employedFrom === undefined ? null : String(input.employedFrom),
    firstWageOfTheYear: input.firstWageOfTheYear === true,
    lastYear:
      lastYear === undefined
        ? null
        : {
            employedHereAllTwelveMonths: lastYear.employedHereAllTwelveMonths,
            declaredIncome: yuan(lastYear.declaredIncomeCny),
          },
  };
}

function totalsOf(month: Fields): TaxTotals {
  return {
    income: money(month, 'wageCny'),
    exempt: money(month, 'exemptCny'),
    ownContributions: money(month, 'ownInsuranceAndFundCny'),
    specialAdditional: money(month, 'specialAdditionalCny'),
    other: money(month, 'otherDeductionCny'),
    reduction: money(month, 'reductionCny'),
  };
}

function residentYear(vector: Vector): Fields {
  let [totals, withheld] = [noTotals, nothing];
  const months = (vector.input.months as readonly Fields[]).map((fields) => {
    totals = addTotals(totals, totalsOf(fields));
    const facts = deductionFacts(vector, String(fields.month));
    const found = withholdMonth(totals, facts, withheld);
    const tax =
      fields.actuallyWithheldCny === undefined ? found.tax : money(fields, 'actuallyWithheldCny');
    withheld = total([withheld, tax]);
    return {
      month: facts.month,
      taxCny: yuanText(tax),
      cumulativeTaxableCny: yuanText(found.taxable),
      cumulativeBasicDeductionCny: yuanText(found.basicDeduction),
      ratePercent: found.ratePercent,
    };
  });
  return { months, yearTaxCny: yuanText(withheld) };
}

function nonResidentYear({ input }: Vector): Fields {
  const taxes = (input.months as readonly Fields[]).map((fields) => {
    const scope = { place: 'CN', asOf: `${fields.month}-28` };
    return {
      month: String(fields.month),
      tax: nonResidentWageTax(money(fields, 'wageCny'), scope).tax,
    };
  });
  return {
    months: taxes.map(({ month, tax }) => ({ month, taxCny: yuanText(tax) })),
    yearTaxCny: yuanText(total(taxes.map(({ tax }) => tax))),
  };
}

function fromTotals(vector: Vector): Fields {
  const month = text(vector, 'month');
  const first = Number(month.slice(5, 7)) - Number(vector.input.monthsEmployedHere) + 1;
  const employedFrom = `${month.slice(0, 4)}-${String(first).padStart(2, '0')}-01`;
  const basic = cumulativeBasicDeduction({
    month,
    employedFrom,
    firstWageOfTheYear: false,
    lastYear: null,
  });
  const totals = {
    ...noTotals,
    income: money(vector.input, 'cumulativeWageCny'),
    ownContributions: money(vector.input, 'cumulativeOwnInsuranceAndFundCny'),
    specialAdditional: money(vector.input, 'cumulativeSpecialAdditionalCny'),
  };
  const found = withhold(month, totals, basic, money(vector.input, 'alreadyWithheldCny'));
  const wage = textOrNull(vector, 'wageThisMonthCny');
  return {
    cumulativeTaxableCny: yuanText(found.taxable),
    ratePercent: found.ratePercent,
    cumulativeTaxCny: yuanText(found.cumulativeTax),
    taxThisMonthCny: yuanText(found.tax),
    ...(wage === null ? {} : { netThisMonthCny: yuanText(less(yuan(wage), found.tax)) }),
  };
}

function claimOf(claim: Fields): DeductionClaim {
  return {
    kind: claim.kind as DeductionKind,
    ...(claim.children === undefined ? {} : { children: Number(claim.children) }),
    ...(claim.sharePercent === undefined ? {} : { sharePercent: String(claim.sharePercent) }),
    ...(claim.onlyChild === undefined ? {} : { onlyChild: claim.onlyChild === true }),
    ...(claim.sharedAmountCny === undefined
      ? {}
      : { sharedAmount: money(claim, 'sharedAmountCny') }),
    ...(claim.cityClass === undefined ? {} : { cityClass: claim.cityClass as CityClass }),
    ...(claim.declaredCny === undefined ? {} : { declared: money(claim, 'declaredCny') }),
  };
}

/** Income tax on wages. */
export const incomeTax: Answers = {
  'income-tax/wage-withholding-year': (vector) =>
    vector.input.taxResidency === 'non-resident' ? nonResidentYear(vector) : residentYear(vector),
  'income-tax/wage-withholding-from-totals': fromTotals,
  'income-tax/annual-table': (vector) => ({
    taxCny: yuanText(taxOf(annualTableOn(vector), money(vector.input, 'taxableCny'))),
  }),
  'income-tax/monthly-table': (vector) => ({
    taxCny: yuanText(taxOf(monthlyTableOn(vector), money(vector.input, 'taxableCny'))),
  }),
  'income-tax/annual-table-shape': (vector) => {
    const { rows } = annualTableOn(vector);
    return {
      rows: rows.length,
      firstRatePercent: rows[0]?.ratePercent,
      lastRatePercent: rows.at(-1)?.ratePercent,
    };
  },
  'income-tax/basic-deduction': (vector) => ({
    cumulativeBasicDeductionCny: yuanText(
      cumulativeBasicDeduction(deductionFacts(vector, text(vector, 'month'))),
    ),
  }),
  'income-tax/non-resident-wage': (vector) => ({
    taxCny: yuanText(nonResidentWageTax(money(vector.input, 'wageCny'), vector).tax),
  }),
  'income-tax/special-additional-deductions': (vector) => {
    const claims = (vector.input.claims as readonly Fields[]).map(claimOf);
    const found = specialDeductions(text(vector, 'month'), claims);
    return 'amount' in found ? { amountCny: yuanText(found.amount) } : { error: found.error };
  },
};
