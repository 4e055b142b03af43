import { fen, type Money, nothing, total, yuan, yuanText } from '#gateway/kernel/exact/money.ts';
import { ratio } from '#gateway/kernel/exact/ratio.ts';
import type { DayKind } from '#gateway/kernel/law/holidays.ts';
import { noTotals } from '#gateway/services/etax/engine/withholding.ts';
import {
  changedMonthPay,
  leaveDeduction,
  overtimePay,
  type PartMonthMethod,
  partMonthPay,
  unusedLeavePay,
} from '#gateway/services/salary/engine/earnings.ts';
import { daysOf } from '#gateway/services/salary/engine/payment-days.ts';
import {
  calculateSlip,
  lawOf,
  type PayLine,
  type Slip,
  type SlipFacts,
  type TaxFacts,
} from '#gateway/services/salary/engine/slip.ts';
import type { Answers, Vector } from '../vector.ts';

interface PartMonth {
  readonly method?: PartMonthMethod;
  readonly paidDays?: number | string;
  readonly parts?: readonly { readonly monthlyPayCny: string; readonly dueDays: number }[];
}

interface Input {
  readonly period: string;
  readonly employment: Readonly<Record<string, unknown>>;
  readonly pay: readonly { readonly from: string; readonly monthlyPayCny: string }[];
  readonly partMonth?: PartMonth;
  readonly insurance?: Readonly<Record<string, string>>;
  readonly previousPeriods?: readonly { readonly period: string; readonly partMonth?: PartMonth }[];
  readonly tax?: Readonly<Record<string, unknown>>;
  readonly events: readonly Readonly<Record<string, unknown>>[];
}

function payOn(input: Input, period: string): Money {
  const found = input.pay.filter(({ from }) => from <= `${period}-31`).at(-1);
  return yuan(found?.monthlyPayCny ?? '0');
}

function basePay(input: Input, period: string, place: string, part?: PartMonth): Money {
  const monthlyPay = payOn(input, period);
  if (part?.parts !== undefined) {
    return changedMonthPay(
      part.parts.map(({ monthlyPayCny, dueDays }) => ({
        monthlyPay: yuan(monthlyPayCny),
        dueDays: ratio(dueDays),
      })),
    );
  }
  if (part?.method === undefined) return monthlyPay;
  const paid = ratio(part.paidDays ?? 0);
  const calendar = ratio(daysOf(period).length);
  const days = { paid, unpaid: ratio(0), due: calendar, calendar };
  return partMonthPay(part.method, monthlyPay, days, lawOf(period, place));
}

function amountOf(event: Readonly<Record<string, unknown>>): Money {
  return yuan(String(event.amountCny));
}

function overtimeLines({ events, period }: Input, pay: Money, place: string): PayLine[] {
  const overtime = events
    .filter(({ kind }) => kind === 'overtime')
    .map((event) => ({
      dayKind: event.dayKind as DayKind,
      minutes: Number(event.minutes),
      compensatoryRest: event.compensatoryRest === true,
    }));
  return [...overtimePay(pay, overtime, lawOf(period, place))].map(([kind, amount]) => ({
    code: `overtime-${kind}`,
    amount,
    treatment: 'wage',
  }));
}

function eventLine(
  event: Readonly<Record<string, unknown>>,
  pay: Money,
  scope: { readonly place: string; readonly asOf: string },
): PayLine[] {
  const line = (amount: Money, treatment: PayLine['treatment']): PayLine[] => [
    { code: String(event.kind), amount, treatment },
  ];
  switch (event.kind) {
    case 'unpaid-leave':
      return line(fen(-leaveDeduction(pay, ratio(String(event.days)), '0', scope)), 'wage');
    case 'sick-leave': {
      const rate = String(event.ratePercent);
      return line(fen(-leaveDeduction(pay, ratio(String(event.days)), rate, scope)), 'wage');
    }
    case 'bonus':
      return line(amountOf(event), event.taxMethod === 'separate' ? 'bonus' : 'wage');
    case 'allowance':
      return line(amountOf(event), event.taxable === false ? 'exempt' : 'wage');
    case 'unused-annual-leave': {
      const average = yuan(String(event.averageMonthlyWageCny));
      return line(unusedLeavePay(average, ratio(String(event.days)), scope), 'wage');
    }
    case 'severance':
      return line(amountOf(event), 'severance');
    case 'deduction-after-tax':
      return line(amountOf(event), 'after-tax');
    case 'other-pay':
      return line(amountOf(event), 'wage');
    default:
      return [];
  }
}

