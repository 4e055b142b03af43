import {
  type Money,
  rounded,
  shareOf,
  total,
  yuan,
  yuanText,
} from '#gateway/kernel/exact/money.ts';
import { ratio } from '#gateway/kernel/exact/ratio.ts';
import type { Rounding, RoundingMode } from '#gateway/kernel/exact/rounding.ts';
import {
  ContributionError,
  type ContributionFacts,
  clampBase,
  contributions,
  groupedItems,
} from '#gateway/services/insurance/engine/contributions.ts';
import {
  firstFundMonth,
  lateFee,
  limitsFromAverage,
} from '#gateway/services/insurance/engine/limits.ts';
import { type Answers, text, textOrNull, type Vector } from '../vector.ts';

function moneyOrNull(vector: Vector, name: string): Money | null {
  const value = textOrNull(vector, name);
  return value === null ? null : yuan(value);
}

function factsOf(vector: Vector): ContributionFacts {
  return {
    place: textOrNull({ ...vector, input: vector.input }, 'place') ?? vector.place,
    month: text(vector, 'period'),
    base: moneyOrNull(vector, 'declaredBaseCny'),
    fundBase: moneyOrNull(vector, 'housingFundDeclaredBaseCny'),
    fundRate: textOrNull(vector, 'housingFundRatePercent'),
    supplementaryFundRate: textOrNull(vector, 'supplementaryHousingFundRatePercent'),
    workInjuryRate: textOrNull(vector, 'workInjuryRatePercent'),
  };
}

function cityContributions(vector: Vector): Readonly<Record<string, unknown>> {
  const lines = contributions(factsOf(vector));
  const side = (which: 'employer' | 'employee') => {
    const amounts = [...groupedItems(lines, which)].filter(
      ([item]) => which === 'employer' || item !== 'work-injury',
    );
    return Object.fromEntries(amounts.map(([item, amount]) => [item, yuanText(amount)]));
  };
  return {
    employee: side('employee'),
    employer: side('employer'),
    employeeTotalCny: yuanText(total(lines.map(({ employee }) => employee))),
    employerTotalCny: yuanText(total(lines.map(({ employer }) => employer))),
  };
}

function clampAndRate(vector: Vector): Readonly<Record<string, unknown>> {
  const { unitCny, mode } = vector.input.rounding as { unitCny: string; mode: RoundingMode };
  const base = clampBase(
    yuan(text(vector, 'declaredBaseCny')),
    textOrNull(vector, 'floorCny'),
    textOrNull(vector, 'ceilingCny'),
  );
  const side = (name: string): Money => shareOf(base, text(vector, name), { unit: unitCny, mode });
  const [employer, employee] = [side('employerRatePercent'), side('employeeRatePercent')];
  return {
    baseCny: yuanText(base),
    employerCny: yuanText(employer),
    employeeCny: yuanText(employee),
    bothCny: yuanText(total([employer, employee])),
  };
}

function limits(vector: Vector): Readonly<Record<string, unknown>> {
  const [unit = '1', mode = 'half-up'] = text(vector, 'roundTo').split(' ');
  const rounding: Rounding = { unit, mode: mode as RoundingMode };
  const found = limitsFromAverage(
    yuan(text(vector, 'localAverageMonthlyWageCny')),
    {
      floorPercent: text(vector, 'floorPercent'),
      ceilingPercent: text(vector, 'ceilingPercent'),
    },
    rounding,
  );
  const [floor, ceiling] = [yuanText(found.floor), yuanText(found.ceiling)];
  const base = clampBase(yuan(text(vector, 'payCny')), floor, ceiling);
  return { floorCny: floor, ceilingCny: ceiling, baseCny: yuanText(base) };
}

/** Social insurance and the housing fund. */
export const socialInsurance: Answers = {
  'social-insurance/clamp-and-rate': clampAndRate,
  'social-insurance/own-contributions-total': (vector) => ({
    totalCny: yuanText(
      total(
        ['pensionCny', 'medicalCny', 'unemploymentCny', 'housingFundCny'].map((name) =>
          yuan(textOrNull(vector, name) ?? '0'),
        ),
      ),
    ),
  }),
  'social-insurance/lookup-failure': (vector) => {
    try {
      contributions(factsOf(vector));
      return {};
    } catch (error) {
      if (error instanceof ContributionError) return { error: error.code };
      throw error;
    }
  },
  'social-insurance/limits-from-average': limits,
  'social-insurance/city-contributions': cityContributions,
  'social-insurance/first-fund-deposit': (vector) => ({
    firstMonth: firstFundMonth(text(vector, 'employedFrom'), vector.input.firstJobEver === true),
  }),
  'social-insurance/late-fee': (vector) => ({
    feeCny: yuanText(lateFee(yuan(text(vector, 'overdueCny')), Number(vector.input.days), vector)),
  }),
  'social-insurance/round': (vector) => ({
    amountCny: yuanText(
      rounded(ratio(text(vector, 'amountCny')), {
        unit: text(vector, 'unitCny'),
        mode: text(vector, 'mode') as RoundingMode,
      }),
    ),
  }),
};