function insuranceOf({ insurance }: Input): SlipFacts['insurance'] {
  if (insurance === undefined) return null;
  return {
    base: yuan(insurance.declaredBaseCny ?? '0'),
    fundBase:
      insurance.housingFundDeclaredBaseCny === undefined
        ? null
        : yuan(insurance.housingFundDeclaredBaseCny),
    fundRate: insurance.housingFundRatePercent ?? null,
    supplementaryFundRate: insurance.supplementaryHousingFundRatePercent ?? null,
    workInjuryRate: insurance.workInjuryRatePercent ?? null,
  };
}

function factsOf(
  { input, place }: { readonly input: Input; readonly place: string },
  period: string,
  lines: readonly PayLine[],
  tax: TaxFacts,
): SlipFacts {
  const { employment, events } = input;
  const average = events.find(({ kind }) => kind === 'severance')?.localAverageMonthlyWageCny;
  return {
    month: period,
    place,
    employment: {
      employedFrom: String(employment.employedFrom),
      residency: employment.taxResidency as 'resident' | 'non-resident',
      receivesPension: employment.receivesPension === true,
      firstFundAccount: employment.firstFundAccount === true,
      joinsHousingFund: employment.joinsHousingFund !== false,
    },
    lines,
    insurance: insuranceOf(input),
    tax,
    localAverage: average === undefined ? null : yuan(String(average)),
  };
}

function slipOf(vector: Vector): Slip {
  const input = vector.input as unknown as Input;
  const asked = { input, place: vector.place };
  let tax: TaxFacts = {
    before: noTotals,
    withheldBefore: nothing,
    firstWageOfTheYear: input.tax?.firstWageOfTheYear === true,
    lastYear: null,
    yearAtOnce: input.tax?.sixtyThousandAtOnce === true,
    specialAdditional: yuan(String(input.tax?.specialAdditionalCny ?? '0')),
    separateBonusUsed: false,
  };
  const base = (period: string, part?: PartMonth): PayLine => ({
    code: 'base',
    amount: basePay(input, period, vector.place, part),
    treatment: 'wage',
  });
  for (const { period, partMonth } of input.previousPeriods ?? []) {
    const slip = calculateSlip(factsOf(asked, period, [base(period, partMonth)], tax));
    const withheldBefore = total([tax.withheldBefore, slip.incomeTax]);
    tax = { ...tax, before: slip.totals, withheldBefore };
  }
  const pay = payOn(input, input.period);
  const lines = [
    base(input.period, input.partMonth),
    ...overtimeLines(input, pay, vector.place),
    ...input.events.flatMap((event) => eventLine(event, pay, lawOf(input.period, vector.place))),
  ];
  return calculateSlip(factsOf(asked, input.period, lines, tax));
}

/** Whole pay slips. */
export const fullSlip: Answers = {
  'full-slip/slip': (vector) => {
    const slip = slipOf(vector);
    return {
      grossCny: yuanText(slip.gross),
      employeeContributionsCny: yuanText(slip.ownContributions),
      employerContributionsCny: yuanText(slip.employerContributions),
      incomeTaxCny: yuanText(slip.incomeTax),
      bonusTaxCny: yuanText(slip.bonusTax),
      severanceTaxCny: yuanText(slip.severanceTax),
      netCny: yuanText(slip.net),
    };
  },
};
